/**
 * The one mapping between a knowledge graph and facts. Tools and imports both write through it, so
 * that each goes on with what the other wrote.
 *
 *   entity        Fact is_a(name) = entityType
 *   observation   Fact note(name) = observation, part_of its entity
 *   relation      Fact note(from) = "from relationType to", references both its entities
 *
 * Each kind has a tag. Observations and relations are notes because many of them are true of one
 * thing. The free value of a fact holds its place in the graph and its order.
 *
 * @module
 */
import type { Memory, MemoryData, MemoryId } from '@cortex-memory/core'
import { NOTE } from '../operations/text-to-data.ts'
import type { Entity, Relation } from './graph.ts'

export type Kind = 'entity' | 'observation' | 'relation'

/** In which a fact keeps its place; written by us alone, but anybody can revise a fact. */
export interface Place {
  readonly order?: number
  readonly entity?: string
  readonly from?: string
  readonly relationType?: string
  readonly to?: string
}

export interface GraphFact {
  readonly kind: Kind
  /** What makes it the only one of its kind. */
  readonly names: readonly string[]
  readonly subject: string
  readonly predicate: string
  readonly statement: string
  readonly place: Place
}

const IS_A = 'is_a'

export function entityFact({ name, entityType }: Omit<Entity, 'observations'>): GraphFact {
  const claim = { subject: name, predicate: IS_A, statement: entityType }
  return { kind: 'entity', names: [name], ...claim, place: {} }
}

export function observationFact(name: string, entity: MemoryId, content: string): GraphFact {
  const claim = { subject: name, predicate: NOTE, statement: content }
  return { kind: 'observation', names: [entity, content], ...claim, place: { entity } }
}

export function relationFact({ from, relationType, to }: Relation): GraphFact {
  const names = [from, relationType, to]
  const claim = { subject: from, predicate: NOTE, statement: names.join(' ') }
  return { kind: 'relation', names, ...claim, place: { from, relationType, to } }
}

export function dataOf(fact: GraphFact, order: number | undefined): MemoryData {
  const { subject, predicate, statement, place } = fact
  const object = order === undefined ? { ...place } : { ...place, order }
  return { type: 'Fact', subject, predicate, statement, object }
}

export function tagOf(kind: Kind): string {
  return `graph-${kind}`
}

export function placeOf({ data }: Pick<Memory, 'data'>): Place {
  const place = data.type === 'Fact' ? data.object : undefined
  return typeof place === 'object' && place !== null ? (place as Place) : {}
}

export function statementOf({ data }: Pick<Memory, 'data'>): string {
  return data.type === 'Fact' ? data.statement : ''
}

export function subjectOf({ data }: Pick<Memory, 'data'>): string {
  return data.type === 'Fact' ? data.subject : ''
}
