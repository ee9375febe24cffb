/**
 * Memories inside a prompt template:
 *
 *   {cortex.bundle verb=build objects=project:site,tool:npm budget_tokens=1000 outcome_limit=3 form=short}
 *   {cortex.find type=Fact tag=style near="how do we name tests" limit=5 form=short late=true}
 *   {cortex.resolve matrix://cortex/Fact/…#1}      {cortex.resolve "what is the staging host"}
 *
 * A value with blanks is quoted as in JSON. What is inserted is never read as a template again.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { isUri, type Uri } from '../memory/ids.ts'
import { invalid, refusal } from '../memory/schema.ts'
import type { FindResult } from '../query/answer.ts'
import type { Form, Query } from '../query/query.ts'
import { renderMemory } from '../query/render.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { Bundle, ContextOptions } from './context.ts'
import { oneLine, printContext } from './print.ts'

/** Where a template gets its texts from; a `Cortex` is one. */
export interface TemplateSource {
  /** Answers `{cortex.find …}`. */
  find(query: Query): Promise<FindResult>
  /** Gives the bundle for `{cortex.bundle}`. */
  context(options: ContextOptions): Promise<Bundle>
  /** Reads the memory of `{cortex.resolve …}`. */
  resolve(uri: Uri): Promise<Memory>
}

const PLACE = /\{cortex\.([a-z]+)((?:\s+(?:[a-z_]+=)?(?:"(?:[^"\\]|\\.)*"|[^\s"{}]+))*)\s*\}/g
const WORD = /(?:([a-z_]+)=)?("(?:[^"\\]|\\.)*"|[^\s"{}]+)/g

const NO_MATCH = '(no match)'
const FIND_LIMIT_DEFAULT = 10

/**
 * Replaces `{cortex.bundle}`, `{cortex.find …}` and `{cortex.resolve …}` in a template by texts
 * from a store.
 */
export async function interpolate(template: string, source: TemplateSource): Promise<string> {
  if (typeof template !== 'string') throw invalid('template', 'text', template)
  let result = ''
  let at = 0
  for (const match of template.matchAll(PLACE)) {
    const [whole, verb = '', argumentText = ''] = match
    result += template.slice(at, match.index)
    result += await say(verb, wordsOf(argumentText, whole), whole, source)
    at = match.index + whole.length
  }
  return result + template.slice(at)
}

interface Words {
  /** What stands without a name. */
  readonly bare: readonly string[]
  readonly named: ReadonlyMap<string, string>
}

function wordsOf(argumentText: string, place: string): Words {
  const bare: string[] = []
  const named = new Map<string, string>()
  for (const [, name, raw = ''] of argumentText.matchAll(WORD)) {
    const value = raw.startsWith('"') ? unquote(raw, place) : raw
    if (name === undefined) bare.push(value)
    else if (named.has(name)) throw refusal(place, `${name} is given twice`)
    else named.set(name, value)
  }
  return { bare, named }
}

function unquote(raw: string, place: string): string {
  try {
    return JSON.parse(raw) as string
  } catch {
    throw refusal(place, `expected text quoted as in JSON, got ${raw}`)
  }
}

async function say(
  verb: string,
  words: Words,
  place: string,
  source: TemplateSource,
): Promise<string> {
  switch (verb) {
    case 'bundle':
      return printContext(await source.context(contextOf(words, place)))
    case 'find':
      return printFound(await source.find(queryOf(words, place)))
    case 'resolve':
      return await resolved(words, place, source)
    default:
      throw refusal(place, `unknown place ${verb}; the places are bundle, find, resolve`)
  }
}

type Reader = (value: string, place: string) => unknown

function readNamed(
  { bare, named }: Words,
  place: string,
  readers: Readonly<Record<string, Reader>>,
): Record<string, unknown> {
  if (bare.length > 0) throw refusal(place, `expected name=value, got ${bare[0]}`)
  const result: Record<string, unknown> = {}
  for (const [name, value] of named) {
    const reader = readers[name]
    if (reader === undefined) {
      throw refusal(place, `unknown argument ${name}; there are ${Object.keys(readers).join(', ')}`)
    }
    result[name] = reader(value, place)
  }
  return result
}

const asIs: Reader = (value) => value

const wholeNumber: Reader = (value, place) => {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw refusal(place, `expected a whole number, got ${value}`)
}

const yesOrNo: Reader = (value, place) => {
  if (value === 'true' || value === 'false') return value === 'true'
  throw refusal(place, `expected true or false, got ${value}`)
}

/** `kind:ref` pairs separated by commas or by semicolons, so that a reference may have the other. */
const objectsOf: Reader = (value, place) => {
  const objects: Record<string, string[]> = {}
  for (const pair of value.split(value.includes(';') ? ';' : ',')) {
    const colon = pair.indexOf(':')
    if (colon <= 0 || colon === pair.length - 1) {
      throw refusal(place, `expected kind:reference, got ${pair}`)
    }
    const kind = pair.slice(0, colon).trim()
    objects[kind] = [...(objects[kind] ?? []), pair.slice(colon + 1).trim()]
  }
  return objects
}

function contextOf(words: Words, place: string): ContextOptions {
  const args = readNamed(words, place, {
    verb: asIs,
    objects: objectsOf,
    budget_tokens: wholeNumber,
    outcome_limit: wholeNumber,
    form: asIs,
  })
  return present({
    verb: args.verb,
    objects: args.objects,
    budgetTokens: args.budget_tokens,
    outcomeLimit: args.outcome_limit,
    form: args.form,
  }) as ContextOptions
}

/** Without what was not said. What was said is checked by whom it is given to. */
function present(options: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

function queryOf(words: Words, place: string): Query {
  const args = readNamed(words, place, {
    type: asIs,
    tag: asIs,
    near: asIs,
    limit: wholeNumber,
    form: asIs,
    late: yesOrNo,
    include_tombstoned: yesOrNo,
  })
  return present({
    types: args.type === undefined ? undefined : [args.type],
    where: args.tag === undefined ? undefined : { hasTag: args.tag },
    near: args.near,
    limit: args.limit ?? FIND_LIMIT_DEFAULT,
    form: args.form,
    lateBinding: args.late,
    includeTombstoned: args.include_tombstoned,
  }) as Query
}

function printFound({ memories, rendered }: FindResult): string {
  if (memories.length === 0) return NO_MATCH
  return memories
    .map((memory, index) => `- ${memory.uri} — ${oneLine(rendered[index] ?? '')}`)
    .join('\n')
}

/** A URI exactly; other text by the one memory that is nearest. */
async function resolved(words: Words, place: string, source: TemplateSource): Promise<string> {
  const { form } = readNamed({ bare: [], named: words.named }, place, { form: asIs }) as {
    form?: Form
  }
  const wanted = words.bare.join(' ')
  if (wanted === '') throw refusal(place, 'expected a URI or a text after resolve')
  if (wanted.length > LIMITS.nearBytes) throw refusal(place, 'the text is too long')
  if (!isUri(wanted)) {
    const found = await source.find({
      near: wanted,
      limit: 1,
      ...(form === undefined ? {} : { form }),
    })
    return oneLine(found.rendered[0] ?? NO_MATCH)
  }
  try {
    return oneLine(renderMemory(await source.resolve(wanted), form ?? 'medium'))
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return NO_MATCH
    throw error
  }
}
