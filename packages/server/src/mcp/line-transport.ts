/**
 * Messages as lines on two streams. A line that is not a message is answered with the error that says
 * so, whatever came before is answered before the end, and one bad line costs nobody else anything.
 *
 *   -32700   not JSON, or longer than a message may be
 *   -32600   JSON, but no message
 *
 * @module
 */
import type { Readable, Writable } from 'node:stream'
import {
  INVALID_REQUEST,
  isJSONRPCRequest,
  type JSONRPCMessage,
  PARSE_ERROR,
  parseJSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server'

export const LINE_BYTES_MAX: number = 4 * 1024 * 1024
/** A client that has gone is not waited for: its last requests have this long. */
const LAST_ANSWERS_MS = 10_000
const NEWLINE = 0x0a

export class LineTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void
  readonly #input: Readable
  readonly #output: Writable
  /** Requests that wait for their answer. */
  readonly #waiting = new Set<RequestId>()
  /** Pieces of the line that is not complete yet. */
  #pieces: Buffer[] = []
  #pieceBytes = 0
  #ended = false
  #closed = false
  #lastAnswers: NodeJS.Timeout | undefined
  #resolveClosed: () => void = () => undefined
  /** Resolves when the connection is over. */
  readonly closed: Promise<void> = new Promise((resolve) => {
    this.#resolveClosed = resolve
  })

  constructor(input: Readable, output: Writable) {
    this.#input = input
    this.#output = output
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#read)
    this.#input.on('end', this.#end)
    this.#input.on('close', this.#end)
    this.#input.on('error', this.#fail)
    this.#output.on('error', this.#fail)
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#closed) return
    this.#write(message)
    if (!('method' in message) && message.id !== undefined) this.#waiting.delete(message.id)
    this.#closeIfDone()
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    clearTimeout(this.#lastAnswers)
    this.#input.off('data', this.#read)
    this.#input.off('end', this.#end)
    this.#input.off('close', this.#end)
    // An open pipe would keep the process alive.
    this.#input.destroy()
    this.onclose?.()
    this.#resolveClosed()
  }

  readonly #read = (chunk: Buffer): void => {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end))
      this.#endLine()
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
  }

  /** Of a line that is too long only its length is kept. */
  #keep(piece: Buffer): void {
    if (piece.length === 0) return
    this.#pieceBytes += piece.length
    if (this.#pieceBytes > LINE_BYTES_MAX) this.#pieces = []
    else this.#pieces.push(piece)
  }

  #endLine(): void {
    const [bytes, line] = [this.#pieceBytes, Buffer.concat(this.#pieces).toString('utf8').trim()]
    this.#pieces = []
    this.#pieceBytes = 0
    if (bytes > LINE_BYTES_MAX) {
      this.#refuse(PARSE_ERROR, `a message has at most ${LINE_BYTES_MAX} bytes, this one ${bytes}`)
    } else if (line !== '') {
      this.#receive(line)
    }
  }

  #receive(line: string): void {
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      this.#refuse(PARSE_ERROR, 'the line is not JSON')
      return
    }
    const message = messageFrom(value)
    if (message === undefined) {
      this.#refuse(INVALID_REQUEST, 'the line is not a JSON-RPC 2.0 message', idOf(value))
      return
    }
    if (isJSONRPCRequest(message)) this.#waiting.add(message.id)
    // What was cancelled is not answered.
    else if ('method' in message && message.method === 'notifications/cancelled') {
      this.#waiting.delete(message.params?.requestId as RequestId)
    }
    this.onmessage?.(message)
  }

  #refuse(code: number, why: string, id: RequestId | null = null): void {
    this.#write({ jsonrpc: '2.0', id, error: { code, message: `Cannot read a message: ${why}` } })
  }

  #write(message: unknown): void {
    if (!this.#output.writableEnded) this.#output.write(`${JSON.stringify(message)}\n`)
  }

  readonly #end = (): void => {
    if (this.#ended) return
    this.#ended = true
    this.#endLine()
    this.#lastAnswers = setTimeout(() => void this.close(), LAST_ANSWERS_MS)
    this.#closeIfDone()
  }

  #closeIfDone(): void {
    if (this.#ended && this.#waiting.size === 0) void this.close()
  }

  /** Nobody reads or nobody writes any more. */
  readonly #fail = (error: Error): void => {
    if (this.#closed) return
    this.onerror?.(error)
    void this.close()
  }
}

function messageFrom(value: unknown): JSONRPCMessage | undefined {
  try {
    return parseJSONRPCMessage(value)
  } catch {
    return undefined
  }
}

function idOf(value: unknown): RequestId | null {
  if (typeof value !== 'object' || value === null) return null
  const { id } = value as { readonly id?: unknown }
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
