/**
 * Observations of coding agents, as claude-mem and Memorix export them: a title, a narrative and facts about what was
 * done. claude-mem also has summaries of sessions and what the user asked.
 *
 * @module
 */
import { listIn, objectIn, present, tagsOf, textIn, timeOf } from '../foreign-values.ts'
import { type Item, type Reader, refused, skipped } from '../item.ts'
import { type Element, readElements } from '../json-elements.ts'

type Fields = Readonly<Record<string, unknown>>

export const readClaudeMem: Reader = async function* (source) {
  for (const file of source.files) {
    const lists = ['observations', 'summaries', 'prompts', 'sessions']
    for await (const element of readElements(file, lists))
      yield sessionOf(element) ?? claudeMemOf(element)
  }
}

export const readMemorix: Reader = async function* (source) {
  for (const file of source.files) {
    for await (const element of readElements(file, ['observations', 'memories', 'sessions'])) {
      const { place, value } = element
      const entry = objectIn(value)
      yield sessionOf(element) ??
        (entry === undefined ? refused(place, 'expected an object') : observationOf(entry, place))
    }
  }
}

/** What was done in a session is in its observations and summaries. */
function sessionOf({ place }: Element): Item | undefined {
  return /(?:^|[ .])sessions\[\d+\]$/.test(place)
    ? skipped('sessions, which are not memories')
    : undefined
}

function claudeMemOf({ place, value }: Element): Item {
  const entry = objectIn(value)
  if (entry === undefined) return refused(place, 'expected an object')
  if (textIn(entry.prompt_text) !== undefined) return skipped('prompts, which are not memories')
  const isSummary = ['request', 'learned', 'completed'].some((name) => textIn(entry[name]))
  return isSummary ? summaryOf(entry, place) : observationOf(entry, place)
}

function observationOf(entry: Fields, place: string): Item {
  const facts = textsIn(entry.facts)
  const parts = [entry.title, entry.subtitle, entry.narrative, entry.text].map(textIn)
  const texts = [...new Set([...parts, ...facts].filter((text) => text !== undefined))]
  if (texts.length === 0) return refused(place, 'it has neither title nor narrative nor facts')
  const files = [...textsIn(entry.files_modified), ...textsIn(entry.filesModified)]
  const object = present({ files: files.length > 0 ? files : undefined, type: entry.type })
  return {
    kind: 'memory',
    place,
    ...keyOf(entry, 'observation'),
    data: {
      type: 'Fact',
      subject:
        textIn(entry.entityName) ?? textIn(entry.project) ?? textIn(entry.projectId) ?? 'project',
      predicate: 'note',
      statement: texts.join('\n'),
      ...(object === undefined ? {} : { object }),
    },
    at: timeOfEntry(entry),
    tags: tagsOf([...textsIn(entry.concepts), textIn(entry.type)].filter(Boolean)),
  }
}

function summaryOf(entry: Fields, place: string): Item {
  const names = ['request', 'investigated', 'learned', 'completed', 'next_steps', 'notes']
  const lines = names.flatMap((name) => {
    const text = textIn(entry[name])
    return text === undefined ? [] : [`${name.replaceAll('_', ' ')}: ${text}`]
  })
  return {
    kind: 'memory',
    place,
    ...keyOf(entry, 'summary'),
    data: {
      type: 'Event',
      kind: 'observation',
      outcome: 'success',
      summary: lines.join('\n'),
      ...(timeOfEntry(entry) === undefined ? {} : { at: timeOfEntry(entry) }),
    },
    at: timeOfEntry(entry),
    tags: tagsOf(['session-summary', textIn(entry.project)].filter(Boolean)),
  }
}

function timeOfEntry(entry: Fields): number | undefined {
  return timeOf(entry.created_at) ?? timeOf(entry.createdAt) ?? timeOf(entry.created_at_epoch)
}

/** A list, or a list as JSON text, which is how a column of a database comes out. */
function textsIn(value: unknown): string[] {
  const list = typeof value === 'string' && value.startsWith('[') ? parsed(value) : value
  return listIn(list).flatMap((each) => textIn(each) ?? [])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function keyOf(entry: Fields, kind: string): { readonly key?: string } {
  const { id, project, projectId } = entry
  if (typeof id !== 'string' && typeof id !== 'number') return {}
  return { key: `${kind} ${textIn(project) ?? textIn(projectId) ?? ''} ${id}` }
}
