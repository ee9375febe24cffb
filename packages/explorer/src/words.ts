/** Numbers and times as people read them. Times are UTC. */
import { spelled } from './visible.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY_MS = 86_400_000

/** What a table says of a name that somebody else chose: `constructor` is in no table. */
export function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

export function dayText(at: number, now = Date.now()): string {
  const date = new Date(at)
  const year = date.getUTCFullYear()
  const short = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
  return year === new Date(now).getUTCFullYear() ? short : `${short} ${year}`
}

export function timeText(at: number, now = Date.now()): string {
  return `${dayText(at, now)} ${new Date(at).toISOString().slice(11, 16)}`
}

export function ageText(at: number, now = Date.now()): string {
  const ms = now - at
  if (ms < 60_000) return 'now'
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min`
  if (ms < DAY_MS) return `${Math.floor(ms / 3_600_000)} h`
  if (ms < 14 * DAY_MS) return `${Math.floor(ms / DAY_MS)} d`
  if (ms < 70 * DAY_MS) return `${Math.floor(ms / (7 * DAY_MS))} wk`
  return dayText(at, now)
}

/** At most so many days from the first to the last, whole weeks apart where there are enough. */
export function ticksOf(first: number, last: number, most = 8): readonly number[] {
  const start = Math.ceil(first / DAY_MS) * DAY_MS
  const days = Math.max(1, Math.floor((last - start) / DAY_MS))
  const step = days <= 8 ? Math.max(1, Math.ceil(days / 4)) : 7 * Math.ceil(days / (7 * most))
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => start + at * step * DAY_MS)
}

export function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function bytesText(bytes: number): string {
  const size = UNITS.findLastIndex((_, power) => bytes >= 1000 ** power)
  const value = bytes / 1000 ** Math.max(0, size)
  return `${value >= 100 || size <= 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[Math.max(0, size)]}`
}
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`
}

/** `matrix://cortex/Fact/01…#2` → its parts. */
export function partsOf(uri: string): { type: string; id: string; version: string } {
  const [, type = '', id = '', version = ''] =
    /^matrix:\/\/cortex\/(\w+)\/(\w+)#(\d+)$/.exec(uri) ?? []
  return { type, id, version }
}

/** What a memory says, without the marks of its rendered form. */
export function statementOf(data: Readonly<Record<string, unknown>>, text: string): string {
  for (const key of ['statement', 'summary', 'topic', 'capability', 'name']) {
    const value = data[key]
    if (typeof value === 'string' && value !== '') {
      return `${prefixOf(data, key, value)}${value}`
    }
  }
  return text
}

/** How a rule, a belief or a preference begins, unless its own words say so. */
function prefixOf(data: Readonly<Record<string, unknown>>, key: string, value: string): string {
  const word = (table: Readonly<Record<string, string>>, name: unknown): string =>
    own(table, String(name)) ?? ''
  if (data.type === 'Constraint') return SAYS_ITSELF.test(value) ? '' : word(RULES, data.polarity)
  if (data.type === 'Belief') return word(STANCES, data.stance)
  if (data.type === 'Preference' && key === 'topic') {
    return NAMES_HOLDER.test(value) ? '' : word(WISHES, data.polarity)
  }
  return ''
}

const RULES = { do: 'Do ', dont: 'Do not ', avoid: 'Avoid ', prefer: 'Prefer ' }
const STANCES = { believe: 'Believes ', doubt: 'Doubts ', suspect: 'Suspects ' }
const WISHES = { prefer: 'Prefers ', avoid: 'Avoids ', neutral: 'Is neutral about ' }
const NAMES_HOLDER =
  /^(?:i|we|they|he|she|(?:the |my )?user|prefers?|likes?|avoids?)(?![\p{L}\p{N}])/iu
const SAYS_ITSELF =
  /^(?:please[ ,]+)?(?:never|no|not|do|don['’]?t|always|avoid|prefer|must|mustn['’]t|should|shouldn['’]t|cannot|can['’]t|may not|stop|refrain|only|make sure|ensure)(?![\p{L}\p{N}])/iu

/** As a question can hold it: half of a character is none. */
export function asQuestion(text: string, most = 500): string {
  return text.slice(0, most).replace(/\p{Surrogate}/gu, ' ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const WISH = /^(?:prefers )?(.*) \((prefer|avoid|neutral), strength=[\d.]+\).*$/s

/** What a stored form says, without the marks that only a program needs. */
export function plainForm(type: string, form: string): string {
  switch (type) {
    case 'Fact':
      return form.replace(/^[^\s()=]+\([^()]*\)=/, '')
    case 'Constraint':
      return form
        .replace(/^\[\w+\] /, '')
        .replace(/ — source=.*$/, '')
        .replace(/^dont /, 'Do not ')
        .replace(/^(do|avoid|prefer) /, capital)
    case 'Goal':
      return form.replace(/^\[\w+\] /, '').replace(/ — criteria=\d+.*$/, '')
    case 'Belief':
      return form
        .replace(/ — \d+ for \/ \d+ against$/, '')
        .replace(/^(believe|doubt|suspect) /, (_, stance: keyof typeof STANCES) => STANCES[stance])
    case 'Preference':
      return form.replace(WISH, (_, topic: string, polarity: keyof typeof WISHES) =>
        NAMES_HOLDER.test(topic) ? topic : `${WISHES[polarity]}${topic}`,
      )
    case 'Event':
      return form.replace(/^(success|failure|partial|cancelled|unknown) \w+ — /, '')
    case 'Identity':
      return form.replace(/ — roles=.*$/, '')
    default:
      return form
  }
}

/** What a stored form says, of whatever type it is. */
export function plainText(form: string): string {
  return FORMS.reduce((text, type) => plainForm(type, text), form)
}
const FORMS = ['Fact', 'Constraint', 'Belief', 'Preference', 'Goal']

/** At most so many letters, with a sign where some are missing. */
export function cutTo(given: string, letters: number): string {
  const text = spelled(given)
  if (text.length <= letters) return text
  return letters < 3 ? '' : `${text.slice(0, letters - 1).trimEnd()}…`
}

/** Fewer words in common may stay. */
const COMMON_WORDS = 3

/** What tells texts apart: the words that all of them begin with are left out, but for the last one. */
export function apart(texts: readonly string[]): readonly string[] {
  const words = texts.map((text) => text.split(' '))
  const [first = []] = words
  let common = 0
  while (
    common < first.length - 1 &&
    words.every((list) => list[common] === first[common] && list.length > common + 1)
  ) {
    common++
  }
  if (new Set(texts).size < 2 || common < COMMON_WORDS) return texts
  return words.map((list) => list.slice(common - 1).join(' '))
}
