/**
 * What a reader makes of a file: memories, links, graphs, conversations, records of our own, and
 * what it could not or would not take, each with its place. Readers judge shapes; the engine judges content.
 *
 * @module
 */
import type { CortexErrorCode, EdgeType, FrameRef, TurnInput } from '@cortex-memory/core'
import type { Relation } from '../graph/graph.ts'
import type { OwnRecord } from './record.ts'
import type { Source } from './source.ts'

/** By what `--format` calls them. */
export const FORMATS = [
  'journal',
  'jsonl',
  'markdown',
  'memory-server',
  'mem0',
  'basic-memory',
  'agents-md',
  'text',
  'chatgpt',
  'claude',
  'letta',
  'graphiti',
  'memorix',
  'claude-mem',
] as const

/** A format that can be imported. */
export type Format = (typeof FORMATS)[number]

/** Everything but the journal, which is not read item by item. */
export type ItemFormat = Exclude<Format, 'journal'>

export interface MemoryItem {
  readonly kind: 'memory'
  readonly place: string
  /** The source's own name for it. Without one, its content is its name. */
  readonly key?: string
  /** Links will name it. */
  readonly linked?: true
  readonly data: Readonly<Record<string, unknown>>
  /** When it came to be known. */
  readonly at?: number | undefined
  readonly tags?: readonly string[] | undefined
  readonly frames?: readonly FrameRef[] | undefined
  readonly importance?: number | undefined
  readonly confidence?: number | undefined
  readonly visibility?: string | undefined
  readonly validUntil?: number | undefined
  readonly expiresAt?: number | undefined
}

/** Between two memories that the source has names for. */
export interface LinkItem {
  readonly kind: 'link'
  readonly place: string
  readonly from: string
  readonly type: EdgeType
  readonly to: string
  /** What the source calls it, where that is not the type. */
  readonly relation?: string | undefined
}

/** Of a knowledge graph, with what is known about it. */
export interface EntityItem {
  readonly kind: 'entity'
  readonly place: string
  readonly name: string
  readonly entityType: string
  readonly observations: readonly { readonly place: string; readonly text: string }[]
}

/** Between two entities of a knowledge graph, by their names. */
export interface RelationItem extends Readonly<Relation> {
  readonly kind: 'relation'
  readonly place: string
}

export interface ConversationItem {
  readonly kind: 'conversation'
  readonly place: string
  readonly id: string
  readonly title?: string | undefined
  readonly at?: number | undefined
  readonly turns: readonly (TurnInput & { readonly place: string })[]
}

export interface RecordItem {
  readonly kind: 'record'
  readonly place: string
  readonly record: OwnRecord
}

/** Left out on purpose: nothing is wrong with it. */
export interface SkippedItem {
  readonly kind: 'skipped'
  readonly why: string
  readonly count?: number
}

export interface RefusedItem {
  readonly kind: 'refused'
  readonly place: string
  readonly code: CortexErrorCode
  readonly message: string
}

export type Item =
  | MemoryItem
  | LinkItem
  | EntityItem
  | RelationItem
  | ConversationItem
  | RecordItem
  | SkippedItem
  | RefusedItem

export interface ReaderOptions {
  /** Whom a memory is about that says nothing else. */
  readonly actor: string
}

export type Reader = (source: Source, options: ReaderOptions) => AsyncIterable<Item>

export function refused(
  place: string,
  message: string,
  code: CortexErrorCode = 'INVALID_INPUT',
): RefusedItem {
  return { kind: 'refused', place, code, message }
}

export function skipped(why: string, count = 1): SkippedItem {
  return { kind: 'skipped', why, count }
}
