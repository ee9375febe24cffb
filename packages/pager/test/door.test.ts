import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDirectory } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../src/config/load-config.ts'
import { openPager } from '../src/pager.ts'
import { openTestPager, pagerOn } from './support/pager.ts'

const SPEC = { name: 'Moor', trigger: 'mooring a boat', steps: ['throw the line'] }

describe('the door of the pager', () => {
  it('[GI1] refuses wrong types and unknown names before anything is written', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const root = await cortex.overallRoot()
    const bad = <T>(value: unknown): T => value as T
    const calls: readonly (() => unknown)[] = [
      () => openPager(bad(undefined)),
      () => openPager(bad({})),
      () => openPager(bad({ cortex, colour: 'red' })),
      () => openPager(bad({ cortex, embedder: 'best' })),
      () => openPager(bad({ cortex, embedder: { id: 'x' } })),
      () => pager.pinned(bad(5)),
      () => pager.retrieve(bad(5)),
      () => pager.retrieve('x', bad({ limit: 5 })),
      () => pager.retrieve('x', { topK: -1 }),
      () => pager.procedural(bad(undefined)),
      () => pager.assemble(bad({})),
      () => pager.assemble(bad({ query: 'x', turn: 1 })),
      () => pager.rememberFact(bad(5)),
      () => pager.rememberFact('x', bad({ tag: 'x' })),
      () => pager.rememberUserFact(bad(null)),
      () => pager.recordOutcome('x', bad(1)),
      () => pager.writePattern(bad({ name: 'x' }), 1, 1, []),
      () => pager.writePattern(bad({ ...SPEC, steps: 'x' }), 1, 1, []),
      () => pager.writePattern(SPEC, 1, 1, bad('x')),
      () => pager.reinforcePattern(SPEC, ['a'], 'a', bad('maybe')),
      () => pager.endIntent(bad({ outcome: 'success' })),
      () => pager.ledger(bad({ last: 1 })),
      () => pager.compactTranscript(bad('x')),
      () => pager.compactTranscript(bad([{ role: 'user' }])),
      () => pager.consolidate(bad([{ role: 'owner', text: 'My name is Ada.' }])),
      () => pager.consolidate([], bad({ conversation: 'a' })),
      () => pager.offer(bad('x')),
      () => pager.recallTurns('a', bad(1)),
    ]

    for (const call of calls) {
      const failed = await Promise.resolve()
        .then(call)
        .catch((error: unknown) => error)
      expect(failed, String(call)).toMatchObject({ name: 'CortexError', code: 'INVALID_INPUT' })
    }
    expect(await cortex.overallRoot()).toBe(root)
  })

  it('[GV9] an embedder that fails from the beginning is reported for, and words answer', async () => {
    await using opened = await openTestPager()
    const down = {
      id: 'down@test',
      dimensions: 4,
      embed: async () => {
        throw new Error('connection refused')
      },
    }
    await using pager = await pagerOn(opened.cortex, { embedder: down })
    await pager.rememberFact('The mast is tall')

    expect(await pager.retrieve('mast')).toHaveLength(1)
    expect(pager.status().embedder).toMatchObject({
      running: false,
      failure: 'connection refused',
      why: expect.stringContaining('words and salience'),
    })
  })

  it('[GV10] the best match is cut to a small budget instead of being left out', async () => {
    await using opened = await openTestPager()
    const { pager } = opened
    for (let n = 0; n < 4; n += 1) await pager.rememberFact(`Berth ${n} is free`)
    await pager.rememberFact(`The contract says ${'many words '.repeat(400)}`)

    for (const budgetTokens of [80, 120, 200, 400]) {
      const snippets = await pager.retrieve('contract', { budgetTokens })
      const tokens = snippets.reduce((sum, one) => sum + one.tokens, 0)
      expect(snippets[0]?.text).toContain('The contract says')
      expect(tokens).toBeLessThanOrEqual(budgetTokens)
    }
  })

  it('[GU6] a conversation whose windows name no intent ends as one', async () => {
    await using opened = await openTestPager()
    const { pager } = opened
    const uri = await pager.rememberFact('The tide turns at 4')
    await pager.assemble({ query: 'tide', conversationId: 'a' })
    await pager.assemble({ query: 'tide', conversationId: 'b', intentId: 'i' })

    const { affectedIds } = await pager.endIntent({ intentId: 'a', outcome: 'success' })

    expect(affectedIds).toHaveLength(1)
    expect(uri).toContain(affectedIds[0])
    await expect(pager.endIntent({ intentId: 'b', outcome: 'success' })).rejects.toMatchObject({
      code: 'EMPTY_CITATIONS',
    })
  })

  it.each(['a.json', 'a.toml'])('[GF3] %s may begin with a byte-order mark', async (name) => {
    const file = join(testDirectory(), name)
    const json = '{"runtime":{"agent_name":"Ada"}}'
    const toml = '[runtime]\r\nagent_name = "Ada"\r\n'
    writeFileSync(file, `\ufeff${name.endsWith('json') ? json : toml}`)

    expect(await loadConfig({ file, env: {} })).toMatchObject({ agentName: 'Ada' })
  })

  it('[GF8] the settings of the agent in the same file are left to it', async () => {
    const file = join(testDirectory(), 'neo.toml')
    writeFileSync(
      file,
      `[runtime]
agent_name = "Ada"
daemon_url = "http://127.0.0.1:8080"
manifest_path = "agents/default.json"
[loop]
step_budget = 50
[execution]
natural_allow = ["git"]
`,
    )

    expect(await loadConfig({ file, env: {} })).toMatchObject({ agentName: 'Ada' })
  })
})
