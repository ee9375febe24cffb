/**
 * Shapes that several operations share. They describe what goes over a wire; the engine checks
 * everything again, with its own limits, before it is kept.
 *
 * @module
 */
import {
  CortexError,
  EDGE_TYPES,
  type EdgeType,
  formatUri,
  LIMITS,
  MEMORY_TYPES,
  type Memory,
  type MemoryId,
  type MemoryType,
  OBJECT_KINDS,
  type ObjectKind,
  parseUri,
  VERBS,
  type Verb,
  VISIBILITIES,
  type Visibility,
} from '@cortex-memory/core'
import { z } from 'zod'

type OneOf<T extends string> = z.ZodEnum<{ [K in T]: K }>

/** A closed vocabulary of the engine; zod wants to know that it has a name at least. */
function oneOf<T extends string>({ names }: { readonly names: readonly T[] }): OneOf<T> {
  return z.enum(names as readonly [T, ...T[]]) as unknown as OneOf<T>
}

export const memoryType: OneOf<MemoryType> = oneOf(MEMORY_TYPES)
export const verb: OneOf<Verb> = oneOf(VERBS)
export const visibility: OneOf<Visibility> = oneOf(VISIBILITIES)
export const objectKind: OneOf<ObjectKind> = oneOf(OBJECT_KINDS)
/** Any text, but described as one of the types: the engine refuses others with a code of its own. */
export const edgeType: z.ZodType<EdgeType, string> = z.string().meta({
  enum: [...EDGE_TYPES.names],
  description: 'How the first memory relates to the second',
}) as unknown as z.ZodType<EdgeType, string>

export const form: z.ZodEnum<{ short: 'short'; medium: 'medium'; full: 'full' }> = z
  .enum(['short', 'medium', 'full'])
  .describe('How much of each memory to show; default: medium')

export const types: z.ZodOptional<z.ZodArray<typeof memoryType>> = z
  .array(memoryType)
  .min(1)
  .max(MEMORY_TYPES.names.length)
  .optional()
  .describe('Only memories of these types')

export const tags: z.ZodOptional<z.ZodArray<z.ZodString>> = z
  .array(z.string())
  .max(LIMITS.tags)
  .optional()
  .describe('Tags to find it by')

export const text: z.ZodString = z.string().min(1).max(LIMITS.statementBytes)
export const reason: z.ZodString = z
  .string()
  .min(1)
  .max(LIMITS.reasonBytes)
  .describe('The reason; kept in the journal')
export const json: z.ZodRecord<z.ZodString, z.ZodUnknown> = z.record(z.string(), z.unknown())

export const limit = (most: number, usual: number): z.ZodDefault<z.ZodInt> =>
  z.int().min(1).max(most).default(usual).describe(`At most this many; default: ${usual}`)

/** A memory by its URI, or by its id alone, which means the newest version. */
export const reference: z.ZodString = z
  .string()
  .min(1)
  .max(128)
  .describe('A URI such as matrix://cortex/Fact/01…#1, or the id alone')

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/
const TIME = 'expected a time: milliseconds since 1970, 2026-05-01 or 2026-05-01T12:00Z'

export const time: z.ZodType<number, number | string> = z
  .union(
    [
      z.int().min(LIMITS.timeMinMs).max(LIMITS.timeMaxMs),
      z.string().refine((value) => DATE.test(value) && Date.parse(value) >= 0, { error: TIME }),
    ],
    { error: TIME },
  )
  .transform((value) => (typeof value === 'number' ? value : Date.parse(value)))

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

/** The id that a reference names. */
export function idOf(value: string, path: string): MemoryId {
  if (value.includes('/')) return parseUri(value, path).id
  if (ULID.test(value)) return value as MemoryId
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read ${path}: expected a URI, an id of 26 upper-case characters, or a short name such as m7f3, got ${JSON.stringify(value)}`,
    { path },
  )
}

export const uri: z.ZodString = z.string()
export const sequence: z.ZodInt = z.int().min(0)
const at = z.int().describe('Milliseconds since 1970')

/** Said only where a call means two memories. */
export const whose: z.ZodOptional<z.ZodString> = z
  .string()
  .optional()
  .describe('Whose memory it is, where there are two')

export const receipt: z.ZodObject<{
  uri: z.ZodString
  id: z.ZodString
  version: z.ZodInt
  seq: z.ZodInt
  actor: typeof whose
}> = z.object({
  uri,
  id: z.string(),
  version: z.int(),
  seq: sequence,
  actor: whose,
})

/** A memory as agents see it: what it says and what it is, without hashes. */
export const card: z.ZodObject<{
  uri: z.ZodString
  type: typeof memoryType
  text: z.ZodString
  tokens: z.ZodInt
  score: z.ZodNumber
  tags: z.ZodArray<z.ZodString>
  createdAt: z.ZodInt
  updatedAt: z.ZodInt
  at: z.ZodInt
  until: z.ZodOptional<z.ZodInt>
  data: typeof json
  actor: typeof whose
  by: z.ZodOptional<z.ZodString>
}> = z.object({
  uri,
  type: memoryType,
  text: z.string(),
  tokens: z.int(),
  score: z.number(),
  tags: z.array(z.string()),
  createdAt: at,
  updatedAt: at,
  at: z
    .int()
    .describe(
      'The date of what it says: of an event or an imported memory its own, else updatedAt',
    ),
  until: z
    .int()
    .optional()
    .describe('When it ended, where something took its place or it has an end'),
  data: json,
  actor: whose,
  by: z.string().optional().describe('Who said it, where the user has not confirmed it'),
})

/** A memory with all that is known about it. */
export const memory: z.ZodObject<{
  uri: z.ZodString
  head: typeof json
  version: typeof json
  data: typeof json
}> = z.object({ uri, head: json, version: json, data: json })

export const skipped: z.ZodArray<typeof json> = z
  .array(json)
  .describe('Records that could not be read')

export function uriOf({ head, version }: Memory): string {
  return formatUri(head.type, head.id, version.version)
}

/** The same value with bytes as hex, so that it survives JSON. */
export function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]))
}

export function plainObject(value: object): Record<string, unknown> {
  return plain(value) as Record<string, unknown>
}

export function memoryView(found: Memory): z.output<typeof memory> {
  const { head, version, data } = found
  return {
    uri: uriOf(found),
    head: plainObject(head),
    version: plainObject(version),
    data: plainObject(data),
  }
}
