/** What interfaces tell about an operation: its effect as hints of MCP, its schemas as JSON Schema. */
import { z } from 'zod'
import type { Operation } from './operation.ts'

/** The four hints of the Model Context Protocol. */
export interface Annotations {
  /** Its name for people. */
  readonly title: string
  /** Whether it leaves everything as it is. */
  readonly readOnlyHint: boolean
  /** Whether it takes something away. */
  readonly destructiveHint: boolean
  /** Whether a second call changes nothing more. */
  readonly idempotentHint: boolean
  /** Whether it reaches beyond the store. */
  readonly openWorldHint: boolean
}

/** What an MCP client learns about an operation. */
export function annotationsOf({ title, effect, idempotent }: Operation): Annotations {
  return {
    title,
    readOnlyHint: effect === 'read',
    destructiveHint: effect === 'destructive',
    idempotentHint: idempotent,
    openWorldHint: false,
  }
}

/** A JSON Schema. */
export interface JsonSchema {
  /** The type of the value. */
  readonly type?: string
  /** All values. */
  readonly enum?: readonly string[]
  /** The schema of list items. */
  readonly items?: JsonSchema
  /** The schemas of properties. */
  readonly properties?: Readonly<Record<string, JsonSchema>>
  /** Properties that must be given. */
  readonly required?: readonly string[]
  /** Schemas of which one must fit. */
  readonly anyOf?: readonly JsonSchema[]
  /** What the value means. */
  readonly description?: string
  /** The value if none is given. */
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
