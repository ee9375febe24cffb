/** One atom file to an Atom. Pure: the same text and place give the same findings. */
import { isUtf8 } from 'node:buffer'
import type { Unreadable } from '../files/files.ts'
import { hasSecondFence } from '../text/fence.ts'
import { readFrontMatter } from '../text/front-matter.ts'
import { isRealDay } from '../text/time.ts'
import type { YamlValue } from '../text/yaml-value.ts'
import type { Atom } from './atom.ts'
import type { DiagnosticCode, Finding } from './diagnostics.ts'
import { type AtomId, type AtomKind, isPadded, KINDS, kindOf, parseId } from './ids.ts'
import { parseStatus, type Status } from './status.ts'

export interface AtomPlace {
  readonly project: string
  readonly kind: AtomKind
  readonly file: string
}

/** Undefined when the bytes are not UTF-8; such a file is reported and left alone. */
export function decode(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

type Need = 'required' | 'optional' | 'unused'

const NEEDS: Readonly<Record<string, Readonly<Record<AtomKind, Need>>>> = {
  id: { experiment: 'required', knowledge: 'required', pattern: 'required' },
  date: { experiment: 'required', knowledge: 'required', pattern: 'required' },
  project: { experiment: 'required', knowledge: 'required', pattern: 'required' },
  summary: { experiment: 'required', knowledge: 'required', pattern: 'required' },
  tags: { experiment: 'required', knowledge: 'required', pattern: 'required' },
  evidence: { experiment: 'optional', knowledge: 'required', pattern: 'optional' },
  'source-experiments': { experiment: 'unused', knowledge: 'unused', pattern: 'required' },
  status: { experiment: 'optional', knowledge: 'optional', pattern: 'optional' },
  executor: { experiment: 'optional', knowledge: 'unused', pattern: 'unused' },
  links: { experiment: 'optional', knowledge: 'optional', pattern: 'optional' },
  refs: { experiment: 'optional', knowledge: 'optional', pattern: 'optional' },
  'last-ref': { experiment: 'optional', knowledge: 'optional', pattern: 'optional' },
  'invalidated-date': { experiment: 'optional', knowledge: 'optional', pattern: 'optional' },
  'invalidated-reason': { experiment: 'optional', knowledge: 'optional', pattern: 'optional' },
  title: { experiment: 'unused', knowledge: 'optional', pattern: 'unused' },
  source: { experiment: 'unused', knowledge: 'optional', pattern: 'unused' },
}

const SUMMARY_MAX = 300
const LAST_REF = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/

export function parseAtom(bytes: Buffer | Unreadable, place: AtomPlace): Atom {
  if ('unreadable' in bytes) {
    const message = `${place.file} cannot be read: ${bytes.unreadable}`
    return unreadable('', place, { code: 'E-FM-MISSING', line: 1, message })
  }
  const text = decode(bytes)
  if (text === undefined) {
    return unreadable('', place, { code: 'E-FM-YAML', line: 1, message: 'Not valid UTF-8' })
  }
  const { front, problem } = readFrontMatter(text)
  if (front === undefined) return unreadable(text, place, problem ?? fallbackProblem)
  return new Reader(text, place, front, problem).read()
}

const fallbackProblem: Finding = { code: 'E-FM-YAML', line: 1, message: 'Unreadable' }

function unreadable(text: string, place: AtomPlace, finding: Finding): Atom {
  return {
    ...place,
    id: undefined,
    date: undefined,
    summary: undefined,
    title: undefined,
    tags: [],
    evidence: [],
    sources: [],
    links: [],
    status: parseStatus(undefined),
    executor: undefined,
    refs: 0,
    lastRef: null,
    findings: [finding],
    text,
    body: '',
    bodyLine: 1,
    fieldLines: new Map(),
  }
}

type Front = NonNullable<ReturnType<typeof readFrontMatter>['front']>

/**
 * Collects findings while the fields are read; lives for one file. Members are plain, not private:
 * private methods cost half of the time of a full regeneration on Node 20.
 */
class Reader {
  readonly text: string
  readonly place: AtomPlace
  readonly front: Front
  readonly findings: Finding[] = []

  constructor(text: string, place: AtomPlace, front: Front, problem: Finding | undefined) {
    this.text = text
    this.place = place
    this.front = front
    if (problem !== undefined) {
      const fix = problem.code === 'W-STATUS-UNQUOTED' ? { fix: 'remove the blank' } : {}
      this.findings.push({ ...problem, field: 'status', ...fix })
    }
  }

  read(): Atom {
    const { fence } = this.front
    const body = this.text.slice(fence.bodyStart)
    if (hasSecondFence(body)) {
      this.note('W-FM-DOUBLE', undefined, 'A second front matter block follows the first', {
        line: fence.bodyLine,
      })
    }
    const id = this.id()
    const legacyTitle = this.string('title')
    const summary = this.summary(legacyTitle)
    // Named one by one: a spread in front of so many members is several times slower.
    const atom: Atom = {
      project: this.place.project,
      kind: this.place.kind,
      file: this.place.file,
      id,
      date: this.date(),
      summary,
      title: legacyTitle,
      tags: this.tags(),
      evidence: this.evidence(),
      sources: this.references('source-experiments'),
      links: this.references('links'),
      status: this.status(),
      executor: this.string('executor'),
      refs: this.refs(),
      lastRef: this.lastRef(),
      findings: this.findings,
      text: this.text,
      body,
      bodyLine: fence.bodyLine,
      fieldLines: this.front.lines,
    }
    this.checkProject()
    this.antiPattern(atom)
    this.unknownFields()
    return atom
  }

  note(
    code: DiagnosticCode,
    field: string | undefined,
    message: string,
    more: Partial<Finding> = {},
  ): void {
    const line = field === undefined ? undefined : this.front.lines.get(field)
    this.findings.push({
      code,
      line: line ?? 1,
      ...(field === undefined ? {} : { field }),
      message,
      ...more,
    })
  }

  value(field: string): YamlValue | undefined {
    const value = this.front.values.get(field)
    return value === null ? undefined : value
  }

  need(field: string): Need {
    return NEEDS[field]?.[this.place.kind] ?? 'optional'
  }

  missing(field: string): void {
    if (this.need(field) === 'required') {
      this.note('E-FIELD-MISSING', field, `The field ${field} is required here`)
    }
  }

  string(field: string): string | undefined {
    const value = this.value(field)
    if (value === undefined) {
      this.missing(field)
      return undefined
    }
    if (typeof value === 'string') return value
    this.note('E-FIELD-TYPE', field, `${field} has to be text; put it in quotes`)
    return undefined
  }

  id(): AtomId | undefined {
    const text = this.string('id')
    if (text === undefined) {
      if (this.value('id') === undefined) {
        this.note('E-ID-FORMAT', 'id', 'Without an id the entry cannot be listed')
      }
      return undefined
    }
    const id = parseId(text)
    if (id === undefined) {
      this.note('E-ID-FORMAT', 'id', `${text} has not the form of an id`)
      return undefined
    }
    if (kindOf(id) !== this.place.kind) {
      const home = KINDS[kindOf(id)].directory
      this.note('E-ID-DIRECTORY', 'id', `${text} belongs in ${home}/`)
    }
    if (`${text}.md` !== this.place.file) {
      this.note('E-ID-FILENAME', 'id', `The id says ${text}, the file is ${this.place.file}`)
    }
    if (!isPadded(id)) {
      this.note('W-ID-PADDING', 'id', `${text} should be written with three digits`, {
        fix: 'rename the atom and every reference to it',
      })
    }
    return id
  }

  summary(legacyTitle: string | undefined): string | undefined {
    const value = this.value('summary')
    if (value === undefined && legacyTitle !== undefined) {
      this.note('W-FIELD-LEGACY', 'title', 'title stands in for summary')
      return legacyTitle
    }
    const summary = this.string('summary')
    if (summary === undefined) return undefined
    if (summary.trim() === '') this.note('E-FIELD-MISSING', 'summary', 'The summary is empty')
    if ([...summary].length > SUMMARY_MAX) {
      this.note('W-SUMMARY-LONG', 'summary', `The summary has more than ${SUMMARY_MAX} characters`)
    }
    return summary
  }

  date(): string | undefined {
    const value = this.value('date')
    if (value === undefined) {
      this.missing('date')
      return undefined
    }
    if (typeof value === 'string' && isRealDay(value)) return value
    this.note('E-DATE', 'date', `${String(value)} is not a calendar day of the form YYYY-MM-DD`)
    return undefined
  }

  checkProject(): void {
    const project = this.string('project')
    if (project !== undefined && project !== this.place.project) {
      const where = this.place.project
      this.note('E-PROJECT-MISMATCH', 'project', `The field says ${project}, the place ${where}`)
    }
  }

  list(field: string): readonly string[] | undefined {
    const value = this.value(field)
    if (value === undefined) {
      this.missing(field)
      return undefined
    }
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
      return value as readonly string[]
    }
    this.note('E-FIELD-TYPE', field, `${field} has to be a list of texts`)
    return undefined
  }

  tags(): readonly string[] {
    const tags = this.list('tags')
    if (tags !== undefined && tags.length === 0) {
      this.note('E-FIELD-MISSING', 'tags', 'At least one tag is required')
    }
    return tags ?? []
  }

  evidence(): readonly string[] {
    const legacy = this.value('source')
    if (
      this.place.kind === 'knowledge' &&
      this.value('evidence') === undefined &&
      typeof legacy === 'string'
    ) {
      this.note('W-FIELD-LEGACY', 'source', 'source stands in for evidence')
      return [...legacy.matchAll(/\b(?:EXP-\d+[a-z]?|K-\d+|PAT-\d+)\b/g)].map((match) => match[0])
    }
    return this.references('evidence')
  }

  references(field: string): readonly string[] {
    const list = this.list(field) ?? []
    if (list.length === 0 && this.need(field) === 'required' && this.value(field) !== undefined) {
      if (Array.isArray(this.value(field))) {
        this.note('E-FIELD-MISSING', field, `${field} has to name at least one entry`)
      }
    }
    return list
  }

  status(): Status {
    return parseStatus(this.string('status'))
  }

  refs(): number {
    const value = this.value('refs')
    if (value === undefined) return 0
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
    this.note('E-FIELD-TYPE', 'refs', 'refs has to be a whole number, zero or more')
    return 0
  }

  lastRef(): string | null {
    const value = this.value('last-ref')
    if (value === undefined) return null
    if (typeof value === 'string' && LAST_REF.test(value)) return value
    this.note('E-FIELD-TYPE', 'last-ref', 'last-ref has to be a UTC time in quotes, or null')
    return null
  }

  antiPattern(atom: Atom): void {
    if (this.place.kind !== 'knowledge' || atom.summary === undefined) return
    const prefix = atom.summary.startsWith('ANTI-PATTERN:')
    const tag = atom.tags.includes('anti-pattern')
    if (prefix === tag) return
    const message = prefix
      ? 'The summary says ANTI-PATTERN: but the tag anti-pattern is absent'
      : 'The tag anti-pattern needs a summary that begins with ANTI-PATTERN:'
    this.note('W-ANTIPATTERN-HALF', prefix ? 'tags' : 'summary', message, {
      fix: prefix ? 'add the tag' : 'add the prefix',
    })
  }

  unknownFields(): void {
    for (const field of this.front.values.keys()) {
      if (NEEDS[field] === undefined || this.need(field) === 'unused') {
        this.note('W-FIELD-UNKNOWN', field, `No rule describes the field ${field}`)
      }
    }
  }
}
