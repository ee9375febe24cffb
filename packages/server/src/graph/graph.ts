/**
 * A knowledge graph as the reference memory server speaks of it, and what of one can be kept.
 *
 * @module
 */
import { LIMITS } from '@cortex-memory/core'

export interface Entity {
  name: string
  entityType: string
  observations: string[]
}

export interface Relation {
  from: string
  to: string
  relationType: string
}

export interface Graph {
  entities: Entity[]
  relations: Relation[]
}

/** Of names of entities, their types and types of relations. */
export const NAME_BYTES: number = LIMITS.subjectBytes
export const OBSERVATION_BYTES: number = LIMITS.statementBytes

/** Whether the engine can keep a text as it is. */
export function isKeepable(value: string): boolean {
  return /\S/.test(value) && !value.includes('\0') && value.isWellFormed()
}

export function isKeepableName(value: unknown): value is string {
  return typeof value === 'string' && isKeepable(value) && Buffer.byteLength(value) <= NAME_BYTES
}
