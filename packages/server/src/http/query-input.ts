/**
 * The input of an operation from the part of a URL after the question mark. Only flat inputs can be
 * said there; what does not look like its type stays text, so that the schema says what is wrong.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import type { JsonSchema } from '../operations/index.ts'

const SCALARS: readonly (string | undefined)[] = ['string', 'integer', 'number', 'boolean']
const NUMBER = /^-?\d{1,17}(?:\.\d{1,17})?$/

/** True if every value of the input is a word, or a list of words. */
export function isFlat({ properties = {} }: JsonSchema): boolean {
  return Object.values(properties).every((schema) =>
    isScalar(schema.type === 'array' ? (schema.items ?? {}) : schema),
  )
}

function isScalar(schema: JsonSchema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.every(isScalar)
  return SCALARS.includes(schema.type)
}

export function queryInput({ properties = {} }: JsonSchema, query: string): unknown {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const schema = Object.hasOwn(properties, key) ? (properties[key] as JsonSchema) : {}
      const values = params.getAll(key)
      if (schema.type === 'array') {
        return [key, values.map((value) => readValue(schema.items ?? {}, value))]
      }
      if (values.length > 1) {
        const message = `Cannot read ${key}: expected it once, got it ${values.length} times`
        throw new CortexError('INVALID_INPUT', message, { path: key })
      }
      return [key, readValue(schema, values[0] ?? '')]
    }),
  )
}

/** For routes that are not operations: a key that nothing reads is a mistake, and named as one. */
export function assertKnownKeys(query: string, known: readonly string[]): void {
  const unknown = [...new URLSearchParams(query).keys()].find((key) => !known.includes(key))
  if (unknown === undefined) return
  const keys = known.length === 0 ? 'this address takes none' : `the keys are ${known.join(', ')}`
  const message = `Cannot read ${unknown}: unknown key; ${keys}`
  throw new CortexError('INVALID_INPUT', message, { path: unknown })
}

function readValue(schema: JsonSchema, text: string): unknown {
  const types = (schema.anyOf ?? [schema]).map(({ type }) => type)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  const isNumeric = types.includes('integer') || types.includes('number')
  return isNumeric && NUMBER.test(text) ? Number(text) : text
}
