/**
 * A data export of Claude: `conversations.json` with `chat_messages`, `projects.json` with the
 * instructions and documents of projects, `memories.json` with what the service remembers as prose.
 *
 * @module
 */
import { basename } from 'node:path/posix'
import { listIn, objectIn, textIn, timeOf } from '../foreign-values.ts'
import { type ConversationItem, type Item, type Reader, refused, skipped } from '../item.ts'
import { type Element, readElements } from '../json-elements.ts'
import { notesIn } from './agents-md.ts'

type Turn = ConversationItem['turns'][number]
type Fields = Readonly<Record<string, unknown>>

export const readClaude: Reader = async function* (source, { actor }) {
  for (const file of source.files) {
    const name = basename(file.path)
    const read = source.kind === 'file' ? conversationOf : kindOf(name)
    if (read === undefined) {
      yield skipped(`files of the export that hold no memory (${name})`)
      continue
    }
    const lists = ['conversations', 'projects', 'memories']
    for await (const element of readElements(file, lists)) yield* read(element, actor)
  }
}

function kindOf(name: string): ((element: Element, actor: string) => Generator<Item>) | undefined {
  if (/^conversations.*\.json$/i.test(name)) return conversationOf
  if (/^projects.*\.json$/i.test(name)) return projectOf
  return /^memor(?:y|ies).*\.json$/i.test(name) ? memoriesOf : undefined
}

function* conversationOf({ place, value }: Element): Generator<Item> {
  const conversation = objectIn(value)
  const id = textIn(conversation?.uuid)
  if (conversation === undefined || id === undefined) {
    yield refused(place, 'expected a conversation with a uuid')
    return
  }
  const turns: Turn[] = []
  let silent = 0
  for (const [index, message] of listIn(conversation.chat_messages).entries()) {
    const turn = turnOf(objectIn(message), `${place}.chat_messages[${index}]`)
    if (turn === undefined) silent++
    else turns.push(turn)
  }
  if (silent > 0) yield skipped('messages without words', silent)
  yield {
    kind: 'conversation',
    place,
    id: `claude:${id}`,
    title: textIn(conversation.name),
    at: timeOf(conversation.created_at),
    turns,
  }
}

function turnOf(message: Fields | undefined, place: string): Turn | undefined {
  const speaker = textIn(message?.sender)
  if (message === undefined || speaker === undefined) return undefined
  const blocks = listIn(message.content).map((block) => textIn(objectIn(block)?.text))
  const spoken = blocks.filter((text) => text !== undefined).join('\n') || textIn(message.text)
  const attached = listIn(message.attachments).map((each) => {
    const file = objectIn(each)
    const content = textIn(file?.extracted_content)
    return content === undefined ? undefined : `[${textIn(file?.file_name) ?? 'file'}]\n${content}`
  })
  const text = [spoken, ...attached].filter((part) => part !== undefined).join('\n\n')
  if (text === '') return undefined
  const [id, at] = [textIn(message.uuid), timeOf(message.created_at)]
  return {
    place,
    speaker: speaker === 'human' ? 'user' : speaker,
    text,
    ...(id === undefined ? {} : { id }),
    ...(at === undefined ? {} : { at }),
  }
}

function* projectOf({ place, value }: Element): Generator<Item> {
  const project = objectIn(value)
  const [id, name] = [textIn(project?.uuid), textIn(project?.name)]
  if (project === undefined || id === undefined || name === undefined) {
    yield refused(place, 'expected a project with uuid and name')
    return
  }
  const at = timeOf(project.created_at)
  const texts = [
    { part: 'description', title: name, text: textIn(project.description) },
    { part: 'instructions', title: name, text: textIn(project.prompt_template) },
    ...listIn(project.docs).map((each, index) => {
      const doc = objectIn(each)
      const part = `document ${textIn(doc?.uuid) ?? index}`
      return { part, title: textIn(doc?.filename) ?? name, text: textIn(doc?.content) }
    }),
  ]
  for (const { part, title, text } of texts) {
    if (text === undefined) continue
    yield {
      kind: 'memory',
      place: `${place} ${part}`,
      key: `project ${id} ${part}`,
      data: { type: 'Fact', subject: title, predicate: 'note', statement: text },
      at,
      tags: [name],
    }
  }
}

function* memoriesOf({ place, value }: Element, actor: string): Generator<Item> {
  const memories = objectIn(value)
  const texts = [
    { where: 'conversations_memory', text: memories?.conversations_memory ?? memories?.content },
    ...Object.entries(objectIn(memories?.project_memories) ?? {}).map(([id, text]) => {
      return { where: `project_memories.${id}`, text }
    }),
  ]
  const found = texts.filter(({ text }) => textIn(text) !== undefined)
  if (found.length === 0) yield refused(place, 'expected memories as text')
  for (const { where, text } of found) {
    yield* notesIn(text as string, `${place}.${where}`, actor)
  }
}
