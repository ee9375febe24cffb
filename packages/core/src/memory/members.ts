/**
 * Checks of what callers hand over by reference: options with handles, clocks and functions in them,
 * of which no copy can be made. Same errors as the schemas, same sentences.
 *
 * @module
 */
import { integer, invalid, joinPath, refusal, type Schema, word } from './schema.ts'

/** A list of texts. */
export const words: Schema<readonly string[]> = (value, path) => {
  if (!Array.isArray(value)) throw invalid(path, 'a list of texts', value)
  return value.map((item, index) => word(item, `${path}[${index}]`))
}

/** A whole number above 0. */
export const count: Schema<number> = integer(1, Number.MAX_SAFE_INTEGER)

/** A whole number from 0 on. */
export const whole: Schema<number> = integer(0, Number.MAX_SAFE_INTEGER)

/** Any number but infinity and not-a-number. */
export const finite: Schema<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(path, 'a number', value)
  return value
}

/** An object, whatever is in it. */
export const anyObject: Schema<object> = (value, path) => {
  if (typeof value !== 'object' || value === null) throw invalid(path, 'an object', value)
  return value
}

/** Judged elsewhere. */
export const anything: Schema<unknown> = (value) => value

/** An object with these members and no other; `needed` ones have to be there, undefined means absent. */
export function checkMembers(
  path: string,
  value: unknown,
  schemas: Readonly<Record<string, Schema<unknown>>>,
  needed: readonly string[] = [],
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(path, 'an object', value)
  }
  const members = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(members)) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    const at = joinPath(path, name)
    if (schema === undefined) {
      throw refusal(at, `expected one of ${Object.keys(schemas).join(', ')}`)
    }
    if (members[name] !== undefined) schema(members[name], at)
  }
  for (const name of needed) {
    if (members[name] === undefined) schemas[name]?.(undefined, joinPath(path, name))
  }
}
