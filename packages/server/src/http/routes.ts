/**
 * Which answer a request gets. Paths are compared as they are, never decoded and never joined to
 * anything, so none can lead out of the table.
 *
 * @module
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../actors/open-actors.ts'
import { HttpError } from './problem.ts'
import type { Token } from './token-files.ts'

/** One request on its way. */
export interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** What stands after the question mark, without it. */
  readonly query: string
  readonly token: Token
  readonly caller: Caller
}

export type OpenCall = Omit<Call, 'token' | 'caller'>

interface RouteBase {
  /** What the figures call it. */
  readonly label: string
  readonly methods: readonly string[]
}

/** Answers anyone who reaches the server. */
export interface OpenRoute extends RouteBase {
  readonly isOpen: true
  answer(call: OpenCall): Promise<void>
}

/** Answers anyone who bears a token. */
export interface TokenRoute extends RouteBase {
  readonly isOpen: false
  answer(call: Call): Promise<void>
}

export type Route = OpenRoute | TokenRoute

export interface Found {
  readonly route: Route
  /** The actor that the path names. */
  readonly actor: string | undefined
  readonly query: string
}

/** `/v1/actors/ada/recall` is `/v1/recall` for ada. */
const FOR_ACTOR = /^\/v1\/actors\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})\/([a-zA-Z-]{1,64})$/

/** The route of an actor itself. */
export const ONE_ACTOR = '/v1/actors/<name>'
const AN_ACTOR = /^\/v1\/actors\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})$/

export function findRoute(
  routes: ReadonlyMap<string, Route>,
  { method = '', url = '' }: IncomingMessage,
): Found {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const query = mark === -1 ? '' : url.slice(mark + 1)
  const [, alone] = AN_ACTOR.exec(path) ?? []
  const [, actor = alone, name] = FOR_ACTOR.exec(path) ?? []
  const known = name === undefined ? path : `/v1/${name}`
  const route = routes.get(alone === undefined ? known : ONE_ACTOR)
  if (route === undefined) throw noSuchRoute(path, [...routes.keys()])
  if (!route.methods.includes(method)) {
    const allow = route.methods.join(', ')
    throw new HttpError('METHOD_NOT_ALLOWED', `${path} answers ${allow}, not ${method}`, { allow })
  }
  return { route, actor, query }
}

const SHOWN_CHARS_MAX = 80

function noSuchRoute(path: string, paths: readonly string[]): HttpError {
  const near = nearest(path, paths)
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  const shown = JSON.stringify(path.slice(0, SHOWN_CHARS_MAX))
  return new HttpError('NO_SUCH_ROUTE', `There is no ${shown}.${hint} /openapi.json lists all`)
}

/** The path whose last word begins as the asked one does, for longest. */
function nearest(path: string, paths: readonly string[]): string | undefined {
  const lastWord = (each: string): string => each.split('/').at(-1)?.toLowerCase() ?? ''
  const last = lastWord(path)
  const shared = paths.map((each) => ({ each, length: sharedLength(last, lastWord(each)) }))
  const best = shared.sort((a, b) => b.length - a.length)[0]
  return best !== undefined && best.length >= 3 ? best.each : undefined
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}
