/** Vectors for tests, and the nearest of them found in the plainest way. */
import type { Neighbour } from '../src/vector/search.ts'

export type Numbers = () => number

/** Numbers from 0 to 1 that are always the same. */
export function numbers(seed: number): Numbers {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Vectors around a few centres, as texts about a few things would be; `spread` is how far from them. */
export function clustered(
  count: number,
  dimensions: number,
  seed: number,
  spread = 1,
): Float32Array[] {
  const next = numbers(seed)
  const bell = (): number => next() + next() + next() + next() - 2
  const vector = (): Float32Array => Float32Array.from({ length: dimensions }, bell)
  const centres = Array.from({ length: Math.ceil(Math.sqrt(count)) }, vector)
  return Array.from({ length: count }, () => {
    const centre = centres[Math.floor(next() * centres.length)] as Float32Array
    return vector().map((component, index) => component * spread + (centre[index] as number))
  })
}

export function plainWhole(vector: Float32Array | Int8Array, largest: number): number[] {
  if (vector instanceof Int8Array) return [...vector]
  const greatest = Math.max(...[...vector].map(Math.abs))
  return [...vector].map((component) => Math.round(component * (largest / greatest)))
}

interface Whole {
  readonly components: readonly number[]
  readonly inverse: number
}
const wholes = new WeakMap<object, Map<number, Whole>>()

/** Each vector is made whole once: there are thousands, and each is asked for thousands of times. */
function whole(vector: Float32Array | Int8Array, largest: number): Whole {
  const known = wholes.get(vector) ?? new Map<number, Whole>()
  wholes.set(vector, known)
  const found = known.get(largest)
  if (found !== undefined) return found
  const components = plainWhole(vector, largest)
  const made = { components, inverse: 1 / Math.sqrt(dot(components, components)) }
  known.set(largest, made)
  return made
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number)
  return sum
}

export function plainDistance(
  query: Float32Array | Int8Array,
  vector: Float32Array | Int8Array,
): number {
  const q = whole(query, 4095)
  const v = whole(vector, 127)
  return Math.max(0, 1 - dot(q.components, v.components) * q.inverse * v.inverse)
}

export function plainSearch(
  vectors: ReadonlyMap<number, Float32Array | Int8Array>,
  query: Float32Array | Int8Array,
  k: number,
  passes: (label: number) => boolean = () => true,
): Neighbour[] {
  return [...vectors]
    .filter(([label]) => passes(label))
    .map(([label, vector]) => ({ label, distance: plainDistance(query, vector) }))
    .sort((a, b) => a.distance - b.distance || a.label - b.label)
    .slice(0, k)
}

/** The share of the true nearest that were found. */
export function recall(found: readonly Neighbour[], truth: readonly Neighbour[]): number {
  const labels = new Set(found.map(({ label }) => label))
  return truth.filter(({ label }) => labels.has(label)).length / truth.length
}
