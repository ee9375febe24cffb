/**
 * JSON Schemas as a list of tools shows them. Every host pays for the list in every conversation, so
 * it says what a model needs to make a call; the rest is checked when the call comes.
 *
 * @module
 */
import type { JsonSchema } from '../operations/annotations.ts'

/** A root that is an object: the protocol takes no other. */
export type ToolSchema = Record<string, unknown> & { readonly type: 'object' }

export function inputSchemaOf(schema: JsonSchema): ToolSchema {
  return { ...slim(schema), type: 'object', additionalProperties: false }
}

/** Parts of an answer can be cut, so nothing inside is promised; the note says what was. */
export function outputSchemaOf({ properties = {}, required = [] }: JsonSchema): ToolSchema {
  const shown = Object.entries(properties).map(([key, { type, items }]) => {
    const inside = items?.type === undefined ? {} : { items: { type: items.type } }
    return [key, type === undefined ? {} : { type, ...inside }] as const
  })
  return {
    type: 'object',
    properties: { ...Object.fromEntries(shown), note: { type: 'string' } },
    ...(required.length === 0 ? {} : { required }),
  }
}

function slim(schema: JsonSchema): Record<string, unknown> {
  const { type, enum: values, items, properties, required = [], anyOf, description } = schema
  return {
    ...(type === undefined ? {} : { type }),
    ...(values === undefined ? {} : { enum: values }),
    ...(items === undefined ? {} : { items: slim(items) }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, slim) }),
    ...(required.length === 0 ? {} : { required }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(slim) }),
    ...(description === undefined ? {} : { description }),
  }
}

function mapValues<T, U>(of: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]))
}
