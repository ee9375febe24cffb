/** Taking entries back, and asking who did what. Rules: docs/spec/erasure.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EdgeRecord, type Memory, type MemoryId, type Uri, verifyFile } from '../src/index.ts'
import { openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'
import { collect, refusal, uriOf } from './helpers.ts'
import { hasPython, verifyWithPython } from './support/python.ts'

function fact(statement: string, subject = 'sky') {
  return { type: 'Fact', subject, predicate: 'is', statement } as const
}

interface Content {
  /** The reason of the tombstone, or whether there is no such memory at all. */
  readonly hidden: string | boolean
  readonly shown: unknown
  readonly edges: unknown
}

/** What a revert must bring back: everything but versions, times, salts and authors. */
async function content(cortex: TestCortex, ids: readonly MemoryId[]): Promise<Content[]> {
  const all: Content[] = []
  for (const id of ids) {
    const memory: Memory | undefined = await cortex.resolveLatest(id).catch(() => undefined)
    const edges: EdgeRecord[] = await collect(cortex.edgesOut(id))
    all.push({
      hidden: memory?.head.tombstoned?.reason ?? memory === undefined,
      shown:
        memory === undefined || memory.head.tombstoned !== undefined
          ? undefined
          : {
              data: memory.data,
              tags: memory.head.tags,
              frames: memory.head.frames,
              importance: memory.head.importance,
              visibility: memory.head.visibility,
              validUntil: memory.head.validUntil,
              supersededBy: memory.head.supersededBy,
              forms: memory.head.forms,
              confidence: memory.version.confidence,
              provenance: memory.version.provenance,
              validFrom: memory.version.validFrom,
            },
      edges: edges.map(({ type, dst, weight, data }) => ({ type, dst, weight, data })),
    })
  }
  return all
}

describe('revert', () => {
  it('[Z19] a tombstoned memory comes back, and a written one goes', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const gone = await cortex.tombstone(a.uri, { reason: 'wrong' })

    const [receipt] = await cortex.revert({ seq: gone.seq }, { reason: 'right', by: 'ada' })

    expect((await cortex.resolveLatest(a.id)).head.tombstoned).toBeUndefined()
    expect(receipt).toEqual({ uri: a.uri, id: a.id, version: 1, seq: 3 })
    const b = await cortex.write({ data: fact('green') })
    await cortex.revert({ seq: b.seq }, { reason: 'wrong' })
    expect((await cortex.resolveLatest(b.id)).head.tombstoned?.reason).toBe('wrong')
    const kinds = (await collect(cortex.journal())).map(({ kind, by }) => `${kind} ${by}`)
    expect(kinds.slice(3)).toEqual(['restore ada', 'write tester', 'tombstone tester'])
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z19] with a commit id answers again with the first receipts, whatever came later', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const b = await cortex.write({ data: fact('wet', 'sea') })
    const from = (await cortex.update(a.uri, { data: fact('grey') })).seq
    const to = (await cortex.tombstone(b.uri, { reason: 'x' })).seq
    const meta = { reason: 'no', commitId: 'ab'.repeat(16) }

    const first = await cortex.revert({ from, to }, meta)

    expect(first).toHaveLength(2)
    await cortex.update(a.uri, { data: fact('red') })
    const { nextSeq } = await cortex.status()
    expect(await cortex.revert({ from, to }, meta)).toEqual(first)
    await using reopened = await cortex.reopen()
    await reopened.rebuild()
    expect(await reopened.revert({ from, to }, meta)).toEqual(first)
    expect((await reopened.status()).nextSeq).toBe(nextSeq)
    const other = reopened.revert({ from, to }, { ...meta, reason: 'another' })
    await expect(other).rejects.toThrow(refusal('COMMIT_ID_REUSED', 'commitId'))
    await reopened.erase(first[0]?.uri as Uri, { reason: 'asked to' })
    const gone = reopened.revert({ from, to }, meta)
    await expect(gone).rejects.toThrow(refusal('ERASED', 'commitId'))
    expect(await reopened.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z19] a superseded memory is reopened, its successor goes', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue'), validUntil: 1_900_000_000_000 })
    const before = await content(cortex, [a.id])
    const b = await cortex.write({ data: fact('grey'), supersedes: a.uri })

    await cortex.revert({ from: b.seq, to: b.seq + 1 }, { reason: 'no' })

    expect(await content(cortex, [a.id])).toEqual(before)
    expect((await cortex.resolveLatest(b.id)).head.tombstoned).toBeDefined()
    expect(await collect(cortex.edgesOut(b.id))).toEqual([])
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z20] what was changed again is VERSION_CONFLICT that names the later entries', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const first = await cortex.update(a.uri, { data: fact('grey') })
    const second = await cortex.updateHead(first.uri, { tags: ['x'] })
    const entries = (await cortex.status()).nextSeq

    const call = cortex.revert({ seq: first.seq }, { reason: 'no' })

    await expect(call).rejects.toThrow(refusal('VERSION_CONFLICT', 'range'))
    await expect(call).rejects.toMatchObject({ details: { seqs: [second.seq] } })
    expect((await cortex.status()).nextSeq).toBe(entries)
    // Being used is not being changed.
    await cortex.attest({ intentId: 'i', outcome: 'success', cited: [first.uri] })
    await cortex.revert({ from: first.seq, to: second.seq }, { reason: 'no' })
    expect((await cortex.resolveLatest(a.id)).data).toEqual(fact('blue'))
  })

  it('[Z20] a change that waits with it is a conflict too', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const b = await cortex.update(a.uri, { data: fact('grey') })

    const [, reverted] = await Promise.allSettled([
      cortex.updateHead(a.uri, { tags: ['x'] }),
      cortex.revert({ seq: b.seq }, { reason: 'no' }),
    ])

    expect(reverted).toMatchObject({ status: 'rejected', reason: { code: 'VERSION_CONFLICT' } })
  })

  it('[Z21] what cannot be taken back is refused with the reason, and nothing is done', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const { seq: attested } = await cortex.attest({
      intentId: 'i',
      outcome: 'success',
      cited: [a.uri],
    })
    const b = await cortex.write({ data: fact('red') })
    const erased = await cortex.erase(b.uri, { reason: 'asked' })
    const entries = (await cortex.status()).nextSeq

    for (const [range, code] of [
      [{ seq: 0 }, 'INVALID_INPUT'],
      [{ seq: attested }, 'INVALID_INPUT'],
      [{ seq: erased.seq }, 'INVALID_INPUT'],
      [{ seq: b.seq }, 'ERASED'],
      [{ from: a.seq, to: attested }, 'INVALID_INPUT'],
      [{ seq: entries }, 'INVALID_INPUT'],
      [{ from: 2, to: 1 }, 'INVALID_INPUT'],
    ] as const) {
      await expect(cortex.revert(range, { reason: 'no' }), JSON.stringify(range)).rejects.toThrow(
        refusal(code),
      )
    }
    expect((await cortex.status()).nextSeq).toBe(entries)
  })

  it('[Z19] after any changes, reverting them brings back what was there', async () => {
    const anyStep = fc.record({
      do: fc.constantFrom(
        'write',
        'update',
        'head',
        'tombstone',
        'add',
        'remove',
        'supersede',
        'replace',
        'undo',
      ),
      a: fc.nat({ max: 3 }),
      b: fc.nat({ max: 3 }),
      text: fc.constantFrom('one', 'two', 'three'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 3, maxLength: 12 }),
        fc.array(anyStep, { minLength: 1, maxLength: 10 }),
        undoneAndRedone,
      ),
      { numRuns: 60 },
    )
  })

  it('[Z19] [found by seeds 101 and 202] a memory is closed again by a successor that is hidden', () =>
    undoneAndRedone(
      [step('write', 0)],
      [step('supersede', 2, 0), step('tombstone', 2), step('write', 0)],
    ))

  it('[Z19] [found by seed 404] the same, with nothing after the tombstone', () =>
    undoneAndRedone([step('write', 1)], [step('supersede', 0, 1), step('tombstone', 0)]))

  it('[Z19] a successor outside the range is hidden again with its own reason', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const b = await cortex.write({ data: fact('grey'), supersedes: a.uri })
    await cortex.tombstone(b.uri, { reason: 'a typing error' })
    const end = (await cortex.status()).nextSeq
    // The successor is hidden already: reverting its write only reopens what it had closed.
    await cortex.revert({ from: b.seq, to: end - 1 }, { reason: 'no' })
    const between = (await cortex.status()).nextSeq

    await cortex.revert({ from: end, to: between - 1 }, { reason: 'yes' })

    expect((await cortex.resolveLatest(a.id)).head.supersededBy).toBe(b.id)
    expect((await cortex.resolveLatest(b.id)).head.tombstoned?.reason).toBe('a typing error')
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z19] a memory goes back to the successor that it had before another one', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const b = await cortex.write({ data: fact('grey'), supersedes: a.uri })
    const before = await content(cortex, [a.id, b.id])
    const [reopened] = await cortex.revert({ from: b.seq, to: b.seq + 1 }, { reason: 'no' })
    cortex.doors.advance(1)
    const c = await cortex.write({ data: fact('red'), supersedes: a.uri })

    await cortex.revert({ from: reopened?.seq as number, to: c.seq + 1 }, { reason: 'grey' })

    expect(await content(cortex, [a.id, b.id])).toEqual(before)
    expect((await cortex.resolveLatest(c.id)).head.tombstoned).toBeDefined()
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z21] what an erased memory had closed cannot be closed by it again', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const b = await cortex.write({ data: fact('grey'), supersedes: a.uri })
    await cortex.tombstone(b.uri, { reason: 'wrong' })
    const end = (await cortex.status()).nextSeq
    await cortex.revert({ from: b.seq, to: end - 1 }, { reason: 'no' })
    const between = (await cortex.status()).nextSeq
    await cortex.erase(b.uri, { reason: 'asked' })

    const call = cortex.revert({ from: end, to: between - 1 }, { reason: 'yes' })

    await expect(call).rejects.toThrow(refusal('ERASED', 'range'))
  })
})

/** Performs `earlier`, then `later`; takes `later` back, and then the taking back. */
async function undoneAndRedone(earlier: readonly Step[], later: readonly Step[]): Promise<void> {
  await using cortex = await openTestCortex()
  const ids = [0, 1, 2, 3].map((index) => testId(index, 0xaa))
  for (const each of earlier) await perform(cortex, ids, each)
  const before = await content(cortex, ids)
  const from = (await cortex.status()).nextSeq
  for (const each of later) {
    cortex.doors.advance(1)
    await perform(cortex, ids, each)
  }
  const to = (await cortex.status()).nextSeq - 1
  if (to < from) return
  const changed = await content(cortex, ids)

  await cortex.revert({ from, to }, { reason: 'all of it' })

  expect(await content(cortex, ids)).toEqual(before.map(hiddenIfAbsent(await content(cortex, ids))))
  const { root } = await cortex.status()
  expect((await cortex.rebuild()).root).toBe(root)
  // Undoing the undoing leads back to where we were.
  const end = (await cortex.status()).nextSeq - 1
  if (end === to) return
  await cortex.revert({ from: to + 1, to: end }, { reason: 'and again' })
  expect(await content(cortex, ids)).toEqual(changed)
}

/** A memory that was not there cannot be absent again: it is hidden, whatever the reason. */
function hiddenIfAbsent(after: readonly Content[]): (before: Content, index: number) => Content {
  return (before, index) =>
    before.hidden === true && after[index]?.shown === undefined
      ? { ...before, hidden: after[index]?.hidden ?? true }
      : before
}

function step(action: string, a: number, b = 0): Step {
  return { do: action, a, b, text: 'one' }
}

interface Step {
  readonly do: string
  readonly a: number
  readonly b: number
  readonly text: string
}

/** Calls that make no sense are refused, which changes nothing. */
async function perform(cortex: TestCortex, ids: readonly MemoryId[], step: Step): Promise<void> {
  const [id, dst] = [ids[step.a] as MemoryId, ids[step.b] as MemoryId]
  const uri: Uri = uriOf('Fact', id)
  const data = fact(step.text)
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    write: () => cortex.write({ id, data, tags: [step.text] }),
    update: () => cortex.update(uri, { data, confidence: 0.5 }),
    head: () =>
      cortex.updateHead(uri, { tags: step.b === 0 ? [] : [step.text], importance: step.b }),
    tombstone: () => cortex.tombstone(uri, { reason: step.text }),
    add: () =>
      cortex.addEdge({ src: id, type: 'related_to', dst, data: step.text, weight: step.b }),
    remove: () => cortex.removeEdge({ src: id, type: 'related_to', dst, reason: step.text }),
    supersede: () => cortex.write({ id, data, supersedes: uriOf('Fact', dst) }),
    replace: () => cortex.supersede(uriOf('Fact', dst), { successor: id }),
    undo: () => undoLast(cortex, step.b + 1),
  }
  await calls[step.do]?.().catch(() => undefined)
}

async function undoLast(cortex: TestCortex, count: number): Promise<unknown> {
  const { nextSeq } = await cortex.status()
  return cortex.revert({ from: nextSeq - count, to: nextSeq - 1 }, { reason: 'undo' })
}

describe('blame and trace', () => {
  it('[Z22] blame names every entry of a memory, with author, version and source', async () => {
    await using cortex = await openTestCortex()
    const root = await cortex.write({ data: fact('root') })
    const a = await cortex.write({
      data: fact('blue'),
      by: 'ada',
      provenance: { source: 'derived', origin: 'tool', channel: 'shell', derivedFrom: [root.uri] },
    })
    await cortex.update(a.uri, { data: fact('grey'), by: 'bob' })
    await cortex.addEdge({ src: root.id, type: 'related_to', dst: a.id })
    await cortex.tombstone(a.uri, { reason: 'wrong' })

    const entries = await cortex.blame(a.id)

    expect(entries.map(({ kind, by, version, subject }) => [kind, by, version, subject])).toEqual([
      ['write', 'ada', 1, 0],
      ['update', 'bob', 2, 0],
      ['add_edge', 'tester', 2, 1],
      ['tombstone', 'tester', 2, 0],
    ])
    expect(entries[0]?.provenance).toEqual({
      source: 'derived',
      origin: 'tool',
      channel: 'shell',
      derivedFrom: [root.uri],
    })
    expect(entries[3]?.reason).toBe('wrong')
    await expect(cortex.blame(testId(99))).rejects.toThrow(refusal('NOT_FOUND'))
    await cortex.erase(a.uri, { reason: 'asked' })
    const after = await cortex.blame(a.id)
    expect(after.map(({ kind, erased }) => [kind, erased])).toEqual([
      ['write', true],
      ['update', true],
      ['add_edge', undefined],
      ['tombstone', true],
      ['erase', undefined],
    ])
  })

  it('[Z22] blame tells why an update was taken back, and both verifiers read that', async () => {
    await using cortex = await openTestCortex()
    const a = await cortex.write({ data: fact('blue') })
    const said = await cortex.update(a.uri, { data: fact('grey') })
    const tagged = await cortex.updateHead(a.uri, { tags: ['x'] })

    await cortex.revert({ from: said.seq, to: tagged.seq }, { reason: 'it was blue' })

    const entries = await cortex.blame(a.id)
    expect(entries.map(({ kind, version, reason }) => [kind, version, reason])).toEqual([
      ['write', 1, undefined],
      ['update', 2, undefined],
      ['update_head', 2, undefined],
      ['update', 3, 'it was blue'],
      ['update_head', 3, 'it was blue'],
    ])
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
    const file = Buffer.concat(await collect(cortex.exportJournal()))
    expect(verifyFile(file)).toMatchObject({ ok: true, kind: 'journal' })
    if (hasPython) expect(verifyWithPython([file])).toMatchObject([{ ok: true, kind: 'journal' }])
  })

  it('[Z23] trace names ancestors, descendants, successors and what rested on it', async () => {
    await using cortex = await openTestCortex()
    const derived = (...derivedFrom: Uri[]) => ({ source: 'derived' as const, derivedFrom })
    const a = await cortex.write({ data: fact('a') })
    const b = await cortex.write({ data: fact('b'), provenance: derived(a.uri) })
    const c = await cortex.write({ data: fact('c'), provenance: derived(b.uri, a.uri) })
    const d = await cortex.write({ data: fact('d') })
    await cortex.addEdge({ src: d.id, type: 'derived_from', dst: c.id })
    const e = await cortex.write({ data: fact('e'), supersedes: b.uri })
    const { seq } = await cortex.attest({ intentId: 'i1', outcome: 'success', cited: [b.uri] })
    const late = await cortex.findLate([b.id], { query: 'x' })

    expect(await cortex.trace(b.uri)).toEqual({
      id: b.id,
      ancestors: [{ id: a.id, hops: 1 }],
      descendants: [
        { id: c.id, hops: 1 },
        { id: d.id, hops: 2 },
      ],
      supersedes: [],
      supersededBy: [e.id],
      attested: [{ seq, at: cortex.doors.now, by: 'tester', intentId: 'i1', success: true }],
      recalled: [{ seq: late.seq, at: cortex.doors.now, by: 'tester' }],
      truncated: false,
    })
    expect((await cortex.trace(d.uri)).ancestors).toEqual([
      { id: c.id, hops: 1 },
      ...[a.id, b.id].sort().map((id) => ({ id, hops: 2 })),
    ])
    await expect(cortex.trace(uriOf('Goal', a.id))).rejects.toThrow(refusal('NOT_FOUND'))
  })
})
