import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Suites that need the frameworks themselves. Which versions: FRAMEWORKS=oldest or newest (scripts/adapters.mjs).
const conditions = ['@cortex-memory/source', 'node', 'import', 'module', 'default']
const folder = fileURLToPath(new URL('.', import.meta.url))
const frameworks = join(folder, process.env.FRAMEWORKS ?? 'newest', 'package.json')

const isOldest = process.env.FRAMEWORKS === 'oldest'

/** Names that come from the folder of frameworks. */
const FROM_FRAMEWORKS =
  /^(?:@langchain\/|@anthropic-ai\/|@openai\/|@google\/adk|@mastra\/|@ai-sdk\/|ai(?:\/|$))/

export default defineConfig({
  root: join(folder, '../../../..'),
  plugins: [
    {
      name: 'frameworks of the chosen folder',
      enforce: 'pre',
      resolveId(source, importer) {
        if (!FROM_FRAMEWORKS.test(source) || importer === frameworks) return undefined
        return this.resolve(source, frameworks, { skipSelf: true })
      },
    },
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/adapters/test/frameworks/*.suite.ts'],
    // LangGraph's suite for checkpointers needs a newer LangGraph than the oldest.
    exclude: isOldest ? ['**/langgraph-checkpointer.suite.ts'] : [],
    maxWorkers: 2,
    isolate: false,
    // The suite of LangGraph's checkpointers expects describe and it to be there.
    globals: true,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
