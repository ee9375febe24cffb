/**
 * Which format a source has, by its content: names are hints that people change. `--format` says
 * it where content does not.
 *
 * @module
 */
import { basename } from 'node:path/posix'
import { CortexError } from '@cortex-memory/core'
import { objectIn } from './foreign-values.ts'
import { FORMATS, type Format } from './item.ts'
import type { Source } from './source.ts'
import type { SourceFile } from './source-file.ts'

const JOURNAL = Buffer.from('CORTEXE\0', 'latin1')

/** Which format some files have; INVALID_INPUT if none is recognised. */
export async function detectFormat(source: Source): Promise<Format> {
  const { files, kind } = source
  const conversations = files.find(({ path }) => /^conversations.*\.json$/i.test(basename(path)))
  if (kind === 'folder' && conversations !== undefined) return await ofFile(conversations, source)
  if (kind === 'file' && files[0] !== undefined) return await ofFile(files[0], source)
  const pages = files.filter(({ path }) => isMarkdown(path))
  if (pages.length > 0) return await ofPages(pages)
  if (files.some(({ path }) => /\.(?:txt|text)$/i.test(path))) return 'text'
  const [first] = files
  if (first !== undefined && files.length === 1) return await ofFile(first, source)
  throw unknown(source, 'nothing in it looks like one of them')
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path)
}

async function ofPages(pages: readonly SourceFile[]): Promise<Format> {
  let found: Format = 'agents-md'
  for (const page of pages) {
    const format = ofPage((await page.head()).toString('utf8'))
    if (format === 'markdown') return format
    if (format === 'basic-memory') found = format
  }
  return found
}

/** Our pages and those of basic-memory begin with fields of their own. */
function ofPage(text: string): Format {
  const fields = /^---[ \t]*\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  if (/^cortex:/m.test(fields)) return 'markdown'
  return /^permalink:/m.test(fields) || (/^title:/m.test(fields) && /^type:/m.test(fields))
    ? 'basic-memory'
    : 'agents-md'
}

async function ofFile(file: SourceFile, source: Source): Promise<Format> {
  const bytes = await file.head()
  if (JOURNAL.equals(bytes.subarray(0, JOURNAL.length))) return 'journal'
  const head = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (isMarkdown(file.path)) return ofPage(head)
  const start = head.trimStart()
  if (start.startsWith('[')) return ofList(start, source)
  if (!start.startsWith('{')) {
    if (isText(bytes)) return 'text'
    throw unknown(source, bytes.length === 0 ? 'it is empty' : 'it is neither JSON nor text')
  }
  const [line = ''] = start.split('\n')
  const first = objectIn(parsed(line))
  if (first === undefined) return ofList(start, source)
  if (first.type === 'entity' || first.type === 'relation') return 'memory-server'
  const named = namedIn(start)
  if (named !== undefined && Object.values(first).some(Array.isArray)) return named
  return Array.isArray(first.results) || Array.isArray(first.memories) ? 'mem0' : 'jsonl'
}

/** UTF-8 without control characters, and not empty. The end may cut a character in two. */
function isText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8').replace(/\ufffd$/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.trim() !== '' && !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/.test(text)
}

/** By the names that are in its first elements. */
function ofList(head: string, source: Source): Format {
  if (/"mapping"\s*:/.test(head)) return 'chatgpt'
  if (/"chat_messages"\s*:/.test(head)) return 'claude'
  const named = namedIn(head)
  if (named !== undefined) return named
  if (/"(?:memory|results|memories)"\s*:/.test(head)) return 'mem0'
  throw unknown(source, 'its JSON has the names of none of them')
}

/** Names that only one of them has. */
function namedIn(head: string): Format | undefined {
  const has = (names: string): boolean => new RegExp(`"(?:${names})"\\s*:`).test(head)
  if (has('core_memory|block_ids|agent_type')) return 'letta'
  if (has('source_node_uuid|name_embedding|fact_embedding')) return 'graphiti'
  if (has('memory_session_id|sdk_session_id')) return 'claude-mem'
  return has('entityName') && has('narrative|title') ? 'memorix' : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unknown({ name }: Source, why: string): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot tell the format of ${name}: ${why}. Name it with --format: ${FORMATS.join(', ')}`,
    { path: 'format' },
  )
}

/** The format with a name; INVALID_INPUT if there is none. */
export function formatFrom(name: string): Format {
  const format = FORMATS.find((each) => each === name)
  if (format !== undefined) return format
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read a format called ${name}: the formats are ${FORMATS.join(', ')}`,
    { path: 'format' },
  )
}
