import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { lazyZod } from '../src/start/lazy-zod.ts'

type Parsed = { success: boolean; data?: unknown; error?: { issues: unknown } }
type Lazy = z.ZodType & { readonly real: z.ZodType }

/** The whole table of operations, with `z` exchanged under it. */
async function lazyTable(onLoad: () => void) {
  vi.resetModules()
  vi.doMock('zod', async (original) => {
    const real = await original<typeof import('zod')>()
    const lazy = lazyZod(() => {
      onLoad()
      return real.z
    })
    return { ...real, z: lazy }
  })
  try {
    const { OPERATIONS } = await import('@cortex-memory/server/operations')
    return OPERATIONS
  } finally {
    vi.doUnmock('zod')
    vi.resetModules()
  }
}

const asSeen = ({ success, data, error }: Parsed) =>
  success ? { data } : { issues: error?.issues }

describe('zod when it is needed', () => {
  it('[ST2] gives for every input of every operation what zod gives', async () => {
    const operations = await lazyTable(() => undefined)
    const value = fc.oneof(
      ...[fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(undefined)],
      ...[fc.constant(null), fc.array(fc.string()), fc.dictionary(fc.string(), fc.anything())],
      fc.constantFrom('Fact', 'short', 'user', 'a'.repeat(32), '__proto__', 'x'.repeat(70_000)),
    )

    for (const { name, input, examples } of operations) {
      const schema = input as unknown as Lazy
      const keys = Object.keys(input.shape)
      for (const { input: given } of examples) {
        expect(asSeen(schema.safeParse(given)), name).toEqual(asSeen(schema.real.safeParse(given)))
      }
      fc.assert(
        fc.property(
          fc.constantFrom({}, ...examples.map((example) => example.input as object)),
          fc.constantFrom('other', ...keys),
          value,
          (given, key, changed) => {
            const tried = { ...given, [key]: changed }
            expect(asSeen(schema.safeParse(tried))).toEqual(asSeen(schema.real.safeParse(tried)))
          },
        ),
        { numRuns: 40 },
      )
    }
  })

  it('[ST2] shows the schemas of every operation as zod shows them', async () => {
    const { OPERATIONS, schemasOf } = await import('@cortex-memory/server/operations')
    const expected = new Map(OPERATIONS.map((each) => [each.name, schemasOf(each)]))

    const operations = await lazyTable(() => undefined)

    const lazy = lazyZod(() => z)
    for (const { name, input, output } of operations) {
      expect(lazy.toJSONSchema(input, { io: 'input' }), name).toEqual(expected.get(name)?.input)
      expect(lazy.toJSONSchema(output, { io: 'output' }), name).toEqual(expected.get(name)?.output)
    }
  })

  it('[ST2] loads zod for what is wrong, and for nothing that is right', async () => {
    let loads = 0
    const operations = await lazyTable(() => loads++)
    const remember = operations.find(({ name }) => name === 'remember')
    const recall = operations.find(({ name }) => name === 'recall')

    expect(remember?.input.safeParse({ text: 'a', tags: ['b'], importance: 3 }).success).toBe(true)
    expect(recall?.input.safeParse({ query: 'a' }).success).toBe(true)
    expect(loads).toBe(0)
    expect(recall?.input.safeParse({ query: 1 }).success).toBe(false)
    expect(loads).toBe(1)
  })

  it('[ST2] what it has no test for is zod itself', () => {
    const lazy = lazyZod(() => z)

    expect(lazy.url().safeParse('nothing').success).toBe(false)
    expect(lazy.string().trim().parse(' a ')).toBe('a')
    expect(lazy.toJSONSchema(lazy.object({ a: lazy.int().describe('one') }))).toEqual(
      z.toJSONSchema(z.object({ a: z.int().describe('one') })),
    )
    expect(lazy.array(lazy.string()).default([]).parse(undefined)).toEqual([])
  })
})
