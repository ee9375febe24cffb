/** Calls that no input check lets through, each with the code and the path it must name. */
import type { CortexErrorCode, MemoryId, Uri } from '../src/index.ts'
import { importJournal, interpolate, LIMITS } from '../src/index.ts'
import { aFact, aGoal, type TestCortex } from '../src/testing/index.ts'

export interface RefusedCall {
  readonly name: string
  readonly call: (cortex: TestCortex, id: MemoryId) => Promise<unknown>
  readonly code: CortexErrorCode
  readonly path: string | undefined
}

/** What the types forbid is what must be tried. */
const wrong = (value: unknown): never => value as never
/** An id that no test gives to a memory. */
const NOBODY = `7${'Z'.repeat(25)}` as MemoryId
const uriOf = (id: MemoryId, version = 1): Uri => `matrix://cortex/Fact/${id}#${version}` as Uri
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `t${index}`)
const frames = (count: number): { verb: 'find'; kind: 'tool'; ref: string }[] =>
  names(count).map((ref) => ({ verb: 'find', kind: 'tool', ref }))

function refused(
  name: string,
  code: CortexErrorCode,
  path: string | undefined,
  call: RefusedCall['call'],
): RefusedCall {
  return { name, code, path, call }
}

const data = aFact()
const meta = { reason: 'why' }

export const REFUSED_CALLS: readonly RefusedCall[] = [
  refused('write without data', 'INVALID_INPUT', 'data', (c) => c.write(wrong({}))),
  refused('write of nothing', 'INVALID_INPUT', '', (c) => c.write(wrong(undefined))),
  refused('write of an unknown key', 'INVALID_INPUT', 'embeddingRef', (c) =>
    c.write(wrong({ data, embeddingRef: 1 })),
  ),
  refused('write of an unknown type', 'INVALID_INPUT', 'data.type', (c) =>
    c.write(wrong({ data: { ...data, type: 'Rumour' } })),
  ),
  refused('write without a statement', 'INVALID_INPUT', 'data.statement', (c) =>
    c.write(wrong({ data: { type: 'Goal', status: 'active' } })),
  ),
  refused('write of a blank statement', 'INVALID_INPUT', 'data.statement', (c) =>
    c.write({ data: aGoal('  ') }),
  ),
  refused('write of a lone surrogate', 'INVALID_INPUT', 'data.statement', (c) =>
    c.write({ data: aGoal('\ud800') }),
  ),
  refused('write of an over-long statement', 'INVALID_INPUT', 'data.statement', (c) =>
    c.write({ data: aGoal('x'.repeat(LIMITS.statementBytes + 1)) }),
  ),
  refused('write of a confidence above 1', 'INVALID_INPUT', 'confidence', (c) =>
    c.write({ data, confidence: 1.01 }),
  ),
  refused('write of no number as confidence', 'INVALID_INPUT', 'confidence', (c) =>
    c.write({ data, confidence: Number.NaN }),
  ),
  refused('write of importance 11', 'INVALID_INPUT', 'importance', (c) =>
    c.write({ data, importance: 11 }),
  ),
  refused('write of importance 1.5', 'INVALID_INPUT', 'importance', (c) =>
    c.write({ data, importance: 1.5 }),
  ),
  refused('write of an unknown visibility', 'INVALID_INPUT', 'visibility', (c) =>
    c.write(wrong({ data, visibility: 'public' })),
  ),
  refused('write under no id', 'INVALID_INPUT', 'id', (c) => c.write(wrong({ data, id: 'x' }))),
  refused('write under the zero id', 'INVALID_INPUT', 'id', (c) =>
    c.write(wrong({ data, id: '0'.repeat(26) })),
  ),
  refused('write of half a millisecond', 'INVALID_INPUT', 'validFrom', (c) =>
    c.write({ data, validFrom: 0.5 }),
  ),
  refused('write of a time before 1970', 'INVALID_INPUT', 'expiresAt', (c) =>
    c.write({ data, expiresAt: -1 }),
  ),
  refused('write with an end before its beginning', 'INVALID_INPUT', 'validUntil', (c) =>
    c.write({ data, id: NOBODY, validFrom: 10, validUntil: 10 }),
  ),
  refused('write that expires before it begins', 'INVALID_INPUT', 'expiresAt', (c) =>
    c.write({ data, id: NOBODY, validFrom: 10, expiresAt: 9 }),
  ),
  refused('write of a commit id with 31 digits', 'INVALID_INPUT', 'commitId', (c) =>
    c.write({ data, commitId: 'a'.repeat(31) }),
  ),
  refused('write of a commit id that is not hex', 'INVALID_INPUT', 'commitId', (c) =>
    c.write({ data, commitId: 'g'.repeat(32) }),
  ),
  refused('write by nobody', 'INVALID_INPUT', 'by', (c) => c.write({ data, by: '' })),
  refused('write of an unknown source', 'INVALID_INPUT', 'provenance.source', (c) =>
    c.write(wrong({ data, provenance: { source: 'rumour' } })),
  ),
  refused('write from a parent that is not a URI', 'BAD_URI', 'provenance.derivedFrom[0]', (c) =>
    c.write(wrong({ data, provenance: { source: 'derived', derivedFrom: ['x'] } })),
  ),
  refused('write from a parent that is not there', 'NOT_FOUND', 'provenance.derivedFrom[0]', (c) =>
    c.write({
      data,
      id: NOBODY,
      provenance: { source: 'derived', derivedFrom: [uriOf(NOBODY)] },
    }),
  ),
  refused('write of a form over its budget', 'FORM_TOO_LONG', 'forms.short', (c) =>
    c.write({ data, forms: { short: 'x'.repeat(201), medium: 'x' } }),
  ),
  refused('write of 17 tags', 'TOO_MANY_TAGS', 'tags', (c) => c.write({ data, tags: names(17) })),
  refused('write of a tag of 65 bytes', 'TAG_TOO_LONG', 'tags[1]', (c) =>
    c.write({ data, tags: ['ok', 'x'.repeat(65)] }),
  ),
  refused('write of a tag twice', 'INVALID_INPUT', 'tags[1]', (c) =>
    c.write({ data, tags: ['a', 'a'] }),
  ),
  refused('write of 17 frames', 'TOO_MANY_FRAMES', 'frames', (c) =>
    c.write({ data, frames: frames(17) }),
  ),
  refused('write of an unknown verb', 'INVALID_INPUT', 'frames[0].verb', (c) =>
    c.write(wrong({ data, frames: [{ verb: 'eat', kind: 'tool', ref: 'x' }] })),
  ),
  refused('write of an unknown object kind', 'INVALID_INPUT', 'frames[0].kind', (c) =>
    c.write(wrong({ data, frames: [{ verb: 'find', kind: 'cake', ref: 'x' }] })),
  ),
  refused('write of an empty reference', 'INVALID_INPUT', 'frames[0].ref', (c) =>
    c.write({ data, frames: [{ verb: 'find', kind: 'tool', ref: '' }] }),
  ),
  refused('update of no URI', 'BAD_URI', 'uri', (c) => c.update(wrong('x'), { data })),
  refused('update of #latest', 'BAD_URI', 'uri', (c, id) =>
    c.update(wrong(`matrix://cortex/Fact/${id}#latest`), { data }),
  ),
  refused('update with data of another type', 'TYPE_DATA_MISMATCH', 'data.type', (c, id) =>
    c.update(uriOf(id), { data: aGoal() }),
  ),
  refused('update with tags', 'INVALID_INPUT', 'tags', (c, id) =>
    c.update(uriOf(id), wrong({ data, tags: [] })),
  ),
  refused('update of expected version 0', 'INVALID_INPUT', 'expectedVersion', (c, id) =>
    c.update(uriOf(id), { data, expectedVersion: 0 }),
  ),
  refused('updateHead of no field', 'NO_OP', undefined, (c, id) => c.updateHead(uriOf(id), {})),
  refused('updateHead of undefined fields', 'NO_OP', undefined, (c, id) =>
    c.updateHead(uriOf(id), wrong({ tags: undefined })),
  ),
  refused('updateHead of a managed field', 'INVALID_INPUT', 'patch.currentVersion', (c, id) =>
    c.updateHead(uriOf(id), wrong({ currentVersion: 2 })),
  ),
  refused('updateHead of importance -1', 'INVALID_INPUT', 'patch.importance', (c, id) =>
    c.updateHead(uriOf(id), { importance: -1 }),
  ),
  refused('updateHead of 17 tags', 'TOO_MANY_TAGS', 'patch.tags', (c, id) =>
    c.updateHead(uriOf(id), { tags: names(17) }),
  ),
  refused('updateHead with unknown meta', 'INVALID_INPUT', 'meta.reason', (c, id) =>
    c.updateHead(uriOf(id), { importance: 1 }, wrong({ reason: 'x' })),
  ),
  refused('tombstone without a reason', 'INVALID_INPUT', 'meta.reason', (c, id) =>
    c.tombstone(uriOf(id), wrong({})),
  ),
  refused('tombstone without meta', 'INVALID_INPUT', 'meta', (c, id) =>
    c.tombstone(uriOf(id), wrong(undefined)),
  ),
  refused('tombstone of no URI', 'BAD_URI', 'uri', (c) => c.tombstone(wrong(null), meta)),
  refused('resolve of neither URI nor id', 'BAD_URI', 'uri', (c) => c.resolve(wrong('sky'))),
  refused('resolve of version 0', 'BAD_URI', 'uri', (c, id) => c.resolve(uriOf(id, 0))),
  refused('resolveLatest of no id', 'INVALID_INPUT', 'id', (c) => c.resolveLatest(wrong('x'))),
  refused('addEdge of an unknown type', 'INVALID_EDGE_TYPE', 'type', (c, id) =>
    c.addEdge(wrong({ src: id, type: 'likes', dst: id })),
  ),
  refused('addEdge to itself', 'SELF_EDGE', 'dst', (c, id) =>
    c.addEdge({ src: id, type: 'references', dst: id }),
  ),
  refused('addEdge without an end', 'INVALID_INPUT', 'dst', (c, id) =>
    c.addEdge(wrong({ src: id, type: 'references' })),
  ),
  refused('addEdge of an infinite weight', 'INVALID_INPUT', 'weight', (c, id) =>
    c.addEdge({ src: id, type: 'references', dst: id, weight: Number.POSITIVE_INFINITY }),
  ),
  refused('addEdge of a function as data', 'INVALID_INPUT', 'data', (c, id) =>
    c.addEdge(wrong({ src: id, type: 'references', dst: id, data: () => 1 })),
  ),
  refused('removeEdge without a reason', 'INVALID_INPUT', 'reason', (c, id) =>
    c.removeEdge(wrong({ src: id, type: 'references', dst: id })),
  ),
  refused('getEdge of an unknown type', 'INVALID_EDGE_TYPE', 'type', (c, id) =>
    c.getEdge(id, wrong('likes'), id),
  ),
  refused('snapshot without a trigger', 'INVALID_INPUT', 'trigger', (c) => c.snapshot('')),
  refused('loadSnapshot of half a number', 'INVALID_INPUT', 'which', (c) => c.loadSnapshot(0.5)),
  refused('loadSnapshot of half a root', 'INVALID_INPUT', 'root', (c) => c.loadSnapshot('abcd')),
  refused('loadSnapshot of no such number', 'NOT_FOUND', undefined, (c) => c.loadSnapshot(999)),
  refused('loadSnapshot of no such root', 'NOT_FOUND', undefined, (c) =>
    c.loadSnapshot('0'.repeat(64)),
  ),
  refused('proveEntry of a later entry', 'NOT_FOUND', 'seq', (c) => c.proveEntry(9999)),
  refused('proveConsistency backwards', 'INVALID_INPUT', 'toCount', (c) =>
    c.proveConsistency(1, 0),
  ),
  refused('rebuild with an unknown option', 'INVALID_INPUT', 'options.mood', (c) =>
    c.rebuild(wrong({ mood: 1 })),
  ),
  refused('verify with no function', 'INVALID_INPUT', 'options.onProgress', (c) =>
    c.verify(wrong({ onProgress: 1 })),
  ),
  refused('drainEmbedder with no signal', 'INVALID_INPUT', 'signal', (c) =>
    c.drainEmbedder(wrong({ signal: 1 })),
  ),
  refused('startEmbedder of nothing', 'INVALID_INPUT', '', (c) =>
    c.startEmbedder(wrong(undefined)),
  ),
  refused('interpolate of a number', 'INVALID_INPUT', 'template', (c) => interpolate(wrong(5), c)),
  refused('importJournal of a number', 'INVALID_INPUT', 'stream', (c) =>
    importJournal(c.root, 'other', wrong(5)),
  ),
  refused('goalState of an unknown field', 'INVALID_INPUT', 'state.mood', (c, id) =>
    c.goalState.write(id, wrong({ mood: 'good' })),
  ),
  refused('goalState of no id', 'INVALID_INPUT', 'id', (c) => c.goalState.read(wrong('x'))),
  refused('write that supersedes and replaces', 'INVALID_INPUT', 'replace', (c, id) =>
    c.write({ data, supersedes: uriOf(id), replace: 'subject-predicate' }),
  ),
  refused('write that supersedes no URI', 'BAD_URI', 'supersedes', (c) =>
    c.write({ data, supersedes: wrong('x') }),
  ),
  refused('replacing write of a goal', 'INVALID_INPUT', 'replace', (c) =>
    c.write({ data: aGoal(), replace: 'subject-predicate' }),
  ),
  refused('attest without citations', 'EMPTY_CITATIONS', 'cited', (c) =>
    c.attest({ intentId: 'i', outcome: 'success', cited: [] }),
  ),
  refused('attest of too many citations', 'TOO_MANY_CITATIONS', 'cited', (c, id) =>
    c.attest({ intentId: 'i', outcome: 'success', cited: names(257).map(() => uriOf(id)) }),
  ),
  refused('compact of nothing', 'EMPTY_IN_CONTEXT', 'inContext', (c) =>
    c.compact({ intentId: 'i', stepId: 's', inContext: [] }),
  ),
  refused('compact for the directory above', 'INVALID_INPUT', 'intentId', (c) =>
    c.compact({ intentId: '..', stepId: 's', inContext: [] }),
  ),
  refused('loadCheckpoint of no such step', 'NOT_FOUND', undefined, (c) =>
    c.loadCheckpoint('i', 'never'),
  ),
  refused('conflicts of none', 'INVALID_INPUT', 'options.limit', (c) => c.conflicts({ limit: 0 })),
]
