/** Erasing, taking back and accounting for, as operations. Rules: docs/spec/operations.md. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { verifyFile } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextOf, openTableStore } from './table-store.ts'

const FACT = '01HF7YAT00XR00000000000002'
const FACT_1 = `matrix://cortex/Fact/${FACT}#1`

async function call<T>(cortex: TestCortex, name: string, input: unknown): Promise<T> {
  const operation = OPERATIONS.find((each) => each.name === name) as Operation
  return (await invoke(operation, contextOf(cortex), input)) as T
}

const refused = (code: string, path?: string): unknown =>
  expect.objectContaining({ code, ...(path === undefined ? {} : { path }) })

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
}

describe('erase', () => {
  it('[O40] without yes opens nothing and changes nothing', async () => {
    await using cortex = await openTableStore()
    const erase = OPERATIONS.find(({ name }) => name === 'erase') as Operation
    const opens = { cortex: () => Promise.reject(new Error('opened')) }

    for (const yes of [undefined, false]) {
      const input = { uri: FACT_1, reason: 'x', ...(yes === undefined ? {} : { yes }) }
      await expect(invoke(erase, contextOf(cortex, opens), input)).rejects.toEqual(
        refused('INVALID_INPUT', 'yes'),
      )
    }
  })

  it('[O40] by URI or id, gives a proof, and a second time changes nothing', async () => {
    await using cortex = await openTableStore()
    const input = { reason: 'asked to', yes: true }

    const first = await call<{ proof: string; root: string; erased: object }>(cortex, 'erase', {
      uri: FACT,
      ...input,
    })

    const file = Buffer.from(first.proof, 'base64')
    expect(verifyFile(file, { root: first.root })).toMatchObject({
      ok: true,
      items: [{ name: FACT, present: true, content: 'public' }],
    })
    expect(first.erased).toMatchObject({ reason: 'asked to', by: 'ada' })
    const { nextSeq } = await cortex.status()
    for (const uri of [FACT, FACT_1]) {
      expect(await call(cortex, 'erase', { uri, ...input })).toMatchObject({ erased: first.erased })
    }
    expect((await cortex.status()).nextSeq).toBe(nextSeq)
    await expect(call(cortex, 'get', { uri: FACT })).rejects.toEqual(refused('ERASED'))
  })

  it('[O41] scrub leaves no word of it in any file, and the root as it was', async () => {
    await using cortex = await openTableStore()
    const statement = 'marzipan pineapple'
    const { uri } = await call<{ uri: string }>(cortex, 'remember', { text: statement })
    const words = ['marzipan', 'pineapple']
    const found = (): string[] =>
      filesBelow(cortex.root).filter((path) => {
        const bytes = readFileSync(path)
        return words.some((word) => bytes.includes(word))
      })
    expect(found()).not.toEqual([])
    await call(cortex, 'erase', { uri, reason: 'asked to', yes: true })
    const root = await cortex.overallRoot()

    expect(await call(cortex, 'scrub', {})).toMatchObject({ root, rootBefore: root })

    expect(found()).toEqual([])
  })
})

describe('taking back', () => {
  it('[O42] one entry, then a range with what took it back', async () => {
    await using cortex = await openTableStore()
    const { nextSeq } = await cortex.status()
    const reason = 'it was right before'

    const one = await call<{ reverted: object[] }>(cortex, 'revert', { entries: '4', reason })

    expect(one.reverted).toMatchObject([{ id: FACT, version: 3, seq: nextSeq }])
    expect((await cortex.resolveLatest(FACT as never)).data).toMatchObject({ statement: 'Node 18' })
    const both = await call<{ reverted: object[] }>(cortex, 'revert', {
      entries: `4..${nextSeq}`,
      reason,
    })
    expect(both.reverted[0]).toMatchObject({ id: FACT, version: 4, seq: nextSeq + 1 })
    for (const entries of ['', 'x', '4..', '4-5', '5..4', '1..2000']) {
      await expect(call(cortex, 'revert', { entries, reason }), entries).rejects.toEqual(
        refused('INVALID_INPUT'),
      )
    }
  })

  it('[O43] blame and trace tell of live and erased memories', async () => {
    await using cortex = await openTableStore()
    const derived = await cortex.write({
      data: { type: 'Belief', statement: 'Node is fast', stance: 'believe' },
      provenance: { source: 'derived', derivedFrom: [FACT_1 as never] },
    })

    const { total, entries } = await call<{ total: number; entries: object[] }>(cortex, 'blame', {
      uri: FACT_1,
      limit: 1,
    })
    expect(total).toBe(2)
    expect(entries).toMatchObject([{ seq: 4, kind: 'update', by: 'ada', version: 2 }])
    expect(await call(cortex, 'trace', { uri: FACT })).toMatchObject({
      ancestors: [],
      descendants: [{ id: derived.id, hops: 1 }],
    })
    await call(cortex, 'erase', { uri: derived.uri, reason: 'asked to', yes: true })
    const gone = await call<{ entries: object[] }>(cortex, 'blame', { uri: derived.id })
    expect(gone.entries).toMatchObject([{ erased: true }, { kind: 'erase', reason: 'asked to' }])
    expect(await call(cortex, 'trace', { uri: derived.id })).toMatchObject({ ancestors: [] })
    await expect(call(cortex, 'blame', { uri: `${FACT.slice(0, -1)}Z` })).rejects.toEqual(
      refused('NOT_FOUND'),
    )
  })

  it('[O47] revoke answers twice with the first entry', async () => {
    await using cortex = await openTableStore()
    const { nextSeq: seq } = await cortex.status()
    const input = { scopeId: 'cd'.repeat(32), reason: 'done' }

    const first = await call(cortex, 'revoke', input)

    expect(first).toEqual({ scopeId: input.scopeId, seq })
    expect(await call(cortex, 'revoke', { ...input, reason: 'again' })).toEqual(first)
  })
})
