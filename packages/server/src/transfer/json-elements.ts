/**
 * The elements of a large JSON list, one at a time. Data exports are one list of many megabytes;
 * each element is cut out by counting brackets and parsed alone.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { textOf, withoutMark } from './lines.ts'
import type { SourceFile } from './source-file.ts'

/** One conversation with everything in it. */
const ELEMENT_BYTES_MAX = 128 * 1024 * 1024
const WHOLE_BYTES_MAX = 256 * 1024 * 1024

export interface Element {
  readonly place: string
  readonly value: unknown
}

const [SPACE, COMMA, QUOTE, BACKSLASH] = [0x20, 0x2c, 0x22, 0x5c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Of a file that is a list, or an object with a list under one of `keys`. */
export async function* readElements(
  file: SourceFile,
  keys: readonly string[],
): AsyncGenerator<Element> {
  if (firstByte(await file.head()) === LIST) {
    let index = 0
    for await (const bytes of listElements(file)) {
      const place = `${file.path}[${index++}]`
      yield { place, value: parse(bytes, place) }
    }
    return
  }
  const whole = await readJson(file)
  for (const key of keys) {
    const list = (whole as Record<string, unknown> | null)?.[key]
    if (!Array.isArray(list)) continue
    for (const [index, value] of list.entries()) {
      yield { place: `${file.path} ${key}[${index}]`, value }
    }
  }
}

export async function readJson(file: SourceFile): Promise<unknown> {
  return parse(await readBytes(file), file.path)
}

export async function readText(file: SourceFile): Promise<string> {
  const text = withoutMark(textOf(await readBytes(file)))
  if (text === undefined) throw unreadable(file.path, 'it is not UTF-8 text')
  return text
}

async function readBytes(file: SourceFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of file.open()) {
    bytes += chunk.length
    if (bytes > WHOLE_BYTES_MAX) {
      throw unreadable(file.path, `it has more than ${WHOLE_BYTES_MAX} bytes in one piece`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function firstByte(head: Uint8Array): number | undefined {
  return head.find((byte) => byte > SPACE && byte < 0x80)
}

function parse(bytes: Uint8Array, place: string): unknown {
  const text = withoutMark(textOf(bytes))
  if (text === undefined) throw unreadable(place, 'it is not UTF-8 text')
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which may be a secret.
    throw unreadable(place, 'it is not valid JSON')
  }
}

/** The bytes of each element of the outermost list. Brackets in texts do not count. */
async function* listElements(file: SourceFile): AsyncGenerator<Uint8Array> {
  let depth = 0
  let inText = false
  let escaped = false
  let waiting: Uint8Array[] = []
  let size = 0
  const keep = (bytes: Uint8Array): void => {
    size += bytes.length
    if (size > ELEMENT_BYTES_MAX) {
      throw unreadable(file.path, `one element has more than ${ELEMENT_BYTES_MAX} bytes`)
    }
    if (bytes.length > 0) waiting.push(bytes)
  }
  const take = (): Uint8Array => {
    const element = Buffer.concat(waiting)
    waiting = []
    size = 0
    return element
  }
  for await (const chunk of file.open()) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (inText) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inText = false
      } else if (byte === QUOTE) inText = true
      else if (byte === LIST || byte === OBJECT) {
        if (depth++ === 0) from = at + 1
      } else if (byte === LIST_END || byte === OBJECT_END || (byte === COMMA && depth === 1)) {
        if (byte !== COMMA) depth--
        if (depth > 1 || (depth === 1 && byte !== COMMA)) continue
        keep(chunk.subarray(from, at))
        const element = take()
        if (element.some((each) => each > SPACE)) yield element
        from = at + 1
        if (depth === 0) return
      }
    }
    // Copied: a stream may use the same bytes again.
    if (depth > 0) keep(Buffer.from(chunk.subarray(from)))
  }
  throw unreadable(file.path, 'it ends in the middle of its list')
}

function unreadable(place: string, why: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot read ${place}: ${why}`, { path: 'file' })
}
