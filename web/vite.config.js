import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const OUT = process.env.FRONTIER_PAGE ?? '../build/page'
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/

/** Compressed once here instead of at every request. */
function compressed() {
  const compress = (folder) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) compress(path)
      else if (COMPRESSIBLE.test(name)) {
        const content = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    }
  }
  return { name: 'compressed', apply: 'build', closeBundle: () => compress(OUT) }
}

export default defineConfig({
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined, // as vitest.environment.js says
  test: {
    include: ['src/**/*.test.ts'],
    environment: './vitest.environment.js',
    unstubGlobals: true,
  },
  plugins: [svelte(), compressed()],
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The texts are the Python package's own.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: false } },
  },
})
