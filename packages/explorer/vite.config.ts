import { defineConfig } from 'vite'

// No plugin: the transformer that Vite brings along knows JSX.
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    // Data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
})
