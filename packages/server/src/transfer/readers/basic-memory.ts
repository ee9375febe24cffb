/**
 * A folder of basic-memory: one markdown note per file.
 *
 *   ---                            title, type, permalink, tags
 *   - [category] text #tag (why)   an observation
 *   - relation [[Other note]]      a link; [[Other note]] inside prose is a reference
 *
 * The note itself becomes a memory with its prose, every observation one that is part of it.
 *
 * @module
 */
import { basename } from 'node:path/posix'
import { edgeOf, listIn, present, tagsOf, textIn, timeOf } from '../foreign-values.ts'
import { type Page, readPage } from '../front-matter.ts'
import { type Item, type Reader, refused } from '../item.ts'
import { readText } from '../json-elements.ts'

interface Named {
  readonly place: string
  readonly from: string
  readonly relation: string
  readonly target: string
}

export const readBasicMemory: Reader = async function* (source) {
  const keys = new Map<string, string>()
  const links: Named[] = []
  for (const file of source.files.filter(({ path }) => /\.(?:md|markdown)$/i.test(path))) {
    const note = new Note(file.path, await readText(file))
    for (const name of note.names) keys.set(name.toLowerCase(), note.key)
    yield* note.items()
    links.push(...note.links)
  }
  for (const { place, from, relation, target } of links) {
    const to = keys.get(target.toLowerCase())
    if (to === undefined) yield refused(place, `no note is called ${target}`, 'NOT_FOUND')
    else if (to !== from) yield { kind: 'link', place, from, to, ...edgeOf(relation) }
  }
}

/** A longer line is prose, whatever it begins with. */
const BULLET_CHARS_MAX = 8_192
const OBSERVATION = /^\s*[-*]\s+\[([^[\]()\n]{2,64})\]\s+(\S.*)$/
const RELATION = /^\s*[-*]\s([^[\]]*)\[\[([^[\]]+)\]\]([^[\]]*)$/
const NOTE_BESIDE = /^(?:\([^()]*\))?$/
const CONTEXT = /\s\(([^()]*)\)\s*$/
const REFERENCE = /\[\[([^[\]]+)\]\]/g
const TAG = /(?:^|\s)#([\p{L}\p{N}_/-]+)/gu
const SECTION = /^##\s+(?:observations|relations)\s*$/i

/** A bullet that ends with a link, and perhaps a note in parentheses. */
function relationIn(text: string): readonly [string, string, string] | null {
  const [, relation, target, rest] = RELATION.exec(text) ?? []
  if (relation === undefined || target === undefined || rest === undefined) return null
  return NOTE_BESIDE.test(rest.trim()) ? [text, relation, target] : null
}

class Note {
  readonly path: string
  readonly key: string
  readonly names: string[] = []
  readonly links: Named[] = []
  readonly #title: string
  readonly #page: Page | undefined
  readonly #problem: string | undefined

  constructor(path: string, text: string) {
    this.path = path
    const stem = path.replace(/\.[^./]+$/, '')
    try {
      this.#page = readPage(text)
    } catch (error) {
      this.#problem = (error as Error).message
    }
    const fields = this.#page?.fields ?? {}
    this.#title = textIn(fields.title) ?? basename(stem)
    this.key = `note ${textIn(fields.permalink) ?? stem}`
    this.names = [this.#title, stem, basename(stem), textIn(fields.permalink) ?? stem]
  }

  *items(): Generator<Item> {
    if (this.#page === undefined) {
      yield refused(this.path, this.#problem ?? '')
      return
    }
    const { fields = {}, body, line } = this.#page
    const { title, permalink, type, tags, ...rest } = fields
    const at = timeOf(fields.created ?? fields.created_at ?? fields.date)
    const observations: Item[] = []
    const prose: string[] = []
    let inCode = false
    for (const [index, text] of body.split(/\r?\n/).entries()) {
      if (/^\s*(?:```|~~~)/.test(text)) inCode = !inCode
      const place = `${this.path}:${line + index}`
      const isPlain = inCode || text.length > BULLET_CHARS_MAX
      const observation = isPlain ? null : OBSERVATION.exec(text)
      const relation = isPlain ? null : relationIn(text)
      if (observation !== null) observations.push(...this.#observation(observation, place, at))
      else if (relation !== null) this.#link(place, relation[1].trim(), relation[2])
      else {
        prose.push(text)
        for (const [, target] of isPlain ? [] : text.matchAll(REFERENCE)) {
          this.#link(place, 'references', target as string)
        }
      }
    }
    const object = present({ type, permalink, frontMatter: present(rest) })
    yield {
      kind: 'memory',
      place: this.path,
      key: this.key,
      linked: true,
      data: {
        type: 'Fact',
        subject: this.#title,
        predicate: 'note',
        statement: this.#proseOf(prose) || this.#title,
        ...(object === undefined ? {} : { object }),
      },
      at,
      tags: tagsOf(typeof tags === 'string' ? tags.split(',') : listIn(tags)),
    }
    yield* observations
  }

  /** Without the title and the headings of what became something else. */
  #proseOf(lines: readonly string[]): string {
    return lines
      .filter((text) => text.trim() !== `# ${this.#title}` && !SECTION.test(text))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }

  *#observation(
    [, category, content]: RegExpExecArray,
    place: string,
    at: number | undefined,
  ): Generator<Item> {
    const text = (content as string).trim()
    const context = CONTEXT.exec(text)
    const statement = (context === null ? text : text.slice(0, context.index)).trim()
    const object = present({ category, context: context?.[1] })
    const key = `${this.key} observation ${JSON.stringify([category, text])}`
    yield {
      kind: 'memory',
      place,
      key,
      linked: true,
      data: { type: 'Fact', subject: this.#title, predicate: 'note', statement, object },
      at,
      tags: tagsOf([category, ...[...text.matchAll(TAG)].map(([, tag]) => tag)]),
    }
    yield { kind: 'link', place, from: key, type: 'part_of', to: this.key }
  }

  #link(place: string, relation: string, target: string): void {
    const name = (target.split('|')[0] as string).trim()
    const label = relation.replace(/^["']|["']$/g, '') || 'relates_to'
    this.links.push({ place, from: this.key, relation: label, target: name })
  }
}
