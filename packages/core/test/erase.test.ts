/** Erasing a memory, in one process. Rules: docs/spec/erasure.md. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importJournal, type MemoryData, type MemoryId, type Uri } from '../src/index.ts'
import { decodeBody, encodeBody, encodeRest } from '../src/journal/bodies.ts'
import { STUB_BYTES } from '../src/journal/stub.ts'
import { encodeProofFile } from '../src/merkle/proof-file.ts'
import { openTestCortex, type TestCortex, testDirectory } from '../src/testing/index.ts'
import { verifyFile } from '../src/verify/verify-file.ts'
import { collect, exported, keysBelow, refusal, uriOf } from './helpers.ts'

const SECRET = 'the combination is 77139024'
const FRAME = { verb: 'build', kind: 'plan', ref: 'a hidden vault' } as const
const COMMIT = '0123456789abcdef'.repeat(2)

function fact(statement: string, subject = 'safe'): MemoryData {
  return { type: 'Fact', subject, predicate: 'has', statement }
}

/** One memory with everything that can hold words of it, and one beside it. */
async function aSecret(cortex: TestCortex): Promise<{ uri: Uri; other: Uri }> {
  const written = await cortex.write({ data: fact(SECRET), tags: ['vault'], commitId: COMMIT })
  const { uri } = await cortex.update(written.uri, { data: fact(`${SECRET} again`) })
  await cortex.updateHead(uri, { frames: [FRAME], importance: 7, visibility: 'actor_public' })
  const other = await cortex.write({ data: fact('a lock', 'door') })
  const edge = { src: written.id, type: 'related_to', dst: other.id } as const
  await cortex.addEdge({ ...edge, weight: 0.25, data: { why: SECRET } })
  await cortex.addEdge({ src: other.id, type: 'references', dst: written.id, data: SECRET })
  await cortex.removeEdge({ src: other.id, type: 'references', dst: written.id, reason: SECRET })
  const inContext = [await cortex.resolve(uri), await cortex.resolve(other.uri)]
  await cortex.compact({ inContext, intentId: 'i', stepId: 's', commitId: 'ab'.repeat(16) })
  await cortex.attest({ intentId: 'i', outcome: 'success', cited: [uri] })
  return { uri, other: other.uri }
}

function idOf(uri: Uri): MemoryId {
  return uri.split('/').at(-1)?.split('#')[0] as MemoryId
}

describe('erase', () => {
  it('[Z1] [Z6] an erased memory says who erased it, when and why, and nothing else', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: fact(SECRET), tags: ['vault'] })

    const receipt = await cortex.erase(uri, { reason: 'asked to', by: 'ada' })

    expect(receipt).toMatchObject({
      uri,
      id,
      erased: { reason: 'asked to', by: 'ada', at: cortex.doors.now },
    })
    expect(await cortex.status()).toMatchObject({ memories: 0, erased: 1, tombstoned: 0 })
    const report = verifyFile(encodeProofFile(receipt.proof))
    expect(report).toMatchObject({ ok: true, root: receipt.manifest.overallRoot })
    const { proof } = await cortex.prove([uri], { content: 'head' })
    expect(verifyFile(encodeProofFile(proof)).ok).toBe(true)
    await expect(cortex.prove([uri], { content: 'version' })).rejects.toThrow(refusal('ERASED'))
  })

  it('[Z2] nothing can be done with it', async () => {
    await using cortex = await openTestCortex()
    const { uri, other } = await aSecret(cortex)
    const inContext = [await cortex.resolve(uri)]
    const [id, otherId] = [idOf(uri), idOf(other)]
    await cortex.erase(uri, { reason: 'asked to' })

    const calls = {
      resolve: () => cortex.resolve(uri),
      resolveLatest: () => cortex.resolveLatest(id),
      update: () => cortex.update(uri, { data: fact('x') }),
      updateHead: () => cortex.updateHead(uri, { tags: [] }),
      tombstone: () => cortex.tombstone(uri, { reason: 'x' }),
      supersede: () => cortex.write({ data: fact('x'), supersedes: uri }),
      derive: () =>
        cortex.write({ data: fact('x'), provenance: { source: 'derived', derivedFrom: [uri] } }),
      link: () => cortex.addEdge({ src: otherId, type: 'part_of', dst: id }),
      compact: () => cortex.compact({ inContext, intentId: 'i', stepId: 't' }),
    }
    for (const [name, call] of Object.entries(calls)) {
      await expect(call(), name).rejects.toThrow(refusal('ERASED'))
    }
    const attested = await cortex.attest({ intentId: 'i', outcome: 'success', cited: [uri] })
    expect(attested.affectedIds).toEqual([])
    const found = await cortex.find({ from: otherId, limit: 9, includeTombstoned: true })
    expect(found.memories.map(({ head }) => head.id)).not.toContain(id)
    const edge = { src: id, type: 'related_to', dst: otherId } as const
    expect(await cortex.removeEdge({ ...edge, reason: 'no longer' })).toBeDefined()
    await cortex.erase(other, { reason: 'this one too' })
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z2] an edge that is removed right after one of its ends was erased keeps every root', async () => {
    await using cortex = await openTestCortex()
    const { uri, other } = await aSecret(cortex)
    const edge = { src: idOf(uri), type: 'related_to', dst: idOf(other) } as const

    await Promise.all([
      cortex.erase(uri, { reason: 'asked to' }),
      cortex.removeEdge({ ...edge, reason: 'no longer' }),
      cortex.erase(other, { reason: 'this one too' }),
    ])

    const root = await cortex.overallRoot()
    expect((await cortex.rebuild()).root).toBe(root)
    expect(verifyFile(await exported(cortex))).toMatchObject({ ok: true, root })
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z3] erasing again gives a receipt of now; what is not there is NOT_FOUND', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: fact(SECRET) })
    const first = await cortex.erase(uri, { reason: 'asked to' })
    const entries = (await cortex.status()).nextSeq

    const second = await cortex.erase(uri, { reason: 'again', by: 'bob' })

    expect(second.erased).toEqual(first.erased)
    expect((await cortex.status()).nextSeq).toBe(entries)
    const wrong = uriOf('Goal', idOf(uri))
    await expect(cortex.erase(wrong, { reason: 'x' })).rejects.toThrow(refusal('NOT_FOUND'))
  })

  it('[Z4] no record of the view has anything of it', async () => {
    await using cortex = await openTestCortex()
    const { uri, other } = await aSecret(cortex)
    const id = idOf(uri)
    const had = JSON.stringify([...cortex.dump()])
    await cortex.goalState.write(id, { lastIntentId: SECRET })
    expect(had).toContain(Buffer.from(SECRET).toString('hex'))

    await cortex.erase(uri, { reason: 'asked to' })
    await cortex.scrub()

    const has = JSON.stringify([...cortex.dump()])
    for (const text of [SECRET, 'combination', 'vault', 'a hidden vault']) {
      expect(has).not.toContain(Buffer.from(text).toString('hex'))
    }
    expect(keysBelow(cortex, 'mv/')).toHaveLength(1)
    expect(await collect(cortex.edgesOut(id))).toEqual([
      {
        src: id,
        type: 'related_to',
        dst: idOf(other),
        createdAt: cortex.doors.now,
        createdBy: 'tester',
        tombstoned: false,
      },
    ])
    const removed = await cortex.getEdge(idOf(other), 'references', id)
    expect(removed).toMatchObject({ tombstoned: true, tombstonedReason: '' })
    const { compacted } = await cortex.loadCheckpoint('i', 's')
    expect(compacted.map(({ ref }) => ref)).toEqual([other])
    expect(await cortex.goalState.read(id)).toBeUndefined()
    await expect(cortex.goalState.write(id, {})).rejects.toMatchObject({ code: 'ERASED' })
    const erased = (await collect(cortex.journal())).filter((entry) => entry.erased)
    expect(erased.map(({ kind, body }) => [kind, body])).toEqual(
      ['write', 'update', 'update_head', 'add_edge', 'add_edge', 'remove_edge', 'compact'].map(
        (kind) => [kind, {}],
      ),
    )
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z5] a commit id about it answers ERASED', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await aSecret(cortex)
    await cortex.erase(uri, { reason: 'asked to' })

    const again = cortex.write({ data: fact(SECRET), tags: ['vault'], commitId: COMMIT })

    await expect(again).rejects.toThrow(refusal('ERASED', 'commitId'))
    await using reopened = await cortex.reopen()
    await reopened.rebuild()
    const later = reopened.write({ data: fact('something else'), commitId: COMMIT })
    await expect(later).rejects.toThrow(refusal('ERASED', 'commitId'))
  })

  it('[Z7] old proofs still verify; at an earlier moment only the hash can be proven', async () => {
    await using cortex = await openTestCortex()
    const { uri, other } = await aSecret(cortex)
    const edge = { src: idOf(uri), type: 'related_to', dst: idOf(other) } as const
    const before = await cortex.prove([uri, other], { content: 'version' })
    const file = encodeProofFile(before.proof)
    const hashed = await cortex.prove([uri, other], { content: 'hash' })
    const edges = await cortex.proveEdges([edge], { content: 'hash' })

    await cortex.erase(uri, { reason: 'asked to' })

    expect(verifyFile(file, { root: before.manifest.overallRoot }).ok).toBe(true)
    const replayed = { replay: true } as const
    const proof = await cortex.proof([uri, other], before.manifest, {
      ...replayed,
      content: 'hash',
    })
    expect(encodeProofFile(proof)).toEqual(encodeProofFile(hashed.proof))
    await expect(
      cortex.proof([uri], before.manifest, { ...replayed, content: 'public' }),
    ).rejects.toThrow(refusal('ERASED'))
    expect(edges.manifest.overallRoot).toBe(before.manifest.overallRoot)
    const alive = await cortex.proof([other], before.manifest, { ...replayed, content: true })
    expect(verifyFile(encodeProofFile(alive)).ok).toBe(true)
  })

  it('[Z8] [Z11] [Z13] rebuilding and importing give the live root, and the same answers', async () => {
    await using cortex = await openTestCortex()
    const { uri, other } = await aSecret(cortex)
    await cortex.erase(uri, { reason: 'asked to' })
    const root = await cortex.overallRoot()
    const file = await exported(cortex)

    expect((await cortex.rebuild()).root).toBe(root)

    expect((await cortex.resolve(other)).data).toEqual(fact('a lock', 'door'))
    expect(verifyFile(file)).toMatchObject({ ok: true, root })
    const directory = testDirectory()
    expect((await importJournal(directory, 'copy', [file])).root).toBe(root)
    await using copy = await openTestCortex({ root: directory, actor: 'copy' })
    expect(await copy.verify()).toMatchObject({ ok: true, problems: [] })
    expect(await exported(copy)).toEqual(file)
  })

  it('[Z17] an export made during an erasure is imported and finished', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await aSecret(cortex)
    const onEraseStep = (): void => {
      throw new Error('later')
    }
    Object.assign(cortex.store.environment, { onEraseStep })
    await expect(cortex.erase(uri, { reason: 'asked to' })).rejects.toThrow('later')
    const during = await exported(cortex)
    expect(during.includes(SECRET)).toBe(true)
    Object.assign(cortex.store.environment, { onEraseStep: undefined })
    await cortex.scrub()
    const directory = testDirectory()

    await importJournal(directory, 'copy', [during])

    await using copy = await openTestCortex({ root: directory, actor: 'copy' })
    expect(await copy.overallRoot()).toBe(await cortex.overallRoot())
    const segment = join(directory, 'copy', 'journal', '0000000000000000.seg')
    expect(readFileSync(segment).includes(SECRET)).toBe(false)
    expect(await exported(copy)).toEqual(await exported(cortex))
  })
})

describe('room for stubs', () => {
  it('[Z9] [Z10] a short body is padded to the length of a stub, and to no other', () => {
    const shortest = {
      update_head: encodeBody('update_head', { used: true }),
      tombstone: encodeBody('tombstone', { reason: 'x' }),
      add_edge: encodeBody('add_edge', { type: 'related_to' }),
      superseded: encodeRest('write', { validUntil: 5 }),
    }
    for (const [name, bytes] of Object.entries(shortest)) {
      expect(bytes.length, name).toBeGreaterThanOrEqual(STUB_BYTES)
      expect(bytes.length, name).toBeLessThanOrEqual(STUB_BYTES + 1)
    }
    for (let length = 1; length < 80; length++) {
      const reason = 'x'.repeat(length)
      const bytes = encodeBody('tombstone', { reason })
      expect(bytes.length).toBeGreaterThanOrEqual(STUB_BYTES)
      expect(decodeBody('tombstone', bytes)).toEqual({ reason })
    }
    const padded = Buffer.from(encodeBody('tombstone', { reason: 'x' }))
    padded[padded.length - 1] = 1
    expect(() => decodeBody('tombstone', padded)).toThrow('a pad that nobody needs')
    expect(() => decodeBody('erase', encodeBody('tombstone', { reason: 'x' }))).toThrow()
  })

  it('[Z10] [Z12] the segments keep their length, and nothing of it stays in them', async () => {
    await using cortex = await openTestCortex({ environment: { segmentBytes: 2_000 } })
    const { uri } = await aSecret(cortex)
    const journal = join(cortex.root, 'tester', 'journal')
    const sizes = (): [string, number][] =>
      readdirSync(journal)
        .filter((name) => name.endsWith('.seg'))
        .sort()
        .map((name) => [name, statSync(join(journal, name)).size])
    const before = sizes().slice(0, -1)
    expect(before.length).toBeGreaterThan(0)

    await cortex.erase(uri, { reason: 'asked to' })

    expect(sizes().slice(0, before.length)).toEqual(before)
    for (const [name] of sizes()) {
      expect(readFileSync(join(journal, name)).includes('combination'), name).toBe(false)
    }
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z16] an erasure that cannot be rewritten stands, and the next one finishes it', async () => {
    await using cortex = await openTestCortex()
    const { uri, other } = await aSecret(cortex)
    let failing = true
    const onEraseStep = (step: string): void => {
      if (failing && step === 'made') throw new Error('no space')
    }
    Object.assign(cortex.store.environment, { onEraseStep })

    await expect(cortex.erase(uri, { reason: 'asked to' })).rejects.toThrow()

    await expect(cortex.resolve(uri)).rejects.toThrow(refusal('ERASED'))
    failing = false
    await cortex.erase(other, { reason: 'asked to' })
    expect((await exported(cortex)).includes('combination')).toBe(false)
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })
})
