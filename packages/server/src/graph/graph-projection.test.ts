import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, type MemoryStore, openCortex, type Uri } from '@cortex-memory/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GraphStore } from '../mcp/compat/graph-store.ts'
import type { OperationContext } from '../operations/operation.ts'
import { uriOf } from '../operations/schemas.ts'
import { dataOf, entityFact, tagOf } from './graph-fact.ts'
import { findNamed } from './named-memories.ts'

let root: string
let now: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cortex-graph-'))
  now = 1_700_000_000_000
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const clock = (): number => now
const open = (): Promise<Cortex> => openCortex({ root, actor: 'ada', durability: 'fast', clock })
const context = { clock, origin: 'agent', channel: 'mcp' } as OperationContext
const graphOf = (store: MemoryStore): GraphStore => new GraphStore(store, context)
/** Without its journal a store is loaded with every question. */
const loading = (store: Cortex): GraphStore =>
  graphOf(new Proxy(store, { has: (_, name) => name !== 'journal', get: bound }))

function bound(store: Cortex, name: string | symbol): unknown {
  const value: unknown = Reflect.get(store, name, store)
  return typeof value === 'function' ? value.bind(store) : value
}

const name = fc.constantFrom('Ada', 'Ben', 'Cleo', 'adabas')
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), name, text: fc.string({ minLength: 1 }) }),
  fc.record({ do: fc.constant('observe' as const), name, text: fc.constantFrom('sails', 'Rows') }),
  fc.record({ do: fc.constant('relate' as const), name, other: name }),
  fc.record({ do: fc.constant('delete' as const), name }),
  fc.record({ do: fc.constant('rename' as const), name }),
)

describe('a graph that follows the journal', () => {
  it('[K40] answers as one that is loaded with every question, also after another process wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        rmSync(root, { recursive: true, force: true })
        await using ours = await open()
        await using theirs = await open()
        for (const [index, each] of steps.entries()) {
          now++
          const writer = index % 2 === 0 ? ours : theirs
          await perform(writer, each)
          const [quick, whole] = [graphOf(ours), loading(theirs)]
          expect(await quick.read()).toEqual(await whole.read())
          for (const text of ['', 'ada', 'OWS', '\0'])
            expect(await quick.search(text)).toEqual(await whole.search(text))
          const names = ['Cleo', 'Ada', 'Ada', 'nobody']
          expect(await quick.open(names)).toEqual(await whole.open(names))
        }
      }),
      { numRuns: 12 },
    )
  })

  it('[K40] shows what comes later in its own place, by the order of creation', async () => {
    await using cortex = await open()
    const graph = graphOf(cortex)
    const entity = { name: 'Ada', entityType: 'person', observations: [] }
    await graph.createEntities([entity])
    expect((await graph.read()).entities).toHaveLength(1)

    // Of a process whose clock is behind.
    const fact = entityFact({ ...entity, name: 'Ben' })
    await cortex.write({ data: dataOf(fact, 1), tags: [tagOf('entity')] })

    expect((await graph.read()).entities.map((each) => each.name)).toEqual(['Ben', 'Ada'])
    expect(await graph.read()).toEqual(await loading(cortex).read())
  })

  it('[K40] no longer shows what has expired meanwhile', async () => {
    await using cortex = await open()
    const graph = graphOf(cortex)
    await graph.createEntities([{ name: 'Ada', entityType: 'person', observations: [] }])
    const { memory } = await findNamed(cortex, 'entity', ['Ada'])
    if (memory === undefined) throw new Error('it was written')
    await cortex.update(uriOf(memory) as Uri, { data: memory.data, expiresAt: now + 10 })
    expect((await graph.open(['Ada'])).entities).toHaveLength(1)

    now += 11

    expect((await graph.open(['Ada'])).entities).toEqual([])
    expect((await loading(cortex).open(['Ada'])).entities).toEqual([])
  })
})

async function perform(
  cortex: Cortex,
  each: typeof step extends fc.Arbitrary<infer T> ? T : never,
) {
  const graph = graphOf(cortex)
  const entity = { name: each.name, entityType: 'person', observations: [] as string[] }
  switch (each.do) {
    case 'create': {
      const text = each.text.trim() === '' || each.text.includes('\0') ? 'x' : each.text
      await graph.createEntities([{ ...entity, observations: [text, 'sails'] }])
      return
    }
    case 'observe':
      await graph
        .addObservations([{ entityName: each.name, contents: [each.text] }])
        .catch(() => undefined)
      return
    case 'relate':
      await graph.createRelations([{ from: each.name, to: each.other, relationType: 'knows' }])
      return
    case 'delete':
      await graph.deleteEntities([each.name])
      return
    case 'rename': {
      const { memory } = await findNamed(cortex, 'entity', entityFact(entity).names)
      if (memory?.data.type !== 'Fact') return
      const uri = uriOf(memory) as Uri
      await cortex.update(uri, { data: { ...memory.data, subject: `${each.name}a` } })
    }
  }
}
