/**
 * Vectors as small whole numbers. Only the direction of a vector counts, so each has a scale of its own: its
 * largest component becomes ±127 (a stored vector, one byte per dimension) or ±4095 (a query, which is kept
 * finer because it costs nothing). The distance of the whole numbers is
 *
 *     1 − q·v / (|q| |v|), not below 0
 *
 * and the scales cancel out. Every product sum fits 32 bits up to 4,096 dimensions (4096·127·4095 < 2³¹), so a
 * distance is the same on every machine, to the last bit.
 *
 * @module
 */
import { CortexError } from '../errors.ts'

export const DIMENSIONS_MAX = 4096
const STORED_MAX = 127
const QUERY_MAX = 4095

/** A vector as an embedder gives it, or as `quantise` made it. */
export type Vector = Float32Array | Int8Array

/** The form in which vectors are kept. Its direction is that of the vector, within half a step of 1/127. */
export function quantise(vector: Float32Array): Int8Array {
  return scaled(vector, new Int8Array(vector.length), STORED_MAX)
}

/** A stored vector as it is; any other quantised. */
export function storedForm(vector: Vector, dimensions: number): Int8Array {
  checkLength(vector, dimensions)
  return vector instanceof Int8Array ? checkedStored(vector) : quantise(vector)
}

/** Writes a query into int16 memory. A stored vector is taken as it is. */
export function writeQuery(vector: Vector, target: Int16Array): void {
  if (vector instanceof Int8Array) target.set(checkedStored(vector))
  else scaled(vector, target, QUERY_MAX)
}

export function checkLength(vector: Vector, dimensions: number): void {
  if (vector.length === dimensions) return
  throw new CortexError(
    'INVALID_INPUT',
    `The vector has ${vector.length} dimensions; this index holds vectors of ${dimensions}. Embed with the model the index was made for.`,
    { path: 'vector' },
  )
}

function scaled<T extends Int8Array | Int16Array>(
  vector: Float32Array,
  target: T,
  largest: number,
): T {
  let greatest = 0
  for (let index = 0; index < vector.length; index++) {
    const component = Math.abs(vector[index] as number)
    if (!(component < Number.POSITIVE_INFINITY)) throw unusable(`component ${index} is not finite`)
    if (component > greatest) greatest = component
  }
  if (greatest === 0) throw unusable('every component is zero')
  const scale = largest / greatest
  for (let index = 0; index < vector.length; index++) {
    target[index] = Math.round((vector[index] as number) * scale)
  }
  return target
}

function checkedStored(vector: Int8Array): Int8Array {
  let any = 0
  for (const component of vector) {
    if (component === -128) throw unusable('a stored component is below -127')
    any |= component
  }
  if (any === 0) throw unusable('every component is zero')
  return vector
}

function unusable(reason: string): CortexError {
  return new CortexError('INVALID_INPUT', `The vector has no direction: ${reason}.`, {
    path: 'vector',
  })
}
