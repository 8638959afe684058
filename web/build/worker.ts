// Writes the service worker: src/worker.js, with the files of this build in it, so that each build is another worker.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WEB = dirname(dirname(fileURLToPath(import.meta.url)))

/** The worker for these files; its cache is named after what is in them. */
export function workerFor(files: string[]): string {
  const sorted = [...files].sort()
  const version = createHash('sha256').update(sorted.join()).digest('hex').slice(0, 12)
  const source = readFileSync(join(WEB, 'src/worker.js'), 'utf-8')
  return `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(sorted)}\n${source}`
}

export function worker(): Plugin {
  return {
    name: 'pioche-worker',
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle).filter((name) => name.startsWith('assets/')), ...readdirSync(join(WEB, 'public')).filter((name) => name.endsWith('.svg'))]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerFor(files) })
    },
  }
}
