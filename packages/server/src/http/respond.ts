/** Answers, all with the same few headers: nothing is cached, guessed or framed. */
import type { ServerResponse } from 'node:http'
import { type HttpError, headersOf, problemOf } from './problem.ts'

const ALWAYS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    ...ALWAYS,
    'content-type': type,
    'content-length': bytes.length,
    ...headers,
  })
  response.end(bytes)
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendText(response, status, 'application/json', JSON.stringify(value), headers)
}

export function sendProblem(response: ServerResponse, error: unknown): void {
  const problem = problemOf(error)
  sendText(
    response,
    problem.status,
    'application/problem+json',
    JSON.stringify(problem),
    headersOf(error),
  )
}

/** An answer to bytes that are not a request: there is no response yet, only a socket. */
export function rawProblem(error: HttpError): string {
  const problem = problemOf(error)
  const body = JSON.stringify(problem)
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
