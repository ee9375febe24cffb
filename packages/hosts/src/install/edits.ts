/** Each kind of target, put in, found and taken out again. */
import { type Content, hookGroups, INSTRUCTIONS, serverLaunch } from '../content.ts'
import { hasHooks, missingContainers, removeHooks, setHooks } from '../edit/json-hooks.ts'
import { hasJsonServer, removeJsonServer, setJsonServer } from '../edit/json-server.ts'
import { JsonText } from '../edit/json-text.ts'
import { hasBlock, removeBlock, setBlock } from '../edit/marked-block.ts'
import { hasTomlServer, removeTomlServer, setTomlServer } from '../edit/toml-server.ts'
import type { Target } from '../hosts.ts'

export function put(target: Target, file: string, text: string, content: Content): string {
  if (target.what === 'instructions') return setBlock(file, text, INSTRUCTIONS)
  if (target.what === 'hooks') return setHooks(file, text, hookGroups(content))
  const launch = serverLaunch(content)
  if (target.format === 'toml') return setTomlServer(file, text, launch)
  const { command, args } = launch
  const server = { ...(target.isTyped && { type: 'stdio' }), command, args: [...args] }
  return setJsonServer(file, text, target.key, server)
}

/** Whether something of ours is in the text. */
export function has(target: Target, file: string, text: string): boolean {
  if (target.what === 'instructions') return hasBlock(file, text)
  if (target.what === 'hooks') return hasHooks(file, text)
  if (target.format === 'toml') return hasTomlServer(file, text)
  return hasJsonServer(file, text, target.key)
}

/** What `put` will have to make around ours. */
export function missing(target: Target, file: string, text: string, content: Content): string[] {
  if (target.what === 'hooks') return missingContainers(file, text, hookGroups(content))
  if (target.what !== 'server' || target.format !== 'json') return []
  return new JsonText(file, text).get([target.key]) === undefined ? [target.key] : []
}

export function take(target: Target, file: string, text: string, made: readonly string[]): string {
  if (target.what === 'instructions') return removeBlock(file, text)
  if (target.what === 'hooks') return removeHooks(file, text, made)
  if (target.format === 'toml') return removeTomlServer(file, text)
  return removeJsonServer(file, text, target.key, made.includes(target.key))
}

/** Whether a file says nothing any more. */
export function isEmpty(target: Target, text: string): boolean {
  const rest = text.replace(/^\uFEFF/, '').trim()
  const isJson = target.what === 'hooks' || (target.what === 'server' && target.format === 'json')
  return rest === '' || (isJson && rest === '{}')
}
