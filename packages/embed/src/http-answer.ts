/**
 * Reads what an endpoint answered, and believes none of it: a vector in the wrong place or of
 * another model's length would spoil the index without anybody noticing.
 *
 * @module
 */
import { unitVector } from './unit-vector.ts'

/** What is wrong with an answer, in words for people. */
export class AnswerError extends Error {}

/**
 * The vectors in the order of the texts. Without `dimensions` the first vector decides the length
 * of all.
 */
export function readVectors(
  answer: unknown,
  count: number,
  dimensions: number | undefined,
): Float32Array[] {
  const items = itemsOf(answer, count)
  const vectors: Float32Array[] = new Array(count)
  const length = dimensions ?? numbersOf(items[0], 0).length
  for (const [place, item] of items.entries()) {
    const index = indexOf(item, place, items)
    if (vectors[index] !== undefined) throw new AnswerError(`index ${index} comes twice`)
    const numbers = numbersOf(item, place)
    if (numbers.length !== length) {
      throw new AnswerError(
        `data[${place}].embedding has ${numbers.length} dimensions, expected ${length}`,
      )
    }
    const vector = unitVector(numbers)
    if (vector === undefined) throw new AnswerError(`data[${place}].embedding has no direction`)
    vectors[index] = vector
  }
  return vectors
}

function itemsOf(answer: unknown, count: number): readonly unknown[] {
  if (!isObject(answer)) throw new AnswerError('expected a JSON object')
  if (answer.error !== undefined && answer.error !== null) {
    throw new AnswerError(errorText(answer) ?? 'an error without a message')
  }
  const items = answer.data
  if (!Array.isArray(items)) throw new AnswerError('expected a list in data')
  if (items.length !== count) {
    throw new AnswerError(`data has ${items.length} vectors, expected ${count}`)
  }
  return items
}

/** Some servers leave out all indexes; then the order is that of the texts. */
function indexOf(item: unknown, place: number, items: readonly unknown[]): number {
  const index = isObject(item) ? item.index : undefined
  if (index === undefined && items.every((other) => isObject(other) && other.index === undefined)) {
    return place
  }
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= items.length) {
    throw new AnswerError(`data[${place}].index is not a whole number below ${items.length}`)
  }
  return index
}

function numbersOf(item: unknown, place: number): readonly number[] {
  const numbers = isObject(item) ? item.embedding : undefined
  if (!Array.isArray(numbers) || numbers.length === 0) {
    throw new AnswerError(`data[${place}].embedding is not a list of numbers`)
  }
  const wrong = numbers.findIndex((value) => typeof value !== 'number' || !Number.isFinite(value))
  if (wrong !== -1) {
    throw new AnswerError(`data[${place}].embedding[${wrong}] is not a finite number`)
  }
  return numbers
}

/** What the provider says is wrong: `{ error: { message } }`, `{ error }` or `{ message }`. */
export function errorText(answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined
  const { error, message } = answer
  for (const text of [isObject(error) ? error.message : error, message]) {
    if (typeof text === 'string' && text !== '') return text
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
