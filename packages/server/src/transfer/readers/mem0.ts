/**
 * Memories of mem0: a list, or an object with the list under `results` or `memories`, of
 * `{ id, memory, user_id, metadata, categories, created_at, … }`; with a graph also `relations`.
 *
 * @module
 */

import { listIn, objectIn, present, tagsOf, textIn, timeOf } from '../foreign-values.ts'
import { type Item, type Reader, type ReaderOptions, refused } from '../item.ts'
import { type Element, readElements } from '../json-elements.ts'

export const readMem0: Reader = async function* (source, options) {
  for (const file of source.files) {
    for await (const element of readElements(file, ['results', 'memories', 'data', 'relations'])) {
      yield memoryOf(element, options)
    }
  }
}

function memoryOf({ place, value }: Element, { actor }: ReaderOptions): Item {
  const entry = objectIn(value)
  if (entry === undefined) return refused(place, 'expected an object')
  const triple = relationOf(entry, place)
  if (triple !== undefined) return triple
  const text = textIn(entry.memory) ?? textIn(entry.text) ?? textIn(entry.content)
  if (text === undefined) return refused(place, 'it has no text under `memory`')
  const id = textIn(entry.id)
  const object = present({
    metadata: entry.metadata,
    agent_id: entry.agent_id,
    run_id: entry.run_id,
    app_id: entry.app_id,
    actor_id: entry.actor_id,
    role: entry.role,
  })
  return {
    kind: 'memory',
    place,
    ...(id === undefined ? {} : { key: id }),
    data: {
      type: 'Fact',
      subject: textIn(entry.user_id) ?? textIn(entry.agent_id) ?? actor,
      predicate: 'note',
      statement: text,
      ...(object === undefined ? {} : { object }),
    },
    at: timeOf(entry.created_at),
    expiresAt: timeOf(entry.expiration_date),
    tags: tagsOf(listIn(entry.categories)),
  }
}

/** What a graph adds: two names and how they relate. */
function relationOf(entry: Readonly<Record<string, unknown>>, place: string): Item | undefined {
  const [from, relation] = [textIn(entry.source), textIn(entry.relationship ?? entry.relation)]
  const to = textIn(entry.target) ?? textIn(entry.destination)
  if (from === undefined || relation === undefined || to === undefined) return undefined
  return {
    kind: 'memory',
    place,
    key: `relation ${JSON.stringify([from, relation, to])}`,
    data: {
      type: 'Fact',
      subject: from,
      predicate: 'note',
      statement: `${from} ${relation.replaceAll('_', ' ')} ${to}`,
      object: { relation, to },
    },
  }
}
