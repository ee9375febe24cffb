/**
 * Vectors of length 1. All of ours are, so that a cosine is a plain sum of products.
 *
 * @module
 */

/** Nothing if there is no direction: a number that is not finite, or only zeros. */
export function unitVector(values: ArrayLike<number>): Float32Array | undefined {
  let largest = 0
  for (let index = 0; index < values.length; index++) {
    const size = Math.abs(values[index] as number)
    if (!Number.isFinite(size)) return undefined
    if (size > largest) largest = size
  }
  if (largest === 0) return undefined

  // Divided by the largest first: squares of extreme values leave the range of a double.
  let sum = 0
  for (let index = 0; index < values.length; index++) {
    sum += ((values[index] as number) / largest) ** 2
  }
  const norm = Math.sqrt(sum)
  const unit = new Float32Array(values.length)
  for (let index = 0; index < values.length; index++) {
    unit[index] = (values[index] as number) / largest / norm
  }
  return unit
}

/**
 * How alike two vectors are, from -1 to 1; 0 if they cannot be compared: of different lengths,
 * empty, or all zeros.
 */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return 0
  let product = 0
  let lengthA = 0
  let lengthB = 0
  for (let index = 0; index < a.length; index++) {
    const x = a[index] as number
    const y = b[index] as number
    product += x * y
    lengthA += x * x
    lengthB += y * y
  }
  return lengthA === 0 || lengthB === 0 ? 0 : product / Math.sqrt(lengthA * lengthB)
}
