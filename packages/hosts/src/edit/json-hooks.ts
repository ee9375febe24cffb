/**
 * Our hooks in the settings of a host:
 *
 *   "hooks": { "<event>": [ { "matcher"?, "hooks": [ { "type": "command", "command", "timeout" } ] } ] }
 *
 * A hook of ours is known by its command. Groups and hooks of others are never touched, not even
 * those that are in a group with ours.
 *
 * @module
 */
import { isDeepStrictEqual } from 'node:util'
import { JsonText } from './json-text.ts'
import { isOurHook } from './server-entry.ts'

export interface HookGroup {
  readonly matcher?: string
  readonly hooks: readonly [
    { readonly type: 'command'; readonly command: string; readonly timeout: number },
  ]
}

export type HookGroups = Readonly<Record<string, HookGroup>>

const HOOKS = 'hooks'

interface Place {
  readonly event: string
  readonly group: number
  readonly hook: number
}

export function hasHooks(file: string, text: string): boolean {
  return placesIn(new JsonText(file, text)).length > 0
}

export function setHooks(file: string, text: string, wanted: HookGroups): string {
  const json = new JsonText(file, text)
  json.expectKind([HOOKS], 'object')
  for (const event of Object.keys(wanted)) json.expectKind([HOOKS, event], 'array')
  if (isSet(json, wanted)) return text
  for (const place of placesIn(json).reverse()) removePlace(json, place)
  for (const [event, group] of Object.entries(wanted)) {
    if (json.get([HOOKS]) === undefined) json.setMember([], HOOKS, { [event]: [group] })
    else if (json.get([HOOKS, event]) === undefined) json.setMember([HOOKS], event, [group])
    else json.append([HOOKS, event], group)
  }
  return json.toString()
}

/** Empty lists and the object around them go if they were ours: `made` names them. */
export function removeHooks(file: string, text: string, made: readonly string[]): string {
  const json = new JsonText(file, text)
  const places = placesIn(json).reverse()
  if (places.length === 0) return text
  for (const place of places) removePlace(json, place)
  for (const event of made) {
    if (isDeepStrictEqual(json.get([HOOKS, event]), [])) json.remove([HOOKS, event])
  }
  if (made.includes(HOOKS) && isDeepStrictEqual(json.get([HOOKS]), {})) json.remove([HOOKS])
  return json.toString()
}

/** What `setHooks` would have to make: the object of hooks, and the lists of events. */
export function missingContainers(file: string, text: string, wanted: HookGroups): string[] {
  const json = new JsonText(file, text)
  const events = Object.keys(wanted).filter((event) => json.get([HOOKS, event]) === undefined)
  return json.get([HOOKS]) === undefined ? [...events, HOOKS] : events
}

function removePlace(json: JsonText, { event, group, hook }: Place): void {
  json.remove([HOOKS, event, group, HOOKS, hook])
  if (isDeepStrictEqual(json.get([HOOKS, event, group, HOOKS]), [])) {
    json.remove([HOOKS, event, group])
  }
}

/** Each wanted hook is there once, as it should be, and no other of ours. */
function isSet(json: JsonText, wanted: HookGroups): boolean {
  const places = placesIn(json)
  return (
    places.length === Object.keys(wanted).length &&
    places.every(({ event, group, hook }) => {
      const found = json.get([HOOKS, event, group]) as { matcher?: unknown; hooks: unknown[] }
      const meant = wanted[event]
      return (
        meant !== undefined &&
        found.matcher === meant.matcher &&
        isDeepStrictEqual(found.hooks[hook], meant.hooks[0])
      )
    })
  )
}

function placesIn(json: JsonText): Place[] {
  const events = json.get([HOOKS])
  if (typeof events !== 'object' || events === null) return []
  return Object.entries(events).flatMap(([event, groups]) =>
    listOf(groups).flatMap((each, group) =>
      listOf((each as { hooks?: unknown } | null)?.hooks).flatMap((one, hook) =>
        isOurHook((one as { command?: unknown } | null)?.command) ? [{ event, group, hook }] : [],
      ),
    ),
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
