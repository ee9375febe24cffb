/**
 * The knowledge graph of the reference memory server: one JSON object per line.
 *
 *   {"type":"entity","name":…,"entityType":…,"observations":[…]}
 *   {"type":"relation","from":…,"to":…,"relationType":…}
 *
 * @module
 */
import { isKeepable, isKeepableName, NAME_BYTES } from '../../graph/graph.ts'
import { listIn, objectIn, textIn } from '../foreign-values.ts'
import { type Item, type Reader, refused } from '../item.ts'
import { readLines } from '../lines.ts'

export const readMemoryServer: Reader = async function* (source) {
  for (const file of source.files) {
    for await (const { number, text } of readLines(file.open())) {
      const place = `${file.path}:${number}`
      const line = objectIn(parsed(text))
      if (line === undefined) yield refused(place, 'expected a JSON object on one line')
      else if (line.type === 'entity') yield* entity(line, place)
      else if (line.type === 'relation') yield relation(line, place)
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

const NAMES = `Unicode text that is not blank, at most ${NAME_BYTES} bytes`

function* entity(line: Readonly<Record<string, unknown>>, place: string): Generator<Item> {
  const { name } = line
  const entityType = textIn(line.entityType) ?? 'entity'
  if (!isKeepableName(name) || !isKeepableName(entityType)) {
    yield refused(place, `name and type of an entity have to be ${NAMES}`)
    return
  }
  const observations: { place: string; text: string }[] = []
  for (const [index, text] of listIn(line.observations).entries()) {
    const where = `${place} observations[${index}]`
    if (typeof text === 'string' && isKeepable(text)) observations.push({ place: where, text })
    else yield refused(where, 'an observation that is not text')
  }
  yield { kind: 'entity', place, name, entityType, observations }
}

function relation(
  { from, to, relationType }: Readonly<Record<string, unknown>>,
  place: string,
): Item {
  return isKeepableName(from) && isKeepableName(to) && isKeepableName(relationType)
    ? { kind: 'relation', place, from, to, relationType }
    : refused(place, `from, to and relationType of a relation have to be ${NAMES}`)
}
