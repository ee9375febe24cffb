/**
 * Search over words. What a file says decides; status and use only order what matches: replaced and
 * invalidated entries sink, entries that are read often rise a little, and neither hides anything.
 *
 * @module
 */
import { join } from 'node:path'
import { type AtomHeader, displayTitle } from '../atoms/atom.ts'
import { ATOM_KINDS, type AtomKind, KINDS } from '../atoms/ids.ts'
import type { Status } from '../atoms/status.ts'
import { readableText } from '../files/files.ts'
import { displayPath, listProjects, requireProject } from '../files/layout.ts'
import { findFence } from '../text/fence.ts'
import type { Workspace } from '../workspace.ts'

/** Where to search, and how much to show. */
export interface SearchOptions {
  /** Only in this project. Default: in all. */
  readonly project?: string
  /** Only atoms of these kinds. Default: all. */
  readonly kinds?: readonly AtomKind[]
  /** At most this many. Default 10. */
  readonly limit?: number
  /** Also atoms that were invalidated. Default false. */
  readonly includeInvalidated?: boolean
}

/** An atom that fits. */
export interface Hit {
  /** Its project. */
  readonly project: string
  /** Its id. */
  readonly id: string
  /** Its kind. */
  readonly kind: AtomKind
  /** Its status. */
  readonly status: string
  /** Its summary. */
  readonly summary: string
  /** Its file. */
  readonly path: string
  /** The line of the file where the first word was found. */
  readonly line: number
  /** How well it fits; the best comes first. */
  readonly score: number
  /** Which words matched where. */
  readonly why: string
  /** For replaced entries: where to read on. */
  readonly successor?: string
}

const LIMIT = 10

const WEIGHT = { id: 8, summary: 4, tags: 3, body: 1 } as const
type Part = keyof typeof WEIGHT

/** `images` finds `image`: the common endings of English go, where enough of the word is left. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|ing|ed|(?<=[^s])es|(?<!s)s|e)$/, '') : word
}

/** Words without case and accents; a hyphenated word counts whole and in its parts. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu) ?? []
  ).flatMap((word) => (/[-_]/.test(word) ? [word, ...word.split(/[-_]/)] : [word]))
}

function statusFactor(status: Status): number {
  switch (status.base) {
    case 'superseded':
    case 'refined':
    case 'deprecated':
      return 0.3
    case 'stale':
      return 0.5
    case 'invalidated':
      return 0.1
    case 'challenged':
      return 0.8
    default:
      return 1
  }
}

interface Candidate {
  readonly header: AtomHeader
  readonly project: string
  readonly path: string
  readonly body: string
  readonly counts: Readonly<Record<Part, ReadonlyMap<string, number>>>
  readonly length: number
}

export function searchAtoms(
  workspace: Workspace,
  query: string,
  options: SearchOptions = {},
): Hit[] {
  const wordOfStem = new Map(wordsOf(query).map((word) => [stemOf(word), word]))
  const terms = [...wordOfStem.keys()]
  if (terms.length === 0) return []
  const projects = options.project === undefined ? listProjects(workspace.root) : [options.project]
  const candidates: Candidate[] = []
  let total = 0
  let words = 0
  for (const project of projects) {
    const directory = requireProject(workspace.root, project)
    const cache = workspace.cacheOf(project)
    for (const kind of options.kinds ?? ATOM_KINDS) {
      for (const header of cache.headers(kind)) {
        total += 1
        const path = join(directory, KINDS[kind].directory, header.file)
        const candidate = readCandidate(header, project, path, terms)
        words += candidate.length
        const matched = Object.values(candidate.counts).some((counts) => counts.size > 0)
        if (matched) candidates.push(candidate)
      }
    }
    cache.save()
  }
  const scale: Scale = {
    average: total === 0 ? 1 : words / total,
    rarity: new Map(
      terms.map((term) => {
        const having = candidates.filter((candidate) => {
          return parts.some((part) => candidate.counts[part].has(term))
        }).length
        return [term, Math.log(1 + (total - having + 0.5) / (having + 0.5))]
      }),
    ),
  }
  return candidates
    .filter(({ header }) => {
      return options.includeInvalidated === true || header.status.base !== 'invalidated'
    })
    .map((candidate) => ({ candidate, score: scoreOf(candidate, terms, scale) }))
    .sort((a, b) => b.score - a.score || order(a.candidate.path, b.candidate.path))
    .slice(0, options.limit ?? LIMIT)
    .map(({ candidate, score }) => toHit(workspace, candidate, wordOfStem, score))
}

interface Scale {
  readonly average: number
  /** How much a word says: rare words say more. */
  readonly rarity: ReadonlyMap<string, number>
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function readCandidate(
  header: AtomHeader,
  project: string,
  path: string,
  terms: readonly string[],
): Candidate {
  const text = readableText(path) ?? ''
  const fence = findFence(text)
  const body = typeof fence === 'string' ? text : text.slice(fence.bodyStart)
  const wanted = new Set(terms)
  // Most files contain none of the words; a plain look is far cheaper than splitting them.
  const folded = body.toLowerCase()
  const mayMatch = terms.some((term) => folded.includes(term)) || /[^\p{ASCII}]/u.test(body)
  const counts = {
    id: count(wordsOf(header.id?.text ?? header.file), wanted),
    summary: count(wordsOf(displayTitle(header) ?? ''), wanted),
    tags: count(header.tags.flatMap(wordsOf), wanted),
    body: mayMatch ? count(wordsOf(body), wanted) : new Map<string, number>(),
  }
  return { header, project, path, body, counts, length: Math.ceil(body.length / 6) }
}

function count(words: readonly string[], wanted: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of words) {
    const stem = stemOf(word)
    if (wanted.has(stem)) found.set(stem, (found.get(stem) ?? 0) + 1)
  }
  return found
}

const SATURATION = 1.2
const LENGTH_WEIGHT = 0.5

function scoreOf(candidate: Candidate, terms: readonly string[], scale: Scale): number {
  const { header, counts } = candidate
  let score = 0
  for (const term of terms) {
    const weight = parts.reduce(
      (sum, part) => sum + WEIGHT[part] * (counts[part].get(term) ?? 0),
      0,
    )
    const relative = candidate.length / scale.average
    const norm = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative)
    score += ((scale.rarity.get(term) ?? 0) * weight * (SATURATION + 1)) / (weight + norm)
  }
  const use = 1 + 0.05 * Math.log2(1 + header.refs)
  return Math.round(score * statusFactor(header.status) * use * 1000) / 1000
}

function toHit(
  workspace: Workspace,
  candidate: Candidate,
  wordOfStem: ReadonlyMap<string, string>,
  score: number,
): Hit {
  const { header, project, path, counts } = candidate
  const successor = header.status.targets[0]
  const replaced = header.status.base === 'superseded' || header.status.base === 'refined'
  const why = [...wordOfStem].flatMap(([term, word]) => {
    const where = parts.filter((part) => counts[part].has(term))
    return where.length === 0 ? [] : [`${word} in ${where.join(', ')}`]
  })
  return {
    project,
    id: header.id?.text ?? header.file,
    kind: header.kind,
    status: header.status.text === '' ? 'active' : header.status.text,
    summary: displayTitle(header) ?? '',
    path: displayPath(workspace.root, path),
    line: firstLine(candidate, [...wordOfStem.keys()]),
    score,
    why: why.join('; '),
    ...(replaced && successor !== undefined ? { successor } : {}),
  }
}

const parts: readonly Part[] = ['id', 'summary', 'tags', 'body']

function firstLine(candidate: Candidate, terms: readonly string[]): number {
  const text = readableText(candidate.path) ?? ''
  const index = text.split('\n').findIndex((line) => {
    const words = new Set(wordsOf(line).map(stemOf))
    return terms.some((term) => words.has(term))
  })
  return index === -1 ? 1 : index + 1
}
