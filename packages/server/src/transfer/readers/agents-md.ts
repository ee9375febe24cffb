/**
 * What people tell coding agents in CLAUDE.md, AGENTS.md, MEMORY.md and the like. Each bullet or
 * paragraph is a memory with its section as tag: rules are constraints, likes are preferences, the
 * rest are notes.
 *
 * @module
 */
import { LIMITS } from '@cortex-memory/core'
import { slugOf, tagsOf } from '../foreign-values.ts'
import { readPage } from '../front-matter.ts'
import { type Item, type MemoryItem, type Reader, refused } from '../item.ts'
import { readText } from '../json-elements.ts'
import { type Block, blocksOf } from '../markdown-blocks.ts'

export const readAgentsMd: Reader = async function* (source, { actor }) {
  // A single file was named by somebody: its ending does not matter.
  const { kind, files } = source
  const pages = files.filter(({ path }) => kind === 'file' || /\.(?:md|markdown)$/i.test(path))
  for (const file of pages) {
    yield* itemsOf(await readText(file), file.path, actor)
  }
}

function* itemsOf(text: string, path: string, actor: string): Generator<Item> {
  let page: ReturnType<typeof readPage>
  try {
    page = readPage(text)
  } catch (error) {
    yield refused(path, (error as Error).message)
    return
  }
  for (const block of blocksOf(page.body, page.line)) {
    const place = `${path}:${block.line}`
    yield memoryOf(block, place, actor)
  }
}

/** Notes of one text: also for the memories that services export as one page of prose. */
export function notesIn(text: string, place: string, actor: string): MemoryItem[] {
  return blocksOf(text).map((block) => memoryOf(block, `${place}:${block.line}`, actor))
}

function memoryOf({ headings, text }: Block, place: string, actor: string): MemoryItem {
  const section = headings.at(-1)
  const tags = section === undefined ? [] : tagsOf([slugOf(section)])
  return { kind: 'memory', place, data: dataOf(text, headings[0] ?? actor), tags }
}

const FORBIDS = /^(?:\W*)(?:never|do not|don['’]t|must not|mustn['’]t|avoid|no longer)\b/i
const DEMANDS =
  /^(?:\W*)(?:always|must|make sure|ensure|remember to|only|use|run|write|keep|follow|required?)\b/i
const HARD = /\b(?:never|must|always)\b/i
const LIKES =
  /^(?:\W*)(?:i |we |the user |user )?(?:really )?(?:prefers?|likes?|loves?|favou?rs?)\b/i
const DISLIKES = /^(?:\W*)(?:i |we |the user |user )?(?:really )?(?:dislikes?|hates?)\b/i

/** By how a line begins; in doubt it is a note, which claims least. */
function dataOf(text: string, subject: string): Readonly<Record<string, unknown>> {
  const polarity = LIKES.test(text) ? 'prefer' : DISLIKES.test(text) ? 'avoid' : undefined
  if (polarity !== undefined && Buffer.byteLength(text) <= LIMITS.topicBytes) {
    return { type: 'Preference', topic: text, polarity, strength: 0.5 }
  }
  const forbids = FORBIDS.test(text)
  const fits = Buffer.byteLength(text) <= LIMITS.statementBytes
  if (fits && (forbids || DEMANDS.test(text))) {
    return {
      type: 'Constraint',
      statement: text,
      polarity: forbids ? 'dont' : 'do',
      strength: HARD.test(text) ? 'hard' : 'firm',
      source: 'user_declared',
    }
  }
  return { type: 'Fact', subject, predicate: 'note', statement: text }
}
