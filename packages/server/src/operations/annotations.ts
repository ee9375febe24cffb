/** What faces tell about an operation: its effect as hints of MCP, its schemas as JSON Schema. */
import { z } from 'zod'
import type { Operation } from './operation.ts'

/** The four hints of the Model Context Protocol. */
export interface Annotations {
  readonly title: string
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

export function annotationsOf({ title, effect, idempotent }: Operation): Annotations {
  return {
    title,
    readOnlyHint: effect === 'read',
    destructiveHint: effect === 'destructive',
    idempotentHint: idempotent,
    openWorldHint: false,
  }
}

export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly description?: string
  readonly default?: unknown
}

/** JSON Schemas of what goes in, as callers write it, and of what comes out. */
export function schemasOf({ input, output }: Operation): {
  readonly input: JsonSchema
  readonly output: JsonSchema
} {
  return {
    input: z.toJSONSchema(input, { io: 'input' }) as JsonSchema,
    output: z.toJSONSchema(output, { io: 'output' }) as JsonSchema,
  }
}
