import { describe, expect, expectTypeOf, it } from 'vitest'
import type {
  BlameEntry,
  Conflict,
  Cortex,
  DataOf,
  EventData,
  FactData,
  FindResult,
  GoalData,
  Hit,
  Memory,
  MemoryData,
  MemoryType,
  Query,
  Receipt,
  Uri,
  WriteInput,
} from '../src/index.ts'
import { openTestCortex } from '../src/testing/index.ts'

/** Never runs: only its types matter. */
type Written<T extends MemoryType> = Promise<Receipt<T>>

describe('types', () => {
  it('[AP1] [AP2] the type of a memory flows from what is written to what is read', async () => {
    await using cortex = await openTestCortex()
    const fact = await cortex.write({
      data: { type: 'Fact', subject: 'build', predicate: 'runs_on', statement: 'on Node 20' },
    })
    const event = await cortex.write({
      data: { type: 'Event', kind: 'interaction', outcome: 'success', summary: 'built' },
    })

    expectTypeOf(fact).toEqualTypeOf<Receipt<'Fact'>>()
    expectTypeOf(fact.uri).toEqualTypeOf<Uri<'Fact'>>()
    expectTypeOf(event.uri).toEqualTypeOf<Uri<'Event'>>()
    const memory = await cortex.resolve(fact.uri)
    expectTypeOf(memory).toEqualTypeOf<Memory<'Fact'>>()
    expectTypeOf(memory.data).toEqualTypeOf<FactData>()
    expectTypeOf(memory.head.type).toEqualTypeOf<'Fact'>()
    expect(memory.data.statement).toBe('on Node 20')
    expect(memory.uri).toBe(fact.uri)
    expect(memory.id).toBe(fact.id)
  })

  it('[AP1] [AP3] a query that names types gets memories of those types', async () => {
    await using cortex = await openTestCortex()
    const data = { type: 'Goal', statement: 'ship it', status: 'active' } as const
    await cortex.write({ data })

    const goals = await cortex.find({ types: ['Goal'], limit: 3 })
    const some = await cortex.find({ types: ['Goal', 'Event'], limit: 3 })
    const any = await cortex.find({ near: 'ship', limit: 3 })

    expectTypeOf(goals).toEqualTypeOf<FindResult<'Goal'>>()
    expectTypeOf(goals.memories).items.toEqualTypeOf<Memory<'Goal'>>()
    expectTypeOf(goals.hits).items.toEqualTypeOf<Hit<'Goal'>>()
    expectTypeOf(some.hits).items.toHaveProperty('memory').toEqualTypeOf<Memory<'Goal' | 'Event'>>()
    expectTypeOf(some.memories).items.toHaveProperty('data').toEqualTypeOf<GoalData | EventData>()
    expectTypeOf(any).toEqualTypeOf<FindResult>()
    expect(goals.hits[0]?.memory.data.statement).toBe('ship it')
    expect(goals.hits[0]).toEqual({
      memory: goals.memories[0],
      text: goals.rendered[0],
      tokens: goals.renderedTokens[0],
      score: goals.scores[0],
    })
  })

  it('[AP1] what knows no type is any type', () => {
    expectTypeOf<Memory['data']>().toEqualTypeOf<MemoryData>()
    expectTypeOf<DataOf>().toEqualTypeOf<MemoryData>()
    expectTypeOf<Query>().toEqualTypeOf<Query<MemoryType>>()
    expectTypeOf<WriteInput['data']>().toExtend<MemoryData>()
    expectTypeOf<MemoryData>().toExtend<WriteInput['data']>()
    expectTypeOf<Uri<'Fact'>>().toExtend<Uri>()
    expectTypeOf<Uri>().not.toExtend<Uri<'Fact'>>()
    expectTypeOf<Memory<'Fact'>>().toExtend<Memory>()
    expectTypeOf<FindResult<'Fact'>>().toExtend<FindResult>()
    expectTypeOf<Receipt<'Fact'>>().toExtend<Receipt>()
    expectTypeOf<Uri>().toExtend<string>()
    const written = (cortex: Cortex, data: MemoryData): Written<MemoryType> =>
      cortex.write({ data })
    expectTypeOf(written).returns.resolves.toEqualTypeOf<Receipt>()
  })

  it("[AP1] a list that a call returns is the caller's own", () => {
    expectTypeOf<Cortex['conflicts']>().returns.resolves.toEqualTypeOf<Conflict[]>()
    expectTypeOf<Cortex['blame']>().returns.resolves.toEqualTypeOf<BlameEntry[]>()
    expectTypeOf<Cortex['revert']>().returns.resolves.toEqualTypeOf<Receipt[]>()
  })

  it('[AP1] a wrong shape does not compile', () => {
    const wrong = async (cortex: Cortex, uri: Uri<'Fact'>, goal: GoalData): Promise<void> => {
      const fact = { subject: 's', predicate: 'p', statement: 't' }
      // @ts-expect-error a field that a Fact does not have
      await cortex.write({ data: { type: 'Fact', ...fact, status: 'active' } })
      // @ts-expect-error a field is missing
      await cortex.write({ data: { type: 'Fact', subject: 's', predicate: 'p' } })
      // @ts-expect-error a type that does not exist
      await cortex.find({ types: ['Facts'], limit: 1 })
      // @ts-expect-error the data of another type
      await cortex.update(uri, { data: goal })
    }
    expect(wrong).toBeTypeOf('function')
  })
})
