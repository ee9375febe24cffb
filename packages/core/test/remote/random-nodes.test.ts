import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cortex, type CortexError, openCortex } from '../../src/index.ts'
import { testDirectory } from '../../src/testing/index.ts'
import { FakeEngine, type Fault } from './fake-engine.ts'

const actor = 'ada'
const NODES = 3
/** `npm run test:seeds` and the long form set it. */
const runs = Number(process.env.CORTEX_NODE_RUNS ?? 25)

type Step =
  | { readonly kind: 'write'; readonly node: number; readonly text: number }
  | { readonly kind: 'repeat'; readonly node: number; readonly text: number }
  | { readonly kind: 'fault'; readonly faults: readonly Fault[] }
  | { readonly kind: 'restart'; readonly node: number }

const node = fc.nat({ max: NODES - 1 })
const text = fc.nat({ max: 5 })
const fault = fc.constantFrom<Fault>('before', 'after', 'away')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('write' as const), node, text }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), node, text }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      faults: fc.array(fault, { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), node }) },
)

/** The id of a call: the same text repeated is the same call, on whichever node. */
const commitIdOf = (n: number): string => n.toString(16).padStart(32, '0')

const fact = (n: number) =>
  ({
    data: { type: 'Fact', subject: `s${n}`, predicate: 'says', statement: `text ${n}` },
    commitId: commitIdOf(n + 1),
  }) as const

describe('any order of writes on several nodes', () => {
  it('[RN14] loses nothing, writes nothing twice, and leads to one root', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const engine = new FakeEngine()
        const roots = Array.from({ length: NODES }, () => testDirectory())
        const open = (n: number): Promise<Cortex> =>
          openCortex({ root: roots[n] as string, actor, journal: engine.connect() })
        const nodes = await Promise.all(roots.map((_, n) => open(n)))
        const acknowledged = new Set<number>()
        try {
          for (const each of steps) {
            if (each.kind === 'fault') engine.faults.push(...each.faults)
            if (each.kind === 'restart') {
              await nodes[each.node]?.close()
              engine.faults.length = 0
              nodes[each.node] = await open(each.node)
            }
            if (each.kind === 'write' || each.kind === 'repeat') {
              const done = await nodes[each.node]?.write(fact(each.text)).catch(codeOf)
              if (typeof done === 'object') acknowledged.add(each.text)
              else expect(['JOURNAL_UNAVAILABLE', 'OUTCOME_UNKNOWN']).toContain(done)
            }
          }
          engine.faults.length = 0
          for (const [n, cortex] of nodes.entries()) {
            await cortex.write({ ...fact(100 + n), commitId: commitIdOf(200 + n) })
          }
          for (const [n] of nodes.entries()) {
            await nodes[n]?.close()
            nodes[n] = await open(n)
          }
          const ends = await Promise.all(nodes.map((cortex) => cortex.status()))
          expect(new Set(ends.map(({ root }) => root)).size).toBe(1)
          for (const cortex of nodes) {
            const { memories } = await cortex.find({ types: ['Fact'], limit: 100 })
            const said = memories.map(({ data }) => data.statement)
            expect(new Set(said).size).toBe(said.length)
            for (const n of acknowledged) expect(said).toContain(`text ${n}`)
          }
          const rows = engine.of(actor)
          for (const [index, row] of rows.entries()) {
            expect(row.firstSeq).toBe((rows[index - 1]?.lastSeq ?? -1) + 1)
          }
        } finally {
          await Promise.all(nodes.map((cortex) => cortex.close()))
        }
      }),
      { numRuns: runs },
    )
  }, 600_000)
})

function codeOf(error: unknown): string {
  return (error as CortexError).code
}
