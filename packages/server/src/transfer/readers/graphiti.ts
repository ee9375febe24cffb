/**
 * A graph of Graphiti or Zep: `{ edges, nodes, episodes }`, or a list of either. An edge is a fact with the time in
 * which it was true; a node has a summary; an episode is what the graph was made of.
 *
 * @module
 */
import { listIn, objectIn, present, tagsOf, textIn, timeOf } from '../foreign-values.ts'
import { type Item, type Reader, refused, skipped } from '../item.ts'
import { type Element, readElements } from '../json-elements.ts'

type Fields = Readonly<Record<string, unknown>>

export const readGraphiti: Reader = async function* (source) {
  for (const file of source.files) {
    const names = new Map<string, string>()
    const edges: Element[] = []
    // Nodes first: an edge names its ends by their ids.
    for await (const element of readElements(file, ['nodes', 'episodes', 'edges', 'facts'])) {
      const entry = objectIn(element.value)
      if (entry === undefined) yield refused(element.place, 'expected an object')
      else if (textIn(entry.fact) !== undefined) edges.push(element)
      else if (textIn(entry.content) !== undefined) yield episodeOf(entry, element.place)
      else yield nodeOf(entry, element.place, names)
    }
    for (const { place, value } of edges) yield factOf(objectIn(value) ?? {}, place, names)
  }
}

function factOf(entry: Fields, place: string, names: ReadonlyMap<string, string>): Item {
  const [from, to] = [textIn(entry.source_node_uuid), textIn(entry.target_node_uuid)]
  const relation = textIn(entry.name) ?? 'related_to'
  const target = (to && names.get(to)) ?? textIn(entry.target_node_name)
  const object = present({ relation, to: target, episodes: entry.episodes })
  const ended = timeOf(entry.invalid_at) ?? timeOf(entry.expired_at)
  const at = timeOf(entry.valid_at) ?? timeOf(entry.created_at)
  return {
    kind: 'memory',
    place,
    ...keyOf(entry),
    data: {
      type: 'Fact',
      subject: (from && names.get(from)) ?? textIn(entry.source_node_name) ?? 'graph',
      predicate: relation.toLowerCase(),
      statement: entry.fact,
      ...(object === undefined ? {} : { object }),
    },
    at,
    ...(ended === undefined || (at !== undefined && ended <= at) ? {} : { validUntil: ended }),
  }
}

function nodeOf(entry: Fields, place: string, names: Map<string, string>): Item {
  const [id, name] = [textIn(entry.uuid), textIn(entry.name)]
  if (name === undefined)
    return refused(place, 'expected a fact, a node with a name, or an episode')
  if (id !== undefined) names.set(id, name)
  const summary = textIn(entry.summary)
  if (summary === undefined) return skipped('nodes without a summary')
  return {
    kind: 'memory',
    place,
    ...keyOf(entry),
    data: { type: 'Fact', subject: name, predicate: 'note', statement: summary },
    at: timeOf(entry.created_at),
    tags: tagsOf(listIn(entry.labels)),
  }
}

function episodeOf(entry: Fields, place: string): Item {
  return {
    kind: 'memory',
    place,
    ...keyOf(entry),
    data: {
      type: 'Fact',
      subject: textIn(entry.name) ?? 'episode',
      predicate: 'note',
      statement: entry.content,
    },
    at: timeOf(entry.valid_at) ?? timeOf(entry.created_at),
    tags: ['episode'],
  }
}

function keyOf(entry: Fields): { readonly key?: string } {
  const id = textIn(entry.uuid)
  return id === undefined ? {} : { key: id }
}
