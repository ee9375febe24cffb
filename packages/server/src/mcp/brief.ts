/** A memory as a model needs it to go on: what it says, what it is, and the name to ask for more. */
import { type MemoryData, parseUri, shortReference } from '@cortex-memory/core'
import { constraintText, preferenceText } from '@cortex-memory/pager/short-lived'
import { z } from 'zod'
import type { card } from '../operations/schemas.ts'

type ConstraintData = Extract<MemoryData, { readonly type: 'Constraint' }>
type PreferenceData = Extract<MemoryData, { readonly type: 'Preference' }>

export const brief: z.ZodObject<{
  ref: z.ZodString
  type: z.ZodString
  text: z.ZodString
  updated: z.ZodString
  until: z.ZodOptional<z.ZodString>
  score: z.ZodOptional<z.ZodNumber>
  by: z.ZodOptional<z.ZodString>
}> = z.object({
  ref: z.string().describe('Its short name; tools take it as uri'),
  type: z.string(),
  text: z.string(),
  updated: z.string(),
  until: z.string().optional().describe('Since when it is no longer so'),
  score: z.number().optional(),
  by: z.string().optional().describe('Who said it, where the user has not confirmed it'),
})

export function briefOf({
  uri,
  type,
  text: form,
  data,
  at,
  until,
  by,
}: z.output<typeof card>): z.output<typeof brief> {
  const text = plainWords(data, form)
  return {
    ref: nameOf(uri),
    type,
    text,
    updated: dayOf(at),
    ...(until === undefined ? {} : { until: dayOf(until) }),
    ...(by === undefined ? {} : { by }),
  }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** Tells two million memories apart. */
const NAME_CHARS = 6

function nameOf(uri: string): string {
  return shortReference(parseUri(uri, 'uri').id, NAME_CHARS)
}

/** Rules and preferences in the words of a person; never longer than the form of the engine. */
function plainWords(data: Readonly<Record<string, unknown>>, form: string): string {
  if (data.type !== 'Constraint' && data.type !== 'Preference') return form
  const words =
    data.type === 'Constraint'
      ? constraintText(data as unknown as ConstraintData)
      : preferenceText(data as unknown as PreferenceData, { brief: true })
  return words.length <= form.length ? words : form
}

/** With how well it fits the question. */
export function scoredBriefOf(found: z.output<typeof card>): z.output<typeof brief> {
  return { ...briefOf(found), score: Math.round(found.score * 100) / 100 }
}

export const note: z.ZodOptional<z.ZodString> = z.string().optional()

export function leftOut(count: number, budgetTokens: number): { note?: string } {
  if (count === 0) return {}
  const what = count === 1 ? '1 more memory does' : `${count} more memories do`
  return { note: `${what} not fit into ${budgetTokens} tokens.` }
}
