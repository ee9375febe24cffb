import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cortexMemoryTool } from '../src/anthropic/index.ts'
import { cortexSessionStore } from '../src/claude-agent/index.ts'
import { cortexCheckpointer, cortexStore } from '../src/langgraph/index.ts'

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
) as {
  exports: Record<string, unknown>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

describe('frameworks', () => {
  it('[AD3] are optional peers, and none is a dependency', () => {
    const peers = Object.keys(manifest.peerDependencies)
    expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(peers)
    expect(Object.values(manifest.peerDependenciesMeta)).toEqual(
      peers.map(() => ({ optional: true })),
    )
    const foreign = Object.keys(manifest.dependencies).filter(
      (name) => !name.startsWith('@cortex-memory/'),
    )
    expect(foreign).toEqual(['zod'])
  })

  it('[AD3] every entry can be imported without any of them', async () => {
    for (const name of Object.keys(manifest.exports)) {
      expect(
        Object.keys(await import(`@cortex-memory/adapters${name.slice(1)}`)).length,
      ).toBeGreaterThan(0)
    }
  })

  it.each([
    ['langgraph', '@langchain/langgraph-checkpoint', () => cortexStore({ root: '.', actor: 'x' })],
    [
      'langgraph',
      '@langchain/langgraph-checkpoint',
      () => cortexCheckpointer({ root: '.', actor: 'x' }),
    ],
    ['anthropic', '@anthropic-ai/sdk', () => cortexMemoryTool({ root: '.', actor: 'x' })],
    [
      'claude-agent',
      '@anthropic-ai/claude-agent-sdk',
      () => cortexSessionStore({ root: '.', actor: 'x' }),
    ],
  ])('[AD3] %s says that %s is missing, and how to get it', async (entry, name, open) => {
    await expect(open()).rejects.toThrow(
      `Cannot use @cortex-memory/adapters/${entry}: the package ${name} is not installed. Install it beside the adapter: npm install ${name}`,
    )
  })

  it('[AD5] says which option of a store is missing or too much', async () => {
    const { cortexSession } = await import('../src/openai-agents/index.ts')
    await expect(cortexSession({ root: 'x' })).rejects.toThrow('`actor` is missing')
    await expect(cortexSession({ actor: 'x' })).rejects.toThrow('`root` is missing')
    await expect(cortexSession({ cortex: {} as never, root: 'x' })).rejects.toThrow('not both')
  })
})
