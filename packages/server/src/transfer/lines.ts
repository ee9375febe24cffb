/** Lines of a stream, one at a time: memory is bounded by the longest line that is let through. */

/** Longer than any memory with all its versions. */
export const LINE_BYTES_MAX: number = 16 * 1024 * 1024

export interface Line {
  /** From 1. */
  readonly number: number
  /** `undefined`: too long, or no UTF-8. */
  readonly text: string | undefined
}

const NEWLINE = 0x0a
const BYTE_ORDER_MARK = '\ufeff'

/** Blank lines are left out but counted. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 0
  let waiting: Uint8Array[] = []
  let bytes = 0
  const take = (end: Uint8Array): Line => {
    number++
    const whole = waiting.length === 0 ? end : Buffer.concat([...waiting, end])
    const text = bytes + end.length > LINE_BYTES_MAX ? undefined : textOf(whole)
    waiting = []
    bytes = 0
    return { number, text: number === 1 ? withoutMark(text) : text }
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const line = take(chunk.subarray(from, at))
      if (line.text?.trim() !== '') yield line
      from = at + 1
    }
    const rest = chunk.subarray(from)
    bytes += rest.length
    // What is too long already is not kept, only counted.
    if (bytes <= LINE_BYTES_MAX) waiting.push(Buffer.from(rest))
    else waiting = []
  }
  if (bytes > 0) {
    const line = take(new Uint8Array())
    if (line.text?.trim() !== '') yield line
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** `undefined` for what is not UTF-8: a guess would change what was said. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

export function withoutMark(text: string | undefined): string | undefined {
  return text?.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}
