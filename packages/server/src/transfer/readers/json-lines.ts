/**
 * JSON lines: our own lossless form, known by its first line, or one memory per line as anybody
 * would write it: `{"text": …, "type": …, "tags": […], …}`.
 *
 * @module
 */
import { CortexError, MEMORY_TYPES, type MemoryType } from '@cortex-memory/core'
import { dataOf } from '../../operations/text-to-data.ts'
import { listIn, objectIn, present, tagsOf, textIn, timeOf } from '../foreign-values.ts'
import { type Item, type MemoryItem, type Reader, refused, skipped } from '../item.ts'
import { readLines } from '../lines.ts'
import { type OwnRecord, parseRecord, RECORD_FORMAT } from '../record.ts'
import type { SourceFile } from '../source-file.ts'

type Fields = Readonly<Record<string, unknown>>

export const readJsonLines: Reader = async function* (source, { actor }) {
  for (const file of source.files) yield* itemsOf(file, actor)
}

async function* itemsOf(file: SourceFile, actor: string): AsyncGenerator<Item> {
  let own: Tally | undefined
  for await (const { number, text } of readLines(file.open())) {
    const place = `${file.path}:${number}`
    const line = objectIn(parsed(text))
    if (line === undefined) yield refused(place, problemOf(text))
    else if (number === 1 && line.kind === 'cortex') own = new Tally(line)
    else if (own === undefined) yield* lenient(line, place, actor)
    else yield own.item(line, place)
  }
  if (own !== undefined && !own.complete) {
    yield refused(file.path, 'it ends early, or has lines that were not taken', 'CORRUPT')
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(text: string | undefined): string {
  return text === undefined
    ? 'the line is too long, or no UTF-8 text'
    : 'expected a JSON object on one line'
}

/** What our own file says it holds, and what was seen. */
class Tally {
  readonly #seen = { memory: 0, version: 0, edge: 0, ended: 0 }
  complete = false

  constructor(head: Fields) {
    if (Number(head.format) > RECORD_FORMAT) {
      throw new CortexError(
        'STORE_NEWER',
        `Cannot import: the file has format ${String(head.format)}, this build reads up to ${RECORD_FORMAT}. Update Cortex`,
      )
    }
  }

  item(line: Fields, place: string): Item {
    let record: OwnRecord
    try {
      record = parseRecord(line)
    } catch (error) {
      return refused(place, (error as Error).message)
    }
    if (record.kind === 'cortex') return refused(place, 'the head of another file')
    if (record.kind !== 'end') {
      this.#seen[record.kind]++
      return { kind: 'record', place, record }
    }
    const { memory, version, edge, ended } = this.#seen
    const { memories, versions, edges } = record
    this.complete =
      memories === memory && versions === version && edges === edge && record.ended === ended
    return skipped('the end of the file', 0)
  }
}

const TEXTS = ['text', 'content', 'memory', 'statement', 'note'] as const
const TIMES = ['validFrom', 'at', 'created_at', 'createdAt', 'timestamp', 'date', 'time'] as const
/** Where a type keeps what only its owner understands. */
const FREE: Readonly<Partial<Record<MemoryType, string>>> = {
  Fact: 'object',
  Preference: 'value',
  Capability: 'parameters',
}

function* lenient(line: Fields, place: string, actor: string): Generator<Item> {
  const { id, key, type, subject, predicate, data, tags, importance, confidence, ...more } = line
  const { visibility, validUntil, expiresAt, frames, ...others } = more
  const text = TEXTS.find((name) => textIn(others[name]) !== undefined)
  const time = TIMES.find((name) => timeOf(others[name]) !== undefined)
  const given = objectIn(data)
  const kind = type ?? given?.type ?? 'Fact'
  if (text === undefined && given === undefined) {
    yield refused(place, `no text under ${TEXTS.join(', ')}, and no data`)
    return
  }
  if (!MEMORY_TYPES.is(kind)) {
    yield refused(place, `type: expected one of ${MEMORY_TYPES.names.join(', ')}`)
    return
  }
  const rest = Object.entries(others).filter(([name]) => name !== text && name !== time)
  const extra = present(Object.fromEntries(rest))
  const field = FREE[kind]
  if (extra !== undefined && field === undefined) {
    yield skipped(`fields that a ${kind} cannot hold (${Object.keys(extra).join(', ')})`)
  }
  const name = textIn(key) ?? textIn(id) ?? (typeof id === 'number' ? String(id) : undefined)
  yield {
    kind: 'memory',
    place,
    ...(name === undefined ? {} : { key: name }),
    data: {
      ...(extra === undefined || field === undefined ? {} : { [field]: extra }),
      ...dataOf(
        {
          text: text === undefined ? undefined : (others[text] as string),
          type: kind,
          subject: textIn(subject),
          predicate: textIn(predicate),
          data: given,
        },
        actor,
      ),
    },
    at: time === undefined ? undefined : timeOf(others[time]),
    tags: tagsOf(typeof tags === 'string' ? tags.split(',') : listIn(tags)),
    // The engine says what is wrong with these.
    importance: importance as number | undefined,
    confidence: confidence as number | undefined,
    visibility: visibility as string | undefined,
    frames: frames as MemoryItem['frames'],
    validUntil: timeOf(validUntil),
    expiresAt: timeOf(expiresAt),
  }
}
