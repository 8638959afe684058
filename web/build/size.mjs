// All JavaScript of the page, compressed, is less than a photograph: fails above the limit.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const FOLDER = '../src/pioche/server/page/assets'

const sizes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.js'))
  .map((name) => [name, gzipSync(readFileSync(join(FOLDER, name))).length])
  .sort((one, other) => other[1] - one[1])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)
for (const [name, size] of sizes) console.log(`${String(size).padStart(8)} ${name}`)
console.log(`${String(total).padStart(8)} bytes of JavaScript, compressed; ${LIMIT} at most`)
if (total > LIMIT) process.exit(1)
