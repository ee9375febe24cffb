/**
 * Memories of mem0 as records.
 *
 *   ['memory', user, agent, run]   id                what it says, and the caller's values
 *   ['text', user, agent, run]     hash of a text    the id of the memory that says it
 *   ['place']                      id                where that is
 *
 * @module
 */
import { hashOf } from '../shared/names.ts'
import type { Put, RecordReader, Records, Stored } from '../shared/records.ts'
import type { MemoryItem, Owner } from './memory-types.ts'

export interface Kept {
  readonly text: string
  readonly metadata?: Record<string, unknown>
}

export function pathOf({ userId = '', agentId = '', runId = '' }: Owner): string[] {
  return ['memory', userId, agentId, runId]
}

/** As much of the path as the owner fixes. */
export function prefixOf({ userId, agentId, runId }: Owner): string[] {
  if (userId === undefined) return ['memory']
  if (agentId === undefined) return ['memory', userId]
  return runId === undefined ? ['memory', userId, agentId] : ['memory', userId, agentId, runId]
}

export function belongs(stored: Stored, owner: Owner): boolean {
  const [, userId, agentId, runId] = stored.path
  const has: Record<string, string | undefined> = { userId, agentId, runId }
  return Object.entries(owner).every(([name, value]) => has[name] === value)
}

/** What filters see: owners, times, and the values of the caller. */
export function lookupOf(stored: Stored): (name: string) => unknown {
  const { metadata = {}, ...item } = itemOf(stored)
  const own: Record<string, unknown> = {
    ...item,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
  }
  return (name) =>
    Object.hasOwn(metadata, name)
      ? metadata[name]
      : Object.hasOwn(own, name)
        ? own[name]
        : undefined
}

export function itemOf(stored: Stored): MemoryItem {
  const [, userId = '', agentId = '', runId = ''] = stored.path
  const { text, metadata } = parsed(stored)
  return {
    id: stored.key,
    memory: text,
    createdAt: new Date(stored.createdAt).toISOString(),
    updatedAt: new Date(stored.updatedAt).toISOString(),
    ...(metadata === undefined ? {} : { metadata }),
    ...(userId === '' ? {} : { userId, user_id: userId }),
    ...(agentId === '' ? {} : { agentId, agent_id: agentId }),
    ...(runId === '' ? {} : { runId, run_id: runId }),
  }
}

export async function placeOf(records: Records, id: string): Promise<string[] | undefined> {
  const stored = await records.read(['place'], id)
  return stored === undefined
    ? undefined
    : (JSON.parse(Buffer.from(stored.payload).toString('utf8')) as string[])
}

export function itemPuts(
  path: string[],
  id: string,
  kept: Kept,
  expiresAt: number | undefined,
): Put[] {
  const item = { ...put(path, id, kept, kept.text), expiresAt }
  return [item, put(['place'], id, path, undefined), textPut(path, kept.text, id)]
}

export function textPut(path: readonly string[], text: string, id: string): Put {
  const key = hashOf(text).toString('hex').slice(0, 32)
  return put(['text', ...path.slice(1)], key, id, undefined)
}

/** The memory of an owner that says just this. */
export async function idOfText(
  reader: RecordReader,
  path: readonly string[],
  text: string,
): Promise<string | undefined> {
  const name = textPut(path, text, '')
  const known = await reader.read(name.path, name.key)
  if (known === undefined) return undefined
  const id = JSON.parse(Buffer.from(known.payload).toString('utf8')) as string
  const stored = await reader.read(path, id)
  return stored !== undefined && parsed(stored).text === text ? id : undefined
}

export async function forgetText(
  reader: RecordReader,
  path: readonly string[],
  text: string,
  id: string,
): Promise<Put[]> {
  const isOwn = (await idOfText(reader, path, text)) === id
  return isOwn ? [{ ...textPut(path, text, id), payload: undefined }] : []
}

export function put(
  path: readonly string[],
  key: string,
  value: unknown,
  text: string | undefined,
): Put {
  return { path, key, payload: Buffer.from(JSON.stringify(value)), text }
}

export function parsed({ payload }: Stored): Kept {
  return JSON.parse(Buffer.from(payload).toString('utf8')) as Kept
}
