/** Our server in a JSON file: one member of one object. */
import { isDeepStrictEqual } from 'node:util'
import { notOurs } from './config-text.ts'
import { JsonText } from './json-text.ts'
import { isOurServer, SERVER_NAME } from './server-entry.ts'

export type JsonServer = Readonly<Record<string, unknown>>

export function hasJsonServer(file: string, text: string, key: string): boolean {
  return isOurServer(new JsonText(file, text).get([key, SERVER_NAME]))
}

/** What others added to our entry stays. */
export function setJsonServer(file: string, text: string, key: string, server: JsonServer): string {
  const json = new JsonText(file, text)
  json.expectKind([key], 'object')
  const present = json.get([key, SERVER_NAME])
  if (present === undefined) {
    if (json.get([key]) === undefined) json.setMember([], key, { [SERVER_NAME]: server })
    else json.setMember([key], SERVER_NAME, server)
    return json.toString()
  }
  // Written by an installation that did not come to its end, and could not note it.
  if (isDeepStrictEqual(present, server)) return text
  if (!isOurServer(present)) throw notOurs(file, `a server \`${SERVER_NAME}\``)
  const differing = Object.entries(server).filter(
    ([name, value]) => !isDeepStrictEqual((present as JsonServer)[name], value),
  )
  if (differing.length === 0) return text
  for (const [name, value] of differing) json.setMember([key, SERVER_NAME], name, value)
  return json.toString()
}

/** With `made`, the object that holds the servers was ours as well and goes if it is empty. */
export function removeJsonServer(file: string, text: string, key: string, made: boolean): string {
  const json = new JsonText(file, text)
  if (!isOurServer(json.get([key, SERVER_NAME]))) return text
  json.remove([key, SERVER_NAME])
  if (made && isDeepStrictEqual(json.get([key]), {})) json.remove([key])
  return json.toString()
}
