/**
 * What a configuration file looks like beside its values: byte order mark, line ends, indentation.
 * What we add looks the same.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

const MARK = '\uFEFF'

export interface ConfigText {
  /** The byte order mark, or nothing. */
  readonly mark: string
  readonly body: string
  readonly eol: '\n' | '\r\n'
}

export function configText(text: string): ConfigText {
  const mark = text.startsWith(MARK) ? MARK : ''
  const body = text.slice(mark.length)
  const first = body.indexOf('\n')
  return { mark, body, eol: first > 0 && body[first - 1] === '\r' ? '\r\n' : '\n' }
}

/** One step of indentation: that of the first indented line. */
export function indentUnit(body: string): string {
  return /^([ \t]+)\S/m.exec(body)?.[1] ?? '  '
}

/** Nobody is served by half a merge: what cannot be read whole is not touched. */
export function unreadable(
  file: string,
  body: string,
  offset: number,
  reason: string,
): CortexError {
  const before = body.slice(0, offset).split('\n')
  return unreadableAt(file, before.length, (before.at(-1) ?? '').length + 1, reason)
}

export function unreadableAt(
  file: string,
  line: number,
  column: number,
  reason: string,
): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot change ${file}: line ${line}, column ${column}: ${reason}. Fix the file and run the command again; nothing was written`,
    { path: file, details: { file, line, column } },
  )
}

export function notOurs(file: string, what: string): CortexError {
  return new CortexError(
    'ALREADY_EXISTS',
    `Cannot change ${file}: it has ${what} that this command did not write. Rename or remove it and run the command again; nothing was written`,
    { path: file, details: { file } },
  )
}
