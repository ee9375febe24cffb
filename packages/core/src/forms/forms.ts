/**
 * Forms: what a memory says in at most 50 and 200 tokens. Rendered once, when a version is written,
 * then stored, so that a query never renders. Pure: no clock, no locale, no randomness.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { MemoryData } from '../memory/data.ts'
import { object, type Schema, text } from '../memory/schema.ts'
import { countTokens, truncateForm } from '../memory/tokens.ts'
import { remainingDetails } from './full.ts'
import { type Rendering, renderTemplate } from './templates.ts'

/** A memory as text: one line, and a paragraph. */
export interface Forms {
  /** One line of at most 50 tokens. */
  readonly short: string
  /** A text of at most 200 tokens. */
  readonly medium: string
}

/** Token budget of each form. */
export const FORM_TOKENS: Readonly<Record<keyof Forms, number>> = {
  short: LIMITS.shortTokens,
  medium: LIMITS.mediumTokens,
}

/** The short and the medium text of a memory's data. */
export function renderForms(data: MemoryData): Forms {
  const rendering = renderTemplate(data)
  return {
    short: truncateForm(rendering.short, FORM_TOKENS.short),
    medium: truncateForm(join(rendering), FORM_TOKENS.medium),
  }
}

/**
 * Everything that a memory says: the medium text without a budget, then the fields that it counts
 * or leaves out, such as criteria, evidence and parameters. Never stored.
 */
export function renderFull(data: MemoryData): string {
  const { short, details } = renderTemplate(data)
  return join({ short, details: [...details, ...remainingDetails(data)] })
}

/** The medium text without a budget: what vectors are made of. */
export function renderUncut(data: MemoryData): string {
  return join(renderTemplate(data))
}

function join({ short, details }: Rendering): string {
  return details.length === 0 ? short : `${short} — ${details.join(', ')}`
}

// The budget is counted below, with an error of its own; here only what is not text is refused.
const anyText = text(Number.POSITIVE_INFINITY, { blank: true })
const twoTexts = object<Forms>({ short: anyText, medium: anyText })

/** Forms that a caller supplies are kept as they are, so they must fit; they may be empty. */
export function checkForms(forms: unknown, path = 'forms'): Forms {
  const checked = twoTexts(forms, path)
  checkBudget(checked, 'short', path)
  checkBudget(checked, 'medium', path)
  return checked
}

function checkBudget(forms: Forms, form: keyof Forms, path: string): void {
  const tokens = countTokens(forms[form])
  const limit = FORM_TOKENS[form]
  if (tokens <= limit) return
  throw new CortexError(
    'FORM_TOO_LONG',
    `Cannot keep ${path}.${form}: it has ${tokens} tokens, the limit is ${limit}`,
    { path: `${path}.${form}`, details: { form, tokens, limit } },
  )
}

/** `checkForms` as a schema, for use inside larger inputs. */
export const formsSchema: Schema<Forms> = (value, path) => checkForms(value, path)
