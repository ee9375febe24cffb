/**
 * A data export of ChatGPT: `conversations.json` holds each conversation as a tree of messages. The
 * path from the root to `current_node` is what was said last; answers that were replaced lie on
 * other branches and are left out. Saved memories, where the export has them, become notes.
 *
 * @module
 */
import { basename } from 'node:path/posix'
import { listIn, objectIn, textIn, timeOf } from '../foreign-values.ts'
import { type ConversationItem, type Item, type Reader, refused, skipped } from '../item.ts'
import { type Element, readElements } from '../json-elements.ts'
import type { SourceFile } from '../source-file.ts'

type Turn = ConversationItem['turns'][number]
type Fields = Readonly<Record<string, unknown>>

export const readChatGpt: Reader = async function* (source, { actor }) {
  for (const file of source.files) {
    const name = basename(file.path)
    if (/^conversations.*\.json$/i.test(name) || source.kind === 'file') {
      for await (const element of readElements(file, ['conversations'])) {
        yield* conversationOf(element)
      }
    } else if (/^memor(?:y|ies)\.json$/i.test(name)) yield* memoriesIn(file, actor)
    else yield skipped(`files of the export that hold no conversation (${name})`)
  }
}

function* conversationOf({ place, value }: Element): Generator<Item> {
  const conversation = objectIn(value)
  const mapping = objectIn(conversation?.mapping)
  const id = textIn(conversation?.conversation_id) ?? textIn(conversation?.id)
  if (conversation === undefined || mapping === undefined || id === undefined) {
    yield refused(place, 'expected a conversation with an id and a mapping')
    return
  }
  const path = pathTo(mapping, textIn(conversation.current_node))
  const turns: Turn[] = []
  let silent = 0
  for (const node of path) {
    const turn = turnOf(objectIn(mapping[node]), `${place} ${node}`)
    if (turn === undefined) silent++
    else turns.push(turn)
  }
  const messages = Object.values(mapping).filter((node) => objectIn(objectIn(node)?.message))
  const elsewhere = messages.length - path.filter((node) => messageOf(mapping[node])).length
  if (silent > 0)
    yield skipped('messages without words for a person (system, tools, hidden)', silent)
  if (elsewhere > 0) yield skipped('messages on branches that were replaced', elsewhere)
  yield {
    kind: 'conversation',
    place,
    id: `chatgpt:${id}`,
    title: textIn(conversation.title),
    at: timeOf(conversation.create_time),
    turns,
  }
}

function messageOf(node: unknown): Fields | undefined {
  return objectIn(objectIn(node)?.message)
}

/** From the root to the current node, or to the newest leaf where none is named. */
function pathTo(mapping: Fields, current: string | undefined): string[] {
  const path: string[] = []
  const seen = new Set<string>()
  let node = current !== undefined && current in mapping ? current : newestLeaf(mapping)
  while (node !== undefined && !seen.has(node)) {
    seen.add(node)
    path.push(node)
    const parent = textIn(objectIn(mapping[node])?.parent)
    node = parent !== undefined && Object.hasOwn(mapping, parent) ? parent : undefined
  }
  return path.reverse()
}

function newestLeaf(mapping: Fields): string | undefined {
  const leaves = Object.keys(mapping).filter(
    (id) => listIn(objectIn(mapping[id])?.children).length === 0,
  )
  const timeAt = (id: string): number => timeOf(messageOf(mapping[id])?.create_time) ?? 0
  return leaves.sort((a, b) => timeAt(a) - timeAt(b)).at(-1)
}

function turnOf(node: Fields | undefined, place: string): Turn | undefined {
  const message = messageOf(node)
  const speaker = textIn(objectIn(message?.author)?.role)
  if (message === undefined || (speaker !== 'user' && speaker !== 'assistant')) return undefined
  if (objectIn(message.metadata)?.is_visually_hidden_from_conversation === true) return undefined
  const content = objectIn(message.content)
  const parts = listIn(content?.parts)
  const text = [
    ...parts.map(partText),
    ...(parts.length === 0 ? [textIn(content?.text)] : []),
  ].filter((part) => part !== undefined)
  if (text.length === 0) return undefined
  const at = timeOf(message.create_time)
  const id = textIn(message.id) ?? textIn(node?.id)
  return {
    place,
    speaker,
    text: text.join('\n'),
    ...(id === undefined ? {} : { id }),
    ...(at === undefined ? {} : { at }),
  }
}

/** Images and sounds are only said to be there. */
function partText(part: unknown): string | undefined {
  if (typeof part === 'string') return textIn(part)
  const kind = textIn(objectIn(part)?.content_type)
  return textIn(objectIn(part)?.text) ?? (kind === undefined ? undefined : `[${kind}]`)
}

async function* memoriesIn(file: SourceFile, actor: string): AsyncGenerator<Item> {
  for await (const { place, value } of readElements(file, ['memories', 'results'])) {
    const entry = objectIn(value) ?? { content: value }
    const text = textIn(entry.content) ?? textIn(entry.memory) ?? textIn(entry.text)
    if (text === undefined) yield refused(place, 'a memory without a text')
    else {
      const key = textIn(entry.id)
      yield {
        kind: 'memory',
        place,
        ...(key === undefined ? {} : { key }),
        data: { type: 'Fact', subject: actor, predicate: 'note', statement: text },
        at: timeOf(entry.created_at ?? entry.create_time ?? entry.updated_at),
      }
    }
  }
}
