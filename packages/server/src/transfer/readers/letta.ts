/**
 * An agent file of Letta (`.af`): its memory blocks and what was said. Older files hold `core_memory` and `messages`,
 * newer ones `blocks` and `agents` with messages of their own.
 *
 * @module
 */
import { listIn, objectIn, textIn, timeOf } from '../foreign-values.ts'
import { type ConversationItem, type Item, type Reader, refused, skipped } from '../item.ts'
import { readJson } from '../json-elements.ts'

type Fields = Readonly<Record<string, unknown>>
type Turn = ConversationItem['turns'][number]

export const readLetta: Reader = async function* (source, { actor }) {
  for (const file of source.files) {
    const whole = objectIn(await readJson(file))
    if (whole === undefined) {
      yield refused(file.path, 'expected an object with `core_memory` or `blocks`')
      continue
    }
    const name = textIn(whole.name) ?? actor
    for (const key of ['core_memory', 'blocks'] as const) {
      for (const [index, block] of listIn(whole[key]).entries()) {
        yield blockOf(objectIn(block), `${file.path} ${key}[${index}]`, name)
      }
    }
    if (Array.isArray(whole.messages)) yield* talkOf(whole, `${file.path} messages`, name)
    for (const [index, agent] of listIn(whole.agents).entries()) {
      const fields = objectIn(agent)
      const place = `${file.path} agents[${index}]`
      if (fields === undefined) yield refused(place, 'expected an agent')
      else yield* talkOf(fields, `${place}.messages`, textIn(fields.name) ?? name)
    }
  }
}

function blockOf(block: Fields | undefined, place: string, name: string): Item {
  const [label, value] = [textIn(block?.label), textIn(block?.value)]
  if (block === undefined || label === undefined)
    return refused(place, 'expected a block with a label')
  if (value === undefined) return skipped('memory blocks without text')
  return {
    kind: 'memory',
    place,
    key: `block ${textIn(block.id) ?? `${name} ${label}`}`,
    data: { type: 'Fact', subject: label, predicate: 'note', statement: value },
    at: timeOf(block.created_at),
    tags: ['letta-block'],
  }
}

function* talkOf(agent: Fields, place: string, name: string): Generator<Item> {
  const turns: Turn[] = []
  let silent = 0
  for (const [index, message] of listIn(agent.messages).entries()) {
    const turn = turnOf(objectIn(message), `${place}[${index}]`)
    if (turn === undefined) silent++
    else turns.push(turn)
  }
  if (silent > 0) yield skipped('messages of tools and of the system', silent)
  if (turns.length === 0) return
  yield { kind: 'conversation', place, id: `letta:${textIn(agent.id) ?? name}`, title: name, turns }
}

function turnOf(message: Fields | undefined, place: string): Turn | undefined {
  const speaker = textIn(message?.role)
  if (message === undefined || (speaker !== 'user' && speaker !== 'assistant')) return undefined
  const blocks = listIn(message.content).map((block) => textIn(objectIn(block)?.text))
  const text =
    blocks.filter((each) => each !== undefined).join('\n') ||
    textIn(message.content) ||
    textIn(message.text)
  if (!text) return undefined
  const [id, at] = [textIn(message.id), timeOf(message.created_at)]
  return { place, speaker, text, ...(id && { id }), ...(at !== undefined && { at }) }
}
