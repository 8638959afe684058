import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { texts } from './build/texts.ts'
import { worker } from './build/worker.ts'

// The server puts its own base path before every './' of the document; modules find each other by their own address.
export default defineConfig({
  base: './',
  plugins: [texts(), svelte(), worker()] as Plugin[],
  build: {
    outDir: '../src/pioche/server/page',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy of the server admits no inline script or style
    reportCompressedSize: false,
    // Svelte's constants, among them an Error, by themselves: for its lines the browser reads the whole file it is made in once more.
    // What two games share comes with the first file: the table of a game is one file more, asked for once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'constants', test: /svelte\/src\/internal\/client\/constants/, priority: 1 }, { name: 'shared', test: /src\/(cards|shell|table|texts|wire)\/(?!markdown)|src\/games\/[\w.]+$|node_modules\/(svelte|@fluent)\// }] } } },
  },
  // For `npx vite`: the API of a `pioche serve` on this machine.
  server: { proxy: { '/api': 'http://127.0.0.1:8421', '/ws': { target: 'ws://127.0.0.1:8421', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0])
