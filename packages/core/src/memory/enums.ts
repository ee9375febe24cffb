/**
 * The closed vocabularies. People and programs see names; records hold the byte beside each name.
 * The bytes are disk format: append at the end, never renumber, never reuse.
 *
 * @module
 */
import { assert } from '../assert.ts'

/** A closed set of names, each with its byte. */
export interface Enumeration<T extends string> {
  /** In the order of their codes. */
  readonly names: readonly T[]
  code(name: T): number
  /** `undefined` for a code that this build does not know. */
  name(code: number): T | undefined
  is(value: unknown): value is T
}

/** A name of the union without a code does not compile. */
function enumeration<T extends string>(table: Readonly<Record<T, number>>): Enumeration<T> {
  const codes = new Map<unknown, number>()
  const byCode = new Map<unknown, T>()
  const names: T[] = []
  for (const name in table) {
    const code = table[name]
    assert(code === names.length + 1 && code <= 0xff, 'codes count up from one without a gap')
    codes.set(name, code)
    byCode.set(code, name)
    names.push(name)
  }
  return {
    names,
    code: (name) => codes.get(name) as number,
    name: (code) => byCode.get(code),
    is: (value): value is T => codes.has(value),
  }
}

/** One of the nine types of memory. */
export type MemoryType =
  | 'Identity'
  | 'Fact'
  | 'Preference'
  | 'Belief'
  | 'Event'
  | 'Goal'
  | 'Constraint'
  | 'Capability'
  | 'Pattern'

/** What an agent can know. A tenth type is a migration of the store, not an entry here. */
export const MEMORY_TYPES: Enumeration<MemoryType> = enumeration<MemoryType>({
  Identity: 0x01, // who the actor is
  Fact: 0x02, // stated, believed or observed truth
  Preference: 0x03, // like or dislike
  Belief: 0x04, // uncertain claim with a stance
  Event: 0x05, // something that happened at a time
  Goal: 0x06, // objective
  Constraint: 0x07, // standing rule
  Capability: 0x08, // proven or declared ability
  Pattern: 0x09, // reusable recipe
})

/** Who may see a memory. */
export type Visibility = 'private' | 'scoped' | 'actor_public'

/** Who may read a memory: the actor, scopes that allow it, or anyone who reaches the store. */
export const VISIBILITIES: Enumeration<Visibility> = enumeration<Visibility>({
  private: 0x01,
  scoped: 0x02,
  actor_public: 0x03,
})

/** What an agent does, for frames. */
export type Verb =
  | 'find'
  | 'acquire'
  | 'build'
  | 'modify'
  | 'deliver'
  | 'analyze'
  | 'negotiate'
  | 'schedule'
  | 'monitor'
  | 'delegate'

/** What an agent can be about to do; one third of a frame. */
export const VERBS: Enumeration<Verb> = enumeration<Verb>({
  find: 0x01,
  acquire: 0x02,
  build: 0x03,
  modify: 0x04,
  deliver: 0x05,
  analyze: 0x06,
  negotiate: 0x07,
  schedule: 0x08,
  monitor: 0x09,
  delegate: 0x0a,
})

/** What kind of thing a frame is about. */
export type ObjectKind =
  | 'service'
  | 'model'
  | 'agent'
  | 'knowledge'
  | 'intent'
  | 'asset'
  | 'plan'
  | 'capability'
  | 'token'
  | 'address'
  | 'skill'
  | 'tool'

/** What a verb can be done to; the second third of a frame. */
export const OBJECT_KINDS: Enumeration<ObjectKind> = enumeration<ObjectKind>({
  service: 0x01,
  model: 0x02,
  agent: 0x03,
  knowledge: 0x04,
  intent: 0x05,
  asset: 0x06,
  plan: 0x07,
  capability: 0x08,
  token: 0x09,
  address: 0x0a,
  skill: 0x0b,
  tool: 0x0c,
})

/** One of the sixteen types of edges between memories. */
export type EdgeType =
  | 'derived_from'
  | 'supersedes'
  | 'references'
  | 'contradicts'
  | 'corroborates'
  | 'consents_to'
  | 'dispatched_to'
  | 'attested_by'
  | 'cited_in'
  | 'tombstones'
  | 'part_of'
  | 'instance_of'
  | 'caused_by'
  | 'observed_by'
  | 'related_to'
  | 'follows'

/** How one memory relates to another, read from source to destination. */
export const EDGE_TYPES: Enumeration<EdgeType> = enumeration<EdgeType>({
  derived_from: 0x01, // inferred from the target
  supersedes: 0x02, // replaces an earlier memory of the same thing
  references: 0x03, // soft pointer, citation
  contradicts: 0x04, // conflict marker
  corroborates: 0x05, // support
  consents_to: 0x06, // the actor consents to an action or agent
  dispatched_to: 0x07, // intent given to an agent
  attested_by: 0x08, // outcome attested by an agent
  cited_in: 0x09, // memory cited in a plan or intent
  tombstones: 0x0a, // tombstone of another
  part_of: 0x0b, // component
  instance_of: 0x0c, // example of a class
  caused_by: 0x0d, // effect of the target
  observed_by: 0x0e, // who saw it
  related_to: 0x0f, // any other tie
  follows: 0x10, // next in a sequence
})

/** How something became known. */
export type SourceKind = 'user_input' | 'derived' | 'observed' | 'imported'

/** How a claim came to be known. */
export const SOURCE_KINDS: Enumeration<SourceKind> = enumeration<SourceKind>({
  user_input: 0x01,
  derived: 0x02,
  observed: 0x03,
  imported: 0x04,
})

/** Through whom a memory came in. */
export type Origin = 'user' | 'agent' | 'tool' | 'web' | 'import' | 'system'

/** Through whom a memory entered; set by the interface that took the call, never by a model. */
export const ORIGINS: Enumeration<Origin> = enumeration<Origin>({
  user: 0x01,
  agent: 0x02,
  tool: 0x03,
  web: 0x04,
  import: 0x05,
  system: 0x06,
})

/** Whether a statement is held to be true. */
export type Stance = 'believe' | 'doubt' | 'suspect'

/** All stances. */
export const STANCES: Enumeration<Stance> = enumeration<Stance>({
  believe: 0x01,
  doubt: 0x02,
  suspect: 0x03,
})

/** Whether something is wanted, demanded, avoided or forbidden. */
export type Polarity = 'prefer' | 'avoid' | 'neutral' | 'do' | 'dont'

/** All polarities. */
export const POLARITIES: Enumeration<Polarity> = enumeration<Polarity>({
  prefer: 0x01,
  avoid: 0x02,
  neutral: 0x03,
  do: 0x04,
  dont: 0x05,
})

/** How strictly a rule holds. */
export type Strength = 'soft' | 'firm' | 'hard'

/** All strengths of constraints. */
export const STRENGTHS: Enumeration<Strength> = enumeration<Strength>({
  soft: 0x01,
  firm: 0x02,
  hard: 0x03,
})

/** Where a rule comes from. */
export type ConstraintSource = 'user_declared' | 'learned' | 'inferred'

/** All sources of constraints. */
export const CONSTRAINT_SOURCES: Enumeration<ConstraintSource> = enumeration<ConstraintSource>({
  user_declared: 0x01,
  learned: 0x02,
  inferred: 0x03,
})

/** The state of a goal. */
export type GoalStatus = 'active' | 'paused' | 'completed' | 'abandoned'

/** All states of goals. */
export const GOAL_STATUSES: Enumeration<GoalStatus> = enumeration<GoalStatus>({
  active: 0x01,
  paused: 0x02,
  completed: 0x03,
  abandoned: 0x04,
})

/** A kind of event; `observation` is the general one. */
export type EventKind =
  | 'intent_completed'
  | 'intent_failed'
  | 'payment'
  | 'dispatch'
  | 'observation'
  | 'interaction'

/** All kinds of events. */
export const EVENT_KINDS: Enumeration<EventKind> = enumeration<EventKind>({
  intent_completed: 0x01,
  intent_failed: 0x02,
  payment: 0x03,
  dispatch: 0x04,
  observation: 0x05,
  interaction: 0x06,
})

/** How an event ended. */
export type Outcome = 'success' | 'failure' | 'partial'

/** All outcomes of events. */
export const OUTCOMES: Enumeration<Outcome> = enumeration<Outcome>({
  success: 0x01,
  failure: 0x02,
  partial: 0x03,
})
