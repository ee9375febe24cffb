import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Tests of one package import the sources of another: nothing has to be built to be tested,
// except the programs that tests start as processes of their own.
const sources = '@cortex-memory/source'
const conditions = [sources, 'node', 'import', 'module', 'default']
// Vitest hands these to Node, which adds its own: `require` must not find what is meant for `import`.
const nodeConditions = [sources, 'node']

const properties = fileURLToPath(new URL('./properties.config.ts', import.meta.url))

export default defineConfig({
  plugins: [
    {
      name: 'properties with several seeds',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === 'fast-check' && importer !== properties ? properties : undefined,
    },
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
  test: {
    globalSetup: ['scripts/fresh-bundles.mjs'],
    include: ['packages/*/{src,test}/**/*.test.ts'],
    // Both cores: Vitest would leave one to its own main thread, which has little to do.
    maxWorkers: 2,
    // Files share the modules that they import: loading them again costs a third of the run.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
