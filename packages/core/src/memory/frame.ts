/**
 * Frames: the situations a memory belongs to, "when about to `verb` the `kind` named `ref`".
 * Stored as a list of three: verb code, kind code, reference.
 *
 * @module
 */
import type { CborValue } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { OBJECT_KINDS, type ObjectKind, VERBS, type Verb } from './enums.ts'
import { NameHash } from './name-hash.ts'
import { coded, type Stored } from './record.ts'
import { invalid, joinPath, object, refusal, type Schema, text } from './schema.ts'

/** A situation that a memory belongs to, such as modifying the service `api`. `context` and `find` look memories up by it. */
export interface FrameRef {
  /** What is about to be done, such as `modify`. */
  readonly verb: Verb
  /** The kind of thing that it is done to, such as `service`. */
  readonly kind: ObjectKind
  /** The name of that thing, such as `api`. */
  readonly ref: string
}

export const OBJECT_HASH_BYTES = 16

const verb = coded(VERBS)
const kind = coded(OBJECT_KINDS)
const ref = text(LIMITS.frameRefBytes)

export const parseFrame: Schema<FrameRef> = object<FrameRef>({
  verb: verb.schema,
  kind: kind.schema,
  ref,
})

/** A list without repetition. A repeated frame is refused, not merged: it hides a mistake. */
export const parseFrames: Schema<readonly FrameRef[]> = (value, path) => {
  if (!Array.isArray(value)) throw invalid(path, 'a list of frames', value)
  if (value.length > LIMITS.frames) {
    const message = `Cannot read ${path}: expected at most ${LIMITS.frames} frames, got ${value.length}`
    throw new CortexError('TOO_MANY_FRAMES', message, { path })
  }
  const frames: FrameRef[] = []
  for (let index = 0; index < value.length; index++) {
    const frame = parseFrame(value[index], `${path}[${index}]`)
    const twin = frames.findIndex((earlier) => sameFrame(earlier, frame))
    if (twin >= 0) throw refusal(`${path}[${index}]`, `the same frame as ${path}[${twin}]`)
    frames.push(frame)
  }
  return frames
}

export function sameFrame(a: FrameRef, b: FrameRef): boolean {
  return a.verb === b.verb && a.kind === b.kind && a.ref === b.ref
}

export function encodeFrame(frame: FrameRef): CborValue {
  return [verb.encode(frame.verb), kind.encode(frame.kind), frame.ref]
}

/** As strict as `parseFrame`; the reader of the record around it says that it is corrupt. */
export const decodeFrame: Schema<FrameRef> = (value, path) => {
  if (!Array.isArray(value) || value.length !== 3) throw invalid(path, 'a frame', value)
  return {
    verb: verb.decode(value[0], joinPath(path, 'verb')),
    kind: kind.decode(value[1], joinPath(path, 'kind')),
    ref: ref(value[2], joinPath(path, 'ref')),
  }
}

/** A frame as a field of a stored record. */
export const frameStored: Stored<FrameRef> = {
  schema: parseFrame,
  encode: encodeFrame,
  decode: decodeFrame,
}

const objectHashes = new NameHash(OBJECT_HASH_BYTES)

/** The fixed-width stand-in for a reference in index keys. */
export function objectHash(reference: string): Uint8Array {
  return objectHashes.of(reference)
}
