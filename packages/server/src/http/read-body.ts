/**
 * The JSON of a request, or why it is none. Bytes are counted while they arrive: what a client says
 * about the length of a body is not relied on.
 *
 * @module
 */

import type { IncomingMessage } from 'node:http'
import { messageOf } from '@cortex-memory/core/kit'
import { HttpError } from './problem.ts'

/** Deeper than any input goes; what walks through a value is not made to run out of stack. */
const DEPTH_MAX = 64
/** A client that is refused still sends: what it has on the way is taken, or it would miss the answer. */
const DISCARDED_BYTES_MAX = 8 * 1_048_576

export async function readJson(request: IncomingMessage, bytesMax: number): Promise<unknown> {
  const length = Number(request.headers['content-length'] ?? 0)
  const isEmpty = length === 0 && request.headers['transfer-encoding'] === undefined
  if (isEmpty) return {}
  assertJson(request)
  const bytes = await readBytes(request, bytesMax)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new HttpError('MALFORMED_REQUEST', 'Cannot read the body: it is not UTF-8')
  }
  if (depthOf(text) > DEPTH_MAX) {
    const message = `Cannot read the body: it is nested deeper than ${DEPTH_MAX}`
    throw new HttpError('MALFORMED_REQUEST', message)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = messageOf(error)
    throw new HttpError('MALFORMED_REQUEST', `Cannot read the body as JSON: ${why}`)
  }
}

function assertJson({ headers }: IncomingMessage): void {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]
  const encoding = headers['content-encoding'] ?? 'identity'
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset)
  if (type === 'application/json' && isUtf8 && encoding === 'identity') return
  throw new HttpError('UNSUPPORTED_MEDIA_TYPE', 'Send the input as application/json in UTF-8', {
    accept: 'application/json',
  })
}

async function readBytes(request: IncomingMessage, bytesMax: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let count = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    count += chunk.length
    if (count <= bytesMax) chunks.push(chunk)
    else if (count > bytesMax + DISCARDED_BYTES_MAX) break
  }
  if (count > bytesMax) {
    throw new HttpError(
      'BODY_TOO_LARGE',
      `Cannot read the body: it has more than ${bytesMax} bytes`,
      {
        connection: 'close',
      },
    )
  }
  return Buffer.concat(chunks)
}

/** Brackets outside of strings: true for JSON, and enough to refuse what is none. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return deepest
}
