/**
 * Random stores and scopes, and an oracle of who may see what that is too plain to be wrong. A
 * world can be built whole, or with nothing in it but what somebody may see.
 */
import fc from 'fast-check'
import type {
  FrameRef,
  Memory,
  MemoryId,
  Scope,
  ScopeVerb,
  Selector,
  Uri,
} from '../../src/index.ts'
import { SCOPE_VERBS } from '../../src/index.ts'
import { dataOf, TEST_EPOCH_MS, type TestCortex, testId } from '../../src/testing/index.ts'
import { grantTo, openOwned, passOn, type Terms } from './scopes.ts'

export const TYPES = ['Fact', 'Event', 'Goal', 'Constraint', 'Identity'] as const
export const TAGS = ['a', 'b', 'c'] as const
export const FRAMES: readonly FrameRef[] = [
  { verb: 'build', kind: 'plan', ref: 'house' },
  { verb: 'build', kind: 'tool', ref: 'house' },
  { verb: 'find', kind: 'agent', ref: 'carol' },
]
export const EDGES = ['corroborates', 'related_to'] as const
const SLOTS = 7
/** The last two are ids of no memory. */
export const IDS: readonly MemoryId[] = Array.from({ length: SLOTS + 2 }, (_, slot) =>
  testId(slot, 0xaa),
)

export interface Being {
  readonly slot: number
  readonly type: (typeof TYPES)[number]
  readonly tags: readonly string[]
  readonly frames: readonly FrameRef[]
  readonly visibility: 'private' | 'scoped' | 'actor_public'
  readonly importance: number
  readonly words: number
  readonly versions: number
  readonly tombstoned: boolean
}
export interface Bond {
  readonly src: number
  readonly type: (typeof EDGES)[number]
  readonly dst: number
  readonly removed: boolean
}
export interface World {
  readonly beings: readonly Being[]
  readonly bonds: readonly Bond[]
}
export interface Granted {
  readonly include: Selector
  readonly exclude?: Selector | undefined
  readonly writable?: readonly ScopeVerb[] | undefined
}

const slot = fc.nat({ max: SLOTS - 1 })
const being: fc.Arbitrary<Being> = fc.record({
  slot,
  type: fc.constantFrom(...TYPES),
  tags: fc.subarray([...TAGS]),
  frames: fc.subarray([...FRAMES]),
  visibility: fc.constantFrom('private', 'scoped', 'scoped', 'scoped', 'actor_public'),
  importance: fc.constantFrom(0, 5, 10),
  words: fc.constantFrom(1, 12),
  versions: fc.constantFrom(1, 1, 2),
  tombstoned: fc.constantFrom(false, false, false, true),
})
const bond: fc.Arbitrary<Bond> = fc
  .record({
    src: slot,
    type: fc.constantFrom(...EDGES),
    dst: slot,
    removed: fc.constantFrom(false, false, false, true),
  })
  .filter(({ src, dst }) => src !== dst)

export const world: fc.Arbitrary<World> = fc
  .record({
    beings: fc.uniqueArray(being, { minLength: 3, maxLength: SLOTS, selector: ({ slot }) => slot }),
    bonds: fc.uniqueArray(bond, {
      maxLength: 12,
      selector: ({ src, type, dst }) => `${src} ${type} ${dst}`,
    }),
  })
  .map(({ beings, bonds }) => {
    const there = new Set(beings.map(({ slot }) => slot))
    return { beings, bonds: bonds.filter(({ src, dst }) => there.has(src) && there.has(dst)) }
  })

const frameSelector = fc.constantFrom(
  { verb: 'build', ref: 'house' } as const,
  { verb: 'build', kind: 'tool', ref: 'house' } as const,
  { verb: 'find', kind: 'agent', ref: 'carol' } as const,
)
const selector: fc.Arbitrary<Selector> = fc
  .record({
    types: fc.subarray([...TYPES], { maxLength: 2 }),
    tags: fc.subarray([...TAGS], { maxLength: 1 }),
    ids: fc.subarray([...IDS], { maxLength: 2 }),
    frames: fc.uniqueArray(frameSelector, { maxLength: 1 }),
  })
  .filter((lists) => Object.values(lists).some((list) => list.length > 0))
const granted: fc.Arbitrary<Granted> = fc.record({
  include: fc.oneof(selector, fc.constant({ types: TYPES })),
  exclude: fc.option(selector, { nil: undefined }),
  writable: fc.constant(undefined),
})

/** One to three links; what may be written shrinks along them. */
export const chain: fc.Arbitrary<readonly Granted[]> = fc
  .tuple(
    fc.array(granted, { minLength: 1, maxLength: 3 }),
    fc.array(fc.subarray([...SCOPE_VERBS]), { minLength: 3, maxLength: 3 }),
  )
  .map(([links, verbs]) => {
    let left: readonly ScopeVerb[] = SCOPE_VERBS
    return links.map((link, index) => {
      left = left.filter((verb) => (verbs[index] as ScopeVerb[]).includes(verb) || index === 0)
      return { ...link, writable: left }
    })
  })

/** Granted to agent0, passed on to agent1, agent2; the last one can use it. */
export async function scopeOf(
  links: readonly Granted[],
  more: Partial<Terms> = {},
): Promise<{ scope: Scope; audience: string }> {
  const terms = ({ include, exclude, writable }: Granted): Terms => ({
    include,
    ...(exclude === undefined ? {} : { exclude }),
    ...(writable === undefined ? {} : { writable }),
    ...more,
  })
  const [first, ...rest] = links as [Granted, ...Granted[]]
  let scope = await grantTo('agent0', terms(first))
  for (const [index, link] of rest.entries()) {
    scope = await passOn(scope, `agent${index}`, `agent${index + 1}`, terms(link))
  }
  return { scope, audience: `agent${rest.length}` }
}

// ---------------------------------------------------------------------------------------------
// The oracle

export interface Judged {
  readonly id: MemoryId
  readonly type: string
  readonly tags: readonly string[]
  readonly frames: readonly FrameRef[]
  readonly visibility: string
}

function matches(judged: Judged, selector: Selector): boolean {
  for (const type of selector.types ?? []) if (type === judged.type) return true
  for (const id of selector.ids ?? []) if (id === judged.id) return true
  for (const tag of selector.tags ?? []) if (judged.tags.includes(tag)) return true
  for (const { verb, kind, ref } of selector.frames ?? []) {
    for (const frame of judged.frames) {
      if (frame.verb === verb && frame.ref === ref && (kind ?? frame.kind) === frame.kind)
        return true
    }
  }
  return false
}

export function selects(links: readonly Granted[], judged: Judged): boolean {
  if (judged.visibility === 'private') return false
  for (const { include, exclude } of links) {
    if (!matches(judged, include)) return false
    if (exclude !== undefined && matches(judged, exclude)) return false
  }
  return true
}

export function sees(links: readonly Granted[], judged: Judged): boolean {
  return judged.visibility === 'actor_public' || selects(links, judged)
}

export function judgedBeing(one: Being): Judged {
  return { ...one, id: IDS[one.slot] as MemoryId }
}

export function judgedMemory({ head }: Memory): Judged {
  return head
}

/** What is left of a world for somebody who may not know of the rest. */
export function narrowed({ beings, bonds }: World, keeps: (one: Being) => boolean): World {
  const kept = beings.filter(keeps)
  const there = new Set(kept.map(({ slot }) => slot))
  return {
    beings: kept,
    bonds: bonds.filter(({ src, dst }) => there.has(src) && there.has(dst)),
  }
}

// ---------------------------------------------------------------------------------------------
// Building

/** Every being and bond has times of its own, whatever else is built. */
export async function build({ beings, bonds }: World): Promise<TestCortex> {
  const cortex = await openOwned()
  const { doors } = cortex
  for (const { slot, ...one } of beings) {
    doors.now = TEST_EPOCH_MS + slot * 3_600_000
    // Words that all have, that some have, and that one has.
    const own = Array.from({ length: one.words }, (_, word) => `word${slot}x${word}`)
    const text = ['shared', ...(slot % 3 === 0 ? ['rare', 'words'] : []), ...own].join(' ')
    const { type, tags, frames, visibility, importance } = one
    const id = IDS[slot] as MemoryId
    const { uri } = await cortex.write({
      id,
      data: dataOf(type, text),
      tags,
      frames,
      visibility,
      importance,
    })
    doors.now += 1000
    if (one.versions === 2) await cortex.update(uri, { data: dataOf(type, `${text} again`) })
  }
  for (const { src, type, dst, removed } of bonds) {
    doors.now = TEST_EPOCH_MS + 100 * 3_600_000 + src * 1000 + EDGES.indexOf(type) * 100 + dst
    const edge = { src: IDS[src] as MemoryId, type, dst: IDS[dst] as MemoryId }
    await cortex.addEdge(edge)
    if (removed) await cortex.removeEdge({ ...edge, reason: 'x' })
  }
  for (const { slot, type, tombstoned } of beings) {
    doors.now = TEST_EPOCH_MS + 200 * 3_600_000 + slot
    const uri = uriAt(type, slot)
    if (tombstoned) await cortex.tombstone(uri, { reason: 'over' })
  }
  doors.now = TEST_EPOCH_MS + 300 * 3_600_000
  return cortex
}

export function uriAt(type: string, slot: number, version = 1): Uri {
  return `matrix://cortex/${type}/${IDS[slot]}#${version}` as Uri
}
