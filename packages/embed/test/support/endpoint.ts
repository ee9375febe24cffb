/** A real HTTP server that plays an embeddings endpoint, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: { readonly model: string; readonly input: readonly string[] }
}

/** Answers one request; the last reply of a list is repeated. */
export type Reply = (request: Received, response: ServerResponse) => void

export interface Endpoint extends AsyncDisposable {
  readonly url: string
  readonly received: readonly Received[]
}

export async function startEndpoint(...replies: readonly Reply[]): Promise<Endpoint> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const message: Received = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    }
    const reply = replies[Math.min(received.length, replies.length - 1)]
    received.push(message)
    reply?.(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1/embeddings`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A vector that tells which text it belongs to, not yet of length 1. */
export function vectorOf(text: string, dimensions = 3): number[] {
  const code = [...text].reduce((sum, char) => sum * 31 + (char.codePointAt(0) ?? 0), 7)
  return Array.from({ length: dimensions }, (_, index) => ((code >> (index * 3)) % 97) + 1)
}

export const good: Reply = ({ body }, response) => {
  const data = body.input.map((text, index) => ({ index, embedding: vectorOf(text) }))
  json(200, { object: 'list', data, model: body.model })({} as Received, response)
}

export function json(status: number, answer: unknown, headers: Record<string, string> = {}): Reply {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(answer))
  }
}

/** Closes the connection without a word, or in the middle of one. */
export const hangUp: Reply = (_request, response) => response.socket?.destroy()
export const hangUpHalfway: Reply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data": [', () => response.socket?.destroy())
}
export const silence: Reply = () => {}
