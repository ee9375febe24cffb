/** Colours and line breaks. Without a terminal, or with NO_COLOR, a text is only itself. */
import { randomBytes } from 'node:crypto'
import { visibleText } from '@cortex-memory/dense/visible-text'

export interface Style {
  strong(text: string): string
  faint(text: string): string
  good(text: string): string
  bad(text: string): string
}

/** Our own colours carry a mark that nothing remembered can know, until they are shown. */
const MARK = `\u001b${randomBytes(8).toString('hex')}`
const codes = (open: number, close: number): ((text: string) => string) => {
  return (text) => `${MARK}${open}m${text}${MARK}${close}m`
}
const COLOURED: Style = {
  strong: codes(1, 22),
  faint: codes(2, 22),
  good: codes(32, 39),
  bad: codes(31, 39),
}
const plain = (text: string): string => text
const PLAIN: Style = { strong: plain, faint: plain, good: plain, bad: plain }

export function styleFor(colours: boolean): Style {
  return colours ? COLOURED : PLAIN
}

/** https://no-color.org: any value but the empty one counts. */
export function wantsColours(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return isTerminal && !environment.NO_COLOR && environment.TERM !== 'dumb'
}

const COLUMNS = { usual: 80, min: 50, max: 100 } as const

/** As wide as the terminal, or as COLUMNS says, within what reads well. */
export function lineWidth(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  terminal: number | undefined = process.stdout.columns,
): number {
  const { usual, min, max } = COLUMNS
  const given = /^[1-9]\d{0,4}$/.test(environment.COLUMNS ?? '')
    ? Number(environment.COLUMNS)
    : terminal
  return given === undefined ? usual : Math.min(max, Math.max(min, given))
}

/** Lines that fit; a word that is longer has a line of its own. */
export function wrap(text: string, indent = 0, columns: number = lineWidth()): string[] {
  const width = columns - indent
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '' || lines.length === 0) lines.push(line)
  return lines.map((each) => (each === '' ? each : `${' '.repeat(indent)}${each}`))
}

/** A label, then a text that goes on below itself. */
export function labelled(label: string, text: string, width = 12): string {
  const [first = '', ...rest] = wrap(text, width)
  return [`${label.padEnd(width)}${first.trimStart()}`, ...rest].join('\n')
}

export function timeText(at: unknown): string {
  return typeof at === 'number'
    ? new Date(at).toISOString().slice(0, 16).replace('T', ' ')
    : String(at)
}

export function memories(count: number): string {
  return counted(count, 'memory', 'memories')
}

export function entries(count: number): string {
  return counted(count, 'entry', 'entries')
}

/** One thing, or several. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

const OWN_CODE = new RegExp(`${MARK}(\\d+)m`, 'g')

/** What was remembered may come from anywhere, and a terminal obeys what it is shown. Our own colours stay. */
export function visible(text: string): string {
  const [first = '', ...rest] = text.split(OWN_CODE)
  const shown = rest.map((part, index) => (index % 2 === 0 ? `\u001b[${part}m` : visibleText(part)))
  return visibleText(first) + shown.join('')
}
