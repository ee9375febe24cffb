/**
 * The knowledge graph of the reference memory server: one JSON object per line.
 *
 *   {"type":"entity","name":…,"entityType":…,"observations":[…]}
 *   {"type":"relation","from":…,"to":…,"relationType":…}
 *
 * An entity is a fact that says what it is; each observation a note about it, part of it; a relation
 * a note that can be found by its words, and an edge between the two entities.
 *
 * @module
 */
import { type Item, type LinkItem, type Reader, refused } from '../item.ts'
import { readLines } from '../lines.ts'
import { edgeOf, listIn, objectIn, tagsOf, textIn } from '../said.ts'

export const readMemoryServer: Reader = async function* (source) {
  for (const file of source.files) {
    for await (const { number, text } of readLines(file.open())) {
      const place = `${file.path}:${number}`
      const line = objectIn(parsed(text))
      if (line === undefined) yield refused(place, 'expected a JSON object on one line')
      else if (line.type === 'entity') yield* entity(line, place)
      else if (line.type === 'relation') yield* relation(line, place)
      else yield refused(place, 'expected an entity or a relation')
    }
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const entityKey = (name: string): string => `entity ${name}`

function* entity(line: Readonly<Record<string, unknown>>, place: string): Generator<Item> {
  const name = textIn(line.name)
  if (name === undefined) {
    yield refused(place, 'an entity without a name')
    return
  }
  const kind = textIn(line.entityType) ?? 'entity'
  const tags = tagsOf([kind])
  yield {
    kind: 'memory',
    place,
    key: entityKey(name),
    linked: true,
    data: { type: 'Fact', subject: name, predicate: 'is a', statement: kind },
    tags,
  }
  for (const [index, observation] of listIn(line.observations).entries()) {
    const where = `${place} observations[${index}]`
    const text = textIn(observation)
    if (text === undefined) {
      yield refused(where, 'an observation that is no text')
      continue
    }
    const key = `observation ${JSON.stringify([name, text])}`
    const data = { type: 'Fact', subject: name, predicate: 'note', statement: text }
    yield { kind: 'memory', place: where, key, linked: true, data, tags }
    yield { kind: 'link', place: where, from: key, type: 'part_of', to: entityKey(name) }
  }
}

function* relation(line: Readonly<Record<string, unknown>>, place: string): Generator<Item> {
  const [from, to, kind] = [textIn(line.from), textIn(line.to), textIn(line.relationType)]
  if (from === undefined || to === undefined || kind === undefined) {
    yield refused(place, 'a relation needs from, to and relationType')
    return
  }
  const key = `relation ${JSON.stringify([from, kind, to])}`
  const link = (source: string, type: LinkItem['type'], target: string): LinkItem => {
    return { kind: 'link', place, from: source, type, to: target }
  }
  yield {
    kind: 'memory',
    place,
    key,
    linked: true,
    data: {
      type: 'Fact',
      subject: from,
      predicate: 'note',
      statement: `${from} ${kind.replaceAll('_', ' ')} ${to}`,
      object: { relation: kind, to },
    },
  }
  yield link(key, 'part_of', entityKey(from))
  yield link(key, 'references', entityKey(to))
  if (from !== to) {
    yield { kind: 'link', place, from: entityKey(from), ...edgeOf(kind), to: entityKey(to) }
  }
}
