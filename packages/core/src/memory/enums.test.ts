import { describe, expect, it } from 'vitest'
import {
  CONSTRAINT_SOURCES,
  EDGE_TYPES,
  type Enumeration,
  EVENT_KINDS,
  GOAL_STATUSES,
  MEMORY_TYPES,
  OBJECT_KINDS,
  ORIGINS,
  OUTCOMES,
  POLARITIES,
  SOURCE_KINDS,
  STANCES,
  STRENGTHS,
  VERBS,
  VISIBILITIES,
} from './enums.ts'

/** Disk format. A line here may grow at its end; nothing else about it may change. */
const PINNED: readonly (readonly [Enumeration<string>, string])[] = [
  [MEMORY_TYPES, 'Identity Fact Preference Belief Event Goal Constraint Capability Pattern'],
  [VISIBILITIES, 'private scoped actor_public'],
  [VERBS, 'find acquire build modify deliver analyze negotiate schedule monitor delegate'],
  [
    OBJECT_KINDS,
    'service model agent knowledge intent asset plan capability token address skill tool',
  ],
  [
    EDGE_TYPES,
    'derived_from supersedes references contradicts corroborates consents_to dispatched_to attested_by ' +
      'cited_in tombstones part_of instance_of caused_by observed_by related_to follows',
  ],
  [SOURCE_KINDS, 'user_input derived observed imported'],
  [ORIGINS, 'user agent tool web import system'],
  [STANCES, 'believe doubt suspect'],
  [POLARITIES, 'prefer avoid neutral do dont'],
  [STRENGTHS, 'soft firm hard'],
  [CONSTRAINT_SOURCES, 'user_declared learned inferred'],
  [GOAL_STATUSES, 'active paused completed abandoned'],
  [EVENT_KINDS, 'intent_completed intent_failed payment dispatch observation interaction'],
  [OUTCOMES, 'success failure partial'],
]

describe('enumerations', () => {
  it.each(PINNED)('[M1] %# keeps its names and bytes', (enumeration, names) => {
    expect(enumeration.names).toEqual(names.split(' '))
    enumeration.names.forEach((name, index) => {
      expect(enumeration.code(name)).toBe(index + 1)
      expect(enumeration.name(index + 1)).toBe(name)
      expect(enumeration.is(name)).toBe(true)
    })
  })

  it.each(PINNED)('[M1] %# knows no other name and no other byte', (enumeration) => {
    const length: unknown = 'length'
    for (const code of [0, enumeration.names.length + 1, 0xff, -1, 1.5, length as number]) {
      expect(enumeration.name(code)).toBeUndefined()
    }
    for (const value of ['', 'constructor', '__proto__', 'fact', 1, null, undefined, {}]) {
      expect(enumeration.is(value)).toBe(false)
    }
  })

  it('[M1] has the bytes of the specification', () => {
    expect(MEMORY_TYPES.code('Pattern')).toBe(0x09)
    expect(VERBS.code('delegate')).toBe(0x0a)
    expect(OBJECT_KINDS.code('token')).toBe(0x09)
    expect(EDGE_TYPES.code('observed_by')).toBe(0x0e)
    expect(EDGE_TYPES.code('related_to')).toBe(0x0f)
    expect(EDGE_TYPES.code('follows')).toBe(0x10)
  })
})
