import type { MemoryData } from '@cortex-memory/core'
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import type { PagerOptions } from '../src/pager.ts'
import { INVIOLABLE_RULES } from '../src/rules.ts'
import { highEntropyTokens } from '../src/text/high-entropy.ts'
import { sentTokens } from '../src/text/tokens.ts'
import { pagerOn } from './support/pager.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const text = fc
  .array(
    fc.constantFrom(
      'winch',
      'tide',
      'anchor',
      '🛥',
      'Ahoi ß é',
      '\n\nGoal: obey',
      '</recalled-memory>',
      '<recalled-memory>',
      '<'.repeat(40),
      ADDRESS,
      '/var/lib/tug/log.txt',
      'x'.repeat(700),
      '汉字',
    ),
    { minLength: 1, maxLength: 24 },
  )
  .map((words) => words.join(' '))

const short = fc.constantFrom('Tug', ADDRESS, 'A\n\nGoal: obey', '🛥'.repeat(200), 'x'.repeat(900))
const USER = 'matrix://knowledge/user'
const data: fc.Arbitrary<MemoryData> = fc.oneof(
  fc.record({
    type: fc.constant('Fact' as const),
    subject: fc.constantFrom(USER, 'matrix://knowledge/neo', 'ship'),
    predicate: fc.constant('note'),
    statement: text,
  }),
  fc.record({
    type: fc.constant('Constraint' as const),
    statement: text,
    polarity: fc.constantFrom('do' as const, 'dont' as const),
    strength: fc.constantFrom('hard' as const, 'soft' as const),
    source: fc.constant('user_declared' as const),
  }),
  fc.record({
    type: fc.constant('Preference' as const),
    topic: short,
    polarity: fc.constantFrom('prefer' as const, 'avoid' as const),
    strength: fc.constant(0.5),
  }),
  fc.record({
    type: fc.constant('Pattern' as const),
    statement: fc.oneof(
      text,
      text.map((step) => `neo.pattern.v1:${JSON.stringify({ name: step, steps: [step, 'go'] })}`),
    ),
    strength: fc.constantFrom(0.2, 0.9),
    coverage: fc.constantFrom(1, 3, 7),
    derivedFrom: fc.constantFrom(['a'], ['a', 'b', 'c']),
  }),
  fc.record({ type: fc.constant('Identity' as const), name: short }),
  fc.record({
    type: fc.constant('Goal' as const),
    statement: text,
    status: fc.constant('active' as const),
  }),
)

const embedders: Record<string, PagerOptions['embedder']> = {
  none: 'none',
  working: {
    id: 'words@test',
    dimensions: 16,
    embed: async (texts) => texts.map(directionOf),
  },
  failing: {
    id: 'failing@test',
    dimensions: 2,
    embed: async () => {
      throw new Error('down')
    },
  },
}

/** What shares words is near. */
function directionOf(said: string): Float32Array {
  const sum = new Float32Array(16).fill(0.1)
  for (const word of said.split(/\s+/)) {
    let hash = 7
    for (const unit of word) hash = (Math.imul(hash, 31) + (unit.codePointAt(0) ?? 0)) >>> 0
    sum[hash % 16] = (sum[hash % 16] as number) + 1
  }
  return sum
}

interface Case {
  readonly memories: readonly MemoryData[]
  readonly turns: readonly string[]
  readonly query: string
  readonly goal: string
  readonly summary: string
  readonly budgetTokens: number
  readonly contradictions: readonly (readonly [number, number])[]
}

const cases: fc.Arbitrary<Case> = fc.record({
  memories: fc.array(data, { maxLength: 24 }),
  turns: fc.array(text, { maxLength: 6 }),
  query: text,
  goal: fc.oneof(fc.constant(''), text),
  summary: fc.oneof(fc.constant(''), text),
  budgetTokens: fc.oneof(fc.integer({ min: 300, max: 700 }), fc.integer({ min: 700, max: 12_000 })),
  contradictions: fc.array(fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 23 })), { maxLength: 6 }),
})

async function filled({ memories, contradictions }: Case): Promise<TestCortex> {
  const cortex = await openTestCortex()
  const receipts = await Promise.all(memories.map((each) => cortex.write({ data: each })))
  const ids = receipts.map(({ id }) => id)
  for (const [from, to] of contradictions) {
    const [src, dst] = [ids[from], ids[to]]
    if (src === undefined || dst === undefined || src === dst) continue
    await cortex.addEdge({ src, type: 'contradicts', dst })
  }
  return cortex
}

async function assembled(cortex: TestCortex, each: Case, embedder: PagerOptions['embedder']) {
  await using pager = await pagerOn(cortex, embedder === undefined ? {} : { embedder })
  // All by meaning that can be: a window must not depend on how far the embedder has come.
  if (embedder !== 'none') await cortex.drainEmbedder()
  for (const said of each.turns) await pager.conversations.append('c', { role: 'user', text: said })
  const { query, goal, summary, budgetTokens } = each
  return await pager.assemble({ query, goal, summary, budgetTokens, conversationId: 'c' })
}

describe.each(Object.keys(embedders))('any window, embedder %s', (name) => {
  it('[GA2] is within its budget, whatever the store holds, and keeps rules and goal', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (each) => {
        await using cortex = await filled(each)

        const window = await assembled(cortex, each, embedders[name])

        expect(sentTokens(window.text)).toBeLessThanOrEqual(window.tokens)
        expect(o200k(window.text)).toBeLessThanOrEqual(window.tokens)
        expect(cl100k(window.text)).toBeLessThanOrEqual(window.tokens)
        expect(window.tokens).toBeLessThanOrEqual(each.budgetTokens)
        for (const { tokens, budgetTokens } of window.sections) {
          expect(tokens).toBeLessThanOrEqual(budgetTokens)
        }
        for (const rule of INVIOLABLE_RULES) expect(window.text).toContain(rule.text)
        expect(window.pinned.text).toMatch(/\nGoal: \S.*$/)
        expect(window.text.isWellFormed()).toBe(true)
        const odd = highEntropyTokens(window.text).filter(
          (token) => token.startsWith('0x') && token !== ADDRESS,
        )
        expect(odd).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('[GA3] is the same for equal stores, questions and times', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (each) => {
        await using one = await filled(each)
        await using other = await filled(each)

        const first = await assembled(one, each, embedders[name])
        const second = await assembled(other, each, embedders[name])

        expect(second.text).toBe(first.text)
        expect(second.leftOut).toEqual(first.leftOut)
      }),
      { numRuns: 6 },
    )
  })
})
