/** A memory as a model needs it to go on: what it says, what it is, and the URI to ask for more. */
import { z } from 'zod'
import type { card } from '../operations/schemas.ts'

export const brief: z.ZodObject<{
  uri: z.ZodString
  type: z.ZodString
  text: z.ZodString
  updated: z.ZodString
}> = z.object({
  uri: z.string(),
  type: z.string(),
  text: z.string(),
  updated: z.string(),
})

export function briefOf({
  uri,
  type,
  text,
  updatedAt,
}: z.output<typeof card>): z.output<typeof brief> {
  return { uri, type, text, updated: new Date(updatedAt).toISOString().slice(0, 10) }
}

export const note: z.ZodOptional<z.ZodString> = z.string().optional()

export function leftOut(count: number, budgetTokens: number): { note?: string } {
  if (count === 0) return {}
  const what = count === 1 ? '1 more memory does' : `${count} more memories do`
  return { note: `${what} not fit into ${budgetTokens} tokens.` }
}
