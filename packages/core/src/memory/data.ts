/**
 * What a memory says: one of nine shapes, distinguished by `type`. Each shape is one file in `data/`;
 * this file only dispatches.
 *
 * @module
 */
import { type BeliefData, beliefKind } from './data/belief.ts'
import { type CapabilityData, capabilityKind } from './data/capability.ts'
import { type ConstraintData, constraintKind } from './data/constraint.ts'
import { type EventData, eventKind, withEventDefaults } from './data/event.ts'
import { type FactData, factKind } from './data/fact.ts'
import { type GoalData, goalKind } from './data/goal.ts'
import { type IdentityData, identityKind } from './data/identity.ts'
import { type DataKind, readData, writeData } from './data/kind.ts'
import { type PatternData, patternKind } from './data/pattern.ts'
import { type PreferenceData, preferenceKind } from './data/preference.ts'
import { MEMORY_TYPES, type MemoryType } from './enums.ts'
import { invalid, isPlainObject, joinPath, oneOf, type Schema } from './schema.ts'

/** The shape of the data of each memory type. */
interface DataByType {
  /** Who somebody is. */
  readonly Identity: IdentityData
  /** What is true. */
  readonly Fact: FactData
  /** What somebody wants or avoids. */
  readonly Preference: PreferenceData
  /** What somebody holds to be true. */
  readonly Belief: BeliefData
  /** What happened. */
  readonly Event: EventData
  /** What is to be reached. */
  readonly Goal: GoalData
  /** What must or must not be done. */
  readonly Constraint: ConstraintData
  /** What somebody or something can do. */
  readonly Capability: CapabilityData
  /** How something is done. */
  readonly Pattern: PatternData
}

/** The data of one memory type, or of several: `DataOf<'Fact'>` is `FactData`. */
export type DataOf<T extends MemoryType = MemoryType> = DataByType[T]

/** What a memory says; `type` tells the nine shapes apart. */
export type MemoryData = DataOf

/**
 * The data of a memory that is to be written. The tag stands beside the shape so that TypeScript can
 * tell the type from what the caller gives.
 */
export type DataInput<T extends MemoryType = MemoryType> = DataOf<T> & { readonly type: T }

/** A type without a kind does not compile, nor one with the kind of another. */
const KINDS: { readonly [T in MemoryType]: DataKind<DataOf<T>> } = {
  Identity: identityKind,
  Fact: factKind,
  Preference: preferenceKind,
  Belief: beliefKind,
  Event: eventKind,
  Goal: goalKind,
  Constraint: constraintKind,
  Capability: capabilityKind,
  Pattern: patternKind,
}

function kindOf(type: MemoryType): DataKind<MemoryData> {
  return KINDS[type] as DataKind<MemoryData>
}

const typeName = oneOf(MEMORY_TYPES)

/** Checks a caller's data and copies it. */
export const parseData: Schema<MemoryData> = (value, path) => {
  if (!isPlainObject(value)) throw invalid(path, 'a plain object with a type', value)
  const type = typeName(value.type, joinPath(path, 'type'))
  return kindOf(type).schema(value, path)
}

/** The same data with nothing left to the time of the write. What is encoded went through here. */
export function withDefaults(data: MemoryData, now: number): MemoryData {
  return data.type === 'Event' ? withEventDefaults(data, now) : data
}

/** The bytes that a version stores and hashes. The data was checked and its defaults resolved. */
export function encodeData(data: MemoryData): Uint8Array {
  return writeData(kindOf(data.type), data)
}

/** Stored bytes as today's data; CORRUPT if no build wrote them, STORE_NEWER if a later one did. */
export function decodeData(type: MemoryType, bytes: Uint8Array): MemoryData {
  return readData(kindOf(type), bytes)
}
