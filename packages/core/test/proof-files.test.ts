/**
 * Files under attack: the bits of fifty files, and files changed with more cunning. `npm test` tries
 * some of each, `npm run test:files` all bits and 2,000 files.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../src/codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../src/codec/cbor.ts'
import { formatUlid } from '../src/codec/ulid.ts'
import type { ViewReader } from '../src/engine/view-reader.ts'
import { encodeProofFile, type FileReport, type Scope, verifyFile } from '../src/index.ts'
import type { MemoryId } from '../src/memory/ids.ts'
import { encodeManifestFile } from '../src/merkle/proof-file.ts'
import { consistencyFile } from '../src/reads/proof-moment.ts'
import { momentOf, type ProofContent, proveEdges, proveIds } from '../src/reads/prove-many.ts'
import { history } from './commands.ts'
import { exported } from './helpers.ts'
import { runCommand, startRun } from './history.ts'
import { Dice } from './support/dice.ts'
import { essence, hasPython, PYTHON, verifyWithPython } from './support/python.ts'
import { grantTo, passOn } from './support/scopes.ts'
import { type ProofVectors, resealed } from './vectors/forged-files.ts'
import { type PlainJournal, plainId } from './vectors/plain-journal.ts'
import { sampleJournal } from './vectors/proof-vectors.ts'

const { CORTEX_FILES } = process.env
const MUTATED = Number(CORTEX_FILES ?? 400)
/** Every so many bits; a prime, so that all bits of a byte have their turn. */
const STRIDE = CORTEX_FILES === undefined ? 11 : 1

const HEAD_BYTES = 16
const HASH_BYTES = 32
const CONTENTS: readonly ProofContent[] = ['hash', 'public', 'head', 'version']

const vectors = JSON.parse(
  readFileSync(new URL('../../../vectors/proofs.json', import.meta.url), 'utf8'),
) as ProofVectors
const bytes = (hex: string): Uint8Array => fromHex(hex) as Uint8Array
const smallest = vectors.valid.find(({ name }) => name === 'a small journal')?.file ?? ''

let journal: PlainJournal
let files: Uint8Array[]

beforeAll(async () => {
  journal = sampleJournal()
  files = [...proofsAndManifests(journal), ...(await scopes(journal))]
})

/** Grants of every kind, passed on up to twice. */
async function scopes(sample: PlainJournal): Promise<Scope[]> {
  const ids = [idOf(1), idOf(2)]
  const { overallRoot, journalCount } = momentOf(sample.state)
  const pinned = { journalCount, root: toHex(overallRoot) }
  const proof = encodeProofFile(proveIds(sample.view(), ids, 'hash'))
  const frames = [{ verb: 'build', kind: 'plan', ref: 'a house' }] as const
  const made = await Promise.all([
    grantTo('bob', { include: { types: ['Fact', 'Goal'] } }),
    grantTo('bob', { include: { tags: ['even', 'ü'] }, writable: ['write', 'update'] }),
    grantTo('bob', { include: { ids }, pinned, proof }),
    grantTo('bob', { include: { frames }, exclude: { tags: ['x'] }, expiresAt: 2_000_000_000_000 }),
    grantTo('bob', { include: { types: ['Event'] }, budgetTokens: 500 }),
  ])
  const [, writable, , , bounded] = made as [Scope, Scope, Scope, Scope, Scope]
  const once = await passOn(writable, 'bob', 'eve', {
    include: { tags: ['even'] },
    writable: ['update'],
  })
  const twice = await passOn(once, 'eve', 'dan', { include: { types: ['Fact'] }, budgetTokens: 9 })
  const less = await passOn(bounded, 'bob', 'eve', { include: { ids }, budgetTokens: 400 })
  return [...made, once, twice, less]
}

/** Proofs of chosen memories and edges, manifests, and proofs of growth. */
function proofsAndManifests(sample: PlainJournal): Uint8Array[] {
  const view = sample.view()
  const moment = momentOf(sample.state)
  const dice = new Dice(7)
  const made: Uint8Array[] = []
  for (let n = 0; n < 26; n++) {
    const ids = Array.from({ length: dice.between(1, 4) }, () => idOf(dice.between(0, 13)))
    made.push(encodeProofFile(proveIds(view, ids, CONTENTS[n % 4] as ProofContent)))
  }
  for (let n = 0; n < 6; n++) made.push(edgeProof(view, dice))
  for (let n = 0; n < 4; n++) {
    const notes = {
      number: n,
      createdAt: n,
      trigger: `t${n}`,
      memories: n,
      edges: 0,
      tombstoned: 0,
    }
    made.push(encodeManifestFile({ ...moment, actor: `ada${n}` }, n === 0 ? undefined : notes))
  }
  for (let n = 0; n < 6; n++) {
    const to = dice.between(0, sample.state.nextSeq)
    made.push(consistencyFile(view, dice.between(0, to), to))
  }
  return made
}

function idOf(index: number): MemoryId {
  return formatUlid(plainId(index)) as MemoryId
}

function edgeProof(view: ViewReader, dice: Dice): Uint8Array {
  const ends = Array.from({ length: dice.between(1, 3) }, () => ({
    src: idOf(dice.between(0, 3)),
    type: dice.pick(['related_to', 'follows', 'derived_from'] as const),
    dst: idOf(dice.between(0, 3)),
  }))
  return encodeProofFile(proveEdges(view, ends, dice.chance(0.5) ? 'hash' : 'version'))
}

function flipped(file: Uint8Array, bit: number): Uint8Array {
  const copy = Buffer.from(file)
  copy[bit >>> 3] = (copy[bit >>> 3] as number) ^ (0x80 >>> (bit & 7))
  return copy
}

/** Facts that are in no root. */
const NOTES = ['actor', 'number', 'createdAt', 'trigger', 'memories', 'edges', 'tombstoned']

/** What a report claims to have proven, but for which names it says that they are absent. */
function claims({ root, facts, items }: FileReport): unknown {
  const proven = Object.entries(facts).filter(([name]) => !NOTES.includes(name))
  return { root, proven, present: items.filter(({ present }) => present) }
}

/** Names that a report says are absent, and that are there. */
function lies({ items }: FileReport, truth: ReadonlySet<string>): string[] {
  return items.filter(({ name, present }) => !present && truth.has(name)).map(({ name }) => name)
}

describe('a changed bit', () => {
  it('[P2] [X2] of any of fifty files is refused', () => {
    expect(files.length).toBe(50)
    let bits = 0
    for (const file of files) {
      expect(verifyFile(file)).toMatchObject({ ok: true })
      for (let bit = 0; bit < file.length * 8; bit += STRIDE, bits++) {
        if (verifyFile(flipped(file, bit)).ok) expect.unreachable(`bit ${bit} was not missed`)
      }
    }
    expect(bits * STRIDE).toBeGreaterThan(100_000)
  })

  it('[P2] of an exported journal is refused', () => {
    const file = bytes(smallest)
    for (let bit = 0; bit < file.length * 8; bit += STRIDE) {
      if (verifyFile(flipped(file, bit)).ok) expect.unreachable(`bit ${bit} was not missed`)
    }
  })

  it('[P14] under a fitting hash is refused, or leaves what is true under the same root', () => {
    const ids = Array.from({ length: 10 }, (_, n) => idOf(n) as string)
    const edges = [
      [0, 15, 1],
      [1, 16, 2],
      [3, 1, 0],
    ].map(([src = 0, type, dst = 0]) => `${idOf(src)} ${type} ${idOf(dst)}`)
    const truth = new Set([...ids, ...edges])
    let accepted = 0
    for (const file of files) {
      const sound = claims(verifyFile(file))
      // A signature takes thousands of times as long as a hash.
      const step = 3 * STRIDE * (verifyFile(file).kind === 'scope' ? 5 : 1)
      for (let bit = 0; bit < (file.length - HASH_BYTES) * 8; bit += step) {
        const report = verifyFile(resealed(flipped(file, bit)))
        if (!report.ok) continue
        accepted++
        expect(report.kind).not.toBe('scope')
        expect(claims(report)).toEqual(sound)
        expect(lies(report, truth)).toEqual([])
      }
    }
    // The name of the actor alone has some bits that can change; of a scope there are none.
    expect(accepted * STRIDE).toBeGreaterThan(50)
  })
})

// ---------------------------------------------------------------------------------------------
// Changes with more cunning: the record is taken apart, changed somewhere, and put together again.

/** A canonical value with something changed in it, sometimes inside byte strings that are records. */
function mutated(value: CborValue, dice: Dice): CborValue {
  if (value instanceof Uint8Array) return mutatedBytes(value, dice)
  if (typeof value === 'number')
    return dice.pick([0, 1, 2, 3, value + 1, value * 2, -1, 0.5, 2 ** 40])
  if (typeof value === 'string') return dice.pick(['', 'eve', `${value}ü`, value.slice(1)])
  if (Array.isArray(value)) return mutatedList(value as readonly CborValue[], dice)
  if (value instanceof Map) return mutatedRecord(value as ReadonlyMap<number, CborValue>, dice)
  return dice.pick<CborValue>([null, true, false, {}, { a: 1 }])
}

function mutatedBytes(bytes: Uint8Array, dice: Dice): CborValue {
  if (bytes.length > 32 && dice.chance(0.6)) {
    try {
      return encodeCbor(mutated(decodeCbor(bytes), dice))
    } catch {
      // Not a record: treated as bytes.
    }
  }
  if (bytes.length === 0 || dice.chance(0.2)) return dice.bytes(dice.pick([0, 1, 16, 32, 64]))
  if (dice.chance(0.3)) return bytes.slice(dice.pick([1, 32]))
  return flipped(bytes, dice.between(0, bytes.length * 8 - 1))
}

function mutatedList(list: readonly CborValue[], dice: Dice): CborValue {
  const at = dice.between(0, Math.max(0, list.length - 1))
  if (list.length === 0 || dice.chance(0.1)) return [...list, ...list.slice(at, at + 1), 7]
  if (dice.chance(0.15)) return list.toSpliced(at, 1)
  if (dice.chance(0.15)) return list.toReversed()
  return list.with(at, mutated(list[at] as CborValue, dice))
}

function mutatedRecord(record: ReadonlyMap<number, CborValue>, dice: Dice): CborValue {
  const copy = new Map(record)
  const key = dice.pick([...copy.keys(), 1])
  const style = dice.next()
  if (style < 0.1) copy.delete(key)
  else if (style < 0.2) copy.set(dice.between(0, 33), dice.pick<CborValue>([0, '', []]))
  else if (copy.has(key)) copy.set(key, mutated(copy.get(key) as CborValue, dice))
  return copy
}

/** One of several ways to change a proof or manifest file. */
function mutatedFile(file: Uint8Array, dice: Dice): Uint8Array {
  const style = dice.next()
  if (style < 0.1) return flipped(file, dice.between(0, file.length * 8 - 1))
  if (style < 0.15) return file.subarray(0, dice.between(0, file.length))
  if (style < 0.3)
    return resealed(flipped(file, dice.between(0, (file.length - HASH_BYTES) * 8 - 1)))
  const record = decodeCbor(file.subarray(HEAD_BYTES, file.length - HASH_BYTES))
  const body = encodeCbor(mutated(record, dice))
  return resealed(Buffer.concat([file.subarray(0, HEAD_BYTES), body, Buffer.alloc(HASH_BYTES)]))
}

/** A journal with one block changed in a frame that fits, or bytes changed under a new checksum. */
function mutatedJournal({ blocks }: PlainJournal, dice: Dice): Uint8Array {
  const index = dice.between(0, blocks.length - 1)
  const block = blocks[index] as Uint8Array
  if (dice.chance(0.1)) return flipped(journal.export(), dice.between(0, block.length * 8))
  if (dice.chance(0.1)) return journal.export(blocks.toSpliced(index, 1))
  const changed = dice.chance(0.3)
    ? flipped(block, dice.between(0, block.length * 8 - 1))
    : encodeCbor(mutated(decodeCbor(block), dice))
  if (changed.length === 0) return journal.export()
  const file = journal.export(blocks.with(index, changed))
  return dice.chance(0.1) ? withTrailer(file, dice) : file
}

function withTrailer(file: Uint8Array, dice: Dice): Uint8Array {
  const copy = Buffer.from(file)
  const trailer = copy.subarray(copy.length - 52)
  const at = dice.between(4, 47)
  trailer[at] = (trailer[at] as number) ^ 1
  trailer.writeUInt32BE(crc32(trailer.subarray(0, 48)), 48)
  return copy
}

describe('two verifiers', () => {
  it.skipIf(!hasPython)(`[P27] agree on mutated files, TypeScript and ${PYTHON}`, () => {
    const dice = new Dice(20)
    const changed = Array.from({ length: MUTATED }, (_, n) =>
      n % 4 === 3 ? mutatedJournal(journal, dice) : mutatedFile(dice.pick(files), dice),
    )

    const mine = changed.map((file) => essence(verifyFile(file)))
    const theirs = verifyWithPython(changed).map(essence)

    for (const [index, verdict] of mine.entries()) expect(theirs[index]).toEqual(verdict)
    const codes = new Set(changed.map((file) => verifyFile(file).problems[0]?.code))
    expect([...codes].sort()).toEqual([
      'DAMAGED',
      'MALFORMED',
      'NEWER',
      'PROOF_INVALID',
      'ROOT_MISMATCH',
      'UNKNOWN',
      undefined,
    ])
  })

  it('[P25] [P26] fold what the engine made of random histories', {
    timeout: 300_000,
  }, async () => {
    const journals: Uint8Array[] = []
    await fc.assert(
      fc.asyncProperty(history, async (commands) => {
        const run = await startRun()
        try {
          for (const command of commands) await runCommand(run, command)
          const file = await exported(run.cortex)
          journals.push(file)
          expect(verifyFile(file, { root: await run.cortex.overallRoot() })).toMatchObject({
            ok: true,
          })
        } finally {
          await run.cortex[Symbol.asyncDispose]()
        }
      }),
      { numRuns: 40 },
    )

    if (hasPython) {
      expect(verifyWithPython(journals)).toEqual(journals.map((file) => verifyFile(file)))
    }
  })
})
