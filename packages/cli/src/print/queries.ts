import type { Explain, Memory } from '@cortex-memory/core'
import { counted, memories, type Style, timeText, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Card = Answer['memories'][number]

type Answer = Output<'recall'>

const INDENT = 2
const DAY_MS = 86_400_000

function entryLines(card: Card, style: Style, showsFit: boolean): string[] {
  const { uri, type, text, tags, at, until, createdAt, actor, score } = card
  const [first = '', ...rest] = wrap(`${type.padEnd(11)} ${text}`, INDENT)
  const fits = showsFit ? [`fits ${score.toFixed(2)}`] : []
  const whose = actor === undefined ? [] : [`@${actor}`]
  // In the order of storing, an older date would look misplaced.
  const isOlder = !showsFit && Math.abs(createdAt - at) >= DAY_MS
  const stored = isOlder ? [`(stored ${timeText(createdAt).slice(0, 10)})`] : []
  const ended = until === undefined ? [] : [`until ${timeText(until)}`]
  const names = tags.map((tag) => `#${tag}`)
  const about = [timeText(at), ...stored, ...ended, ...fits, ...whose, ...names].join(' ')
  return [
    first.trimStart().replace(type, style.strong(type)),
    ...rest,
    `  ${style.faint(uri)}`,
    ...wrap(about, INDENT),
  ]
}

function summed(answer: Answer): string {
  const { memories: shown, total, totalIsExact, tokens, trimmedByBudget, skipped } = answer
  return [
    totalIsExact
      ? `${shown.length} of ${memories(total)}`
      : `${memories(shown.length)}, maybe more`,
    counted(tokens, 'token'),
    ...(trimmedByBudget === 0 ? [] : [`${trimmedByBudget} left out for the budget`]),
    ...(skipped.length === 0 ? [] : [`${skipped.length} could not be read`]),
  ].join(', ')
}

function why(explain: Explain | undefined, uri: string): string[] {
  const found = explain?.scores.find((each) => each.uri === uri)
  if (found === undefined) return []
  const { relevance, distance, hop, salience, factors } = found
  const parts = Object.entries({ relevance, distance, hop, salience, ...factors })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${(value as number).toFixed(2)}`)
  return wrap(`why: ${parts.join(' ')}`, INDENT)
}

function plan(explain: Explain | undefined): string[] {
  if (explain === undefined) return []
  const touched = Object.entries(explain.candidates).map(([name, value]) => `${value} ${name}`)
  return wrap(`plan: ${explain.plan}; candidates: ${touched.join(', ')}`)
}

/** Only a question has something to fit. */
const answer = (showsFit: boolean): Printer =>
  printer<Answer>((output, style) => {
    const { memories: found } = output
    // The explanation passes the table as it is.
    const explain = output.explain as Explain | undefined
    if (found.length === 0) return [output.note ?? 'nothing found', ...plan(explain)].join('\n')
    return [
      ...found.flatMap((each) => [...entryLines(each, style, showsFit), ...why(explain, each.uri)]),
      '',
      style.faint(summed(output)),
      ...plan(explain),
    ].join('\n')
  })

export const recall: Printer = answer(true)
export const list: Printer = answer(false)

type Found = Output<'find'>

export const find: Printer = {
  print: (output, colours) => {
    const found = output as Found
    const cards = found.memories.map(({ uri, head, version }, index) => ({
      uri,
      type: head.type,
      text: found.rendered[index] ?? '',
      score: found.scores[index] ?? 0,
      tags: head.tags,
      at: dateOf({ head, version }),
    }))
    const tokens = found.renderedTokens.reduce((sum, each) => sum + each, 0)
    return list.print({ ...found, memories: cards, tokens, explain: undefined }, colours)
  },
}

/** What was imported is as old as it was where it came from. */
function dateOf(found: Pick<Found['memories'][number], 'head' | 'version'>): number {
  const { head, version } = found as unknown as Pick<Memory, 'head' | 'version'>
  return version.provenance.origin === 'import' ? version.validFrom : head.lastUpdatedAt
}

/** Made for prompts: shown as it is, however long its lines. */
export const context: Printer = printer<Output<'context'>>(({ text }) => text.trimEnd())
