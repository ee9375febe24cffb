/**
 * A host's transcript as turns: JSON lines, one message or one note of the host each. Only what
 * somebody said is taken; notes of the host, side chains, thoughts and results of tools are not, and
 * secrets are blacked out before anybody reads the words.
 *
 * The end of a long file is enough: what came before was learned from when it was the end.
 *
 * @module
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { redactSecrets } from '@cortex-memory/core'
import type { Turn } from '@cortex-memory/pager'

const BYTES_MAX = 8 * 1024 * 1024
const TURNS_MAX = 2_000

interface Line {
  readonly type?: unknown
  readonly isMeta?: unknown
  readonly isSidechain?: unknown
  readonly isCompactSummary?: unknown
  readonly timestamp?: unknown
  readonly message?: { readonly role?: unknown; readonly content?: unknown } | null
}

export function readTranscript(path: string): Turn[] {
  return readEnd(path).split('\n').flatMap(turnsOf).slice(-TURNS_MAX)
}

/** It may begin inside a line, which is then no JSON. */
function readEnd(path: string): string {
  const handle = openSync(path, 'r')
  try {
    const { size } = fstatSync(handle)
    const start = Math.max(0, size - BYTES_MAX)
    const buffer = Buffer.alloc(size - start)
    let length = 0
    for (;;) {
      const read = readSync(handle, buffer, length, buffer.length - length, start + length)
      if (read === 0) break
      length += read
    }
    return buffer.toString('utf8', 0, length)
  } finally {
    closeSync(handle)
  }
}

function turnsOf(text: string): Turn[] {
  const line = parsed(text)
  const role = line?.message?.role
  if (line === undefined || (role !== 'user' && role !== 'assistant')) return []
  if (line.type !== role || line.isSidechain === true) return []
  // What the host says in the user's place is context, never the user's word.
  const isHost = line.isMeta === true || line.isCompactSummary === true
  const words = withoutHostNotes(wordsOf(line.message?.content)).trim()
  if (words === '') return []
  const at = Date.parse(String(line.timestamp))
  return [
    {
      role: isHost ? 'system' : role,
      text: redactSecrets(words),
      ...(Number.isFinite(at) && { at }),
    },
  ]
}

function parsed(text: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .filter((part) => part?.type === 'text' && typeof part.text === 'string')
    .map((part) => part.text as string)
    .join('\n')
}

/** Hosts wrap what they add to a message: reminders, commands and their output. */
function withoutHostNotes(text: string): string {
  return text.replace(
    /<(system-reminder|command-[a-z]+|local-command-[a-z]+|bash-[a-z]+)>[\s\S]*?(<\/\1>|$)/g,
    '',
  )
}
