/**
 * Operations of the table under the names that tools have: arguments renamed, some left out,
 * everything else as it is.
 *
 * @module
 */
import { z } from 'zod'
import type { Operation } from '../operations/operation.ts'

export interface Derivation {
  /** Arguments by their name as a tool, with the key of the operation they stand for. */
  readonly arguments: Readonly<Record<string, string>>
  /** Schemas of arguments that differ from the operation's. */
  readonly schemas?: Readonly<Record<string, z.ZodType>>
  /** Takes the place of all descriptions: what the name of an argument says costs no tokens. */
  readonly descriptions?: Readonly<Record<string, string>>
}

/** `asOf` → `as_of`, `remember-user` → `remember_user`. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
}

export const toolName = (operation: Operation): string => `memory_${snakeCase(operation.name)}`

export function derive(operation: Operation, derivation: Derivation): Operation {
  const { shape } = operation.input
  const names = Object.entries(derivation.arguments)
  const { schemas = {}, descriptions } = derivation
  const input = z.strictObject(
    Object.fromEntries(
      names.map(([name, key]) => {
        const schema = schemas[name] ?? (shape[key] as z.ZodType)
        if (descriptions === undefined) return [name, schema]
        return [name, schema.meta({ ...schema.meta(), description: descriptions[name] })]
      }),
    ),
  )
  const keyOf = new Map(names)
  return {
    ...operation,
    name: toolName(operation),
    input,
    // A server is started for an actor: whatever is called first finds its store, or makes it.
    creates: true,
    run: async (context, given) =>
      await operation.run(
        context,
        Object.fromEntries(
          Object.entries(given as object).map(([name, value]) => [keyOf.get(name), value]),
        ),
      ),
  }
}

/** Every argument of the operation, in snake case. */
export function deriveWhole(operation: Operation): Operation {
  const keys = Object.keys(operation.input.shape)
  return derive(operation, {
    arguments: Object.fromEntries(keys.map((key) => [snakeCase(key), key])),
  })
}
