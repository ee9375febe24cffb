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

/** Tools that change a file, by the fields in which hosts name it. */
const CHANGING = /^(?:edit|multiedit|write|notebookedit|apply_patch|str_replace|create)/i
const FILE_FIELDS = ['file_path', 'path', 'notebook_path'] as const

/** The files that tools changed, the most often changed first; below the directory if they are. */
export function changedFiles(path: string, directory = ''): string[] {
  const times = new Map<string, number>()
  for (const text of readEnd(path).split('\n')) {
    const content = parsed(text)?.message?.content
    for (const part of Array.isArray(content) ? content : []) {
      if (part?.type !== 'tool_use' || !CHANGING.test(String(part.name))) continue
      const file = FILE_FIELDS.map((field) => part.input?.[field]).find(isText)
      if (file !== undefined) times.set(file, (times.get(file) ?? 0) + 1)
    }
  }
  const below = directory === '' ? '' : `${withoutSlashes(directory)}/`
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .map(([file]) => redactSecrets(file.startsWith(below) ? file.slice(below.length) : file))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length < 1_000
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

/** A pattern for this would take quadratic time on a path of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 0 && '/\\'.includes(path.charAt(end - 1))) end--
  return path.slice(0, end)
}
