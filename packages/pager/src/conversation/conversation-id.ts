/**
 * Ids of conversations come from hosts and may say anything; names of directories may not. Lower-case
 * letters, digits, `_` and `-` stand for themselves, every other byte is `%` and two hex digits. Two
 * ids never share a directory, also where the file system does not tell cases apart.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

const NAME_CHARS_MAX = 200
/** Names that some systems keep for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

export function directoryName(conversationId: string): string {
  if (conversationId.trim() === '' || !conversationId.isWellFormed()) {
    throw refused('expected text that is not blank', conversationId)
  }
  let name = ''
  for (const byte of Buffer.from(conversationId)) {
    const char = String.fromCharCode(byte)
    name += /[a-z0-9_-]/.test(char) ? char : escaped(byte)
  }
  if (RESERVED.test(name)) name = escaped(name.charCodeAt(0)) + name.slice(1)
  if (name.length > NAME_CHARS_MAX) throw refused('expected a shorter text', conversationId)
  return name
}

/** The id behind a directory; `undefined` if the name is not one that we would give. */
export function conversationIdOf(name: string): string | undefined {
  try {
    const id = decodeURIComponent(name)
    return directoryName(id) === name ? id : undefined
  } catch {
    return undefined
  }
}

function escaped(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`
}

function refused(expected: string, id: string): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot use the conversation id ${JSON.stringify(id.slice(0, 40))}: ${expected}`,
    { path: 'conversationId' },
  )
}
