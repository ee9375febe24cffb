/**
 * One atom as a memory. Pure: the same files give the same memories, whatever was mirrored before.
 *
 *   EXP -> Event     outcome from the status, time from the date, counterparty from the executor
 *   K   -> Fact      statement is summary and first paragraph; confidence from live evidence
 *   PAT -> Pattern   coverage and strength from live source experiments
 *
 * The engine's vocabularies are closed: an experiment is an `observation`, and its exact status is a
 * tag. Forms are given, so that a search result reads as the index does.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { MemoryData, MemoryId, WriteInput } from '@cortex-memory/core'
import { type Atom, isAntiPattern } from '../atoms/atom.ts'
import { identity } from '../atoms/ids.ts'
import { isReplaced, type StatusBase } from '../atoms/status.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { readFrontMatter } from '../text/front-matter.ts'
import { findSection, type Line } from '../text/markdown.ts'

/** What the engine takes; a longer text is cut, more tags are dropped and reported. */
const STATEMENT_BYTES = 16_000
const SUMMARY_BYTES = 8_000
const TAGS_MAX = 16
const TAG_BYTES = 64
const SHORT_BYTES = 200
const MEDIUM_BYTES = 800

export interface MirrorNode {
  /** `<project>/<identity>`, as in the graph. */
  readonly key: string
  readonly id: MemoryId
  readonly input: Required<
    Pick<WriteInput, 'data' | 'tags' | 'importance' | 'forms' | 'provenance'>
  >
  /** Why the memory is tombstoned, if it is. */
  readonly tombstone: string | undefined
  /** What took its place, and since when, if something of its kind did. */
  readonly replacement: { readonly id: MemoryId; readonly at: number | undefined } | undefined
  /** Tags that did not fit. */
  readonly droppedTags: readonly string[]
}

/** First 16 bytes of SHA-256 over `dense.v1`, project and identity, parted by zero bytes. */
export function nodeId(project: string, atomIdentity: string): MemoryId {
  const text = ['dense.v1', project, atomIdentity].join('\0')
  return base32(createHash('sha256').update(text, 'utf8').digest().subarray(0, 16)) as MemoryId
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 128 bits as the 26 characters of a ULID. */
function base32(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (let index = 0; index < 26; index++) {
    text = CROCKFORD[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}

const OUTCOME: Readonly<Record<StatusBase, 'success' | 'partial' | 'failure'>> = {
  valid: 'success',
  corrected: 'success',
  refined: 'success',
  active: 'partial',
  partial: 'partial',
  challenged: 'partial',
  stale: 'partial',
  superseded: 'partial',
  deprecated: 'partial',
  invalidated: 'failure',
}

/** Undefined for an atom without a usable identity: it keeps the last good memory it had. */
export function mirrorNode(scope: ProjectScope, atom: Atom): MirrorNode | undefined {
  if (atom.id === undefined || scope.twinsOf(atom).length > 0) return undefined
  const own = identity(atom.id)
  const { tags, dropped } = tagsOf(scope, atom)
  return {
    key: `${scope.project}/${own}`,
    id: nodeId(scope.project, own),
    input: {
      data: dataOf(scope, atom),
      tags,
      importance: Math.min(10, Math.round(2 * Math.log2(1 + atom.refs))),
      forms: formsOf(scope, atom),
      provenance: {
        source: 'imported',
        origin: 'import',
        channel: 'dense',
        attestations: [`path:${scope.project}/${atom.file}`, `sha256:${contentHash(atom.text)}`],
      },
    },
    tombstone: atom.status.base === 'invalidated' ? tombstoneReason(atom) : undefined,
    replacement: replacementOf(scope, atom),
    droppedTags: dropped,
  }
}

/** The engine knows a successor of the same type alone; others have the edge alone. */
function replacementOf(scope: ProjectScope, atom: Atom): MirrorNode['replacement'] {
  if (!isReplaced(atom.status)) return undefined
  const [next] = atom.status.targets.map((text) => scope.findAnywhere(text))
  if (next?.id === undefined || next.kind !== atom.kind || next.status.base === 'invalidated') {
    return undefined
  }
  return { id: nodeId(next.project, identity(next.id)), at: timeOf(next) }
}

const timeOf = (atom: Atom): number | undefined =>
  atom.date === undefined ? undefined : Date.parse(`${atom.date}T00:00:00Z`)

function dataOf(scope: ProjectScope, atom: Atom): MemoryData {
  const summary = atom.summary ?? atom.file
  const at = timeOf(atom)
  switch (atom.kind) {
    case 'experiment':
      return {
        type: 'Event',
        kind: 'observation',
        outcome: OUTCOME[baseOf(atom)],
        at: at ?? 0,
        summary: cutBytes(summary, SUMMARY_BYTES),
        ...(atom.executor === undefined ? {} : { counterparty: cutBytes(atom.executor, 1000) }),
      }
    case 'knowledge':
      return {
        type: 'Fact',
        subject: `dense://${scope.project}/${atom.tags[0] ?? 'untagged'}`,
        predicate: isAntiPattern(atom) ? 'warns-against' : 'states',
        statement: cutBytes(joined(summary, firstParagraph(scope, atom)), STATEMENT_BYTES),
        confidence: confidenceOf(scope, atom),
        source: 'derived',
        ...(at === undefined ? {} : { observedAt: at }),
      }
    case 'pattern': {
      const { live, all } = sourcesOf(scope, atom)
      return {
        type: 'Pattern',
        statement: cutBytes(joined(summary, patternStatement(scope, atom)), STATEMENT_BYTES),
        strength: all === 0 ? 0 : live.length / all,
        coverage: live.length,
        ...(live.length === 0 ? {} : { derivedFrom: live.slice(0, 256) }),
      }
    }
  }
}

/** 0.6 with one live evidence, a tenth more for each further; doubt and decay multiply. */
function confidenceOf(scope: ProjectScope, atom: Atom): number {
  const found = atom.evidence
    .map((text) => scope.findAnywhere(text))
    .filter((other) => other !== undefined)
  const live = found.filter(isLive)
  let confidence = Math.min(0.9, 0.6 + 0.1 * Math.max(0, live.length - 1))
  if (atom.status.base === 'challenged') confidence *= 0.5
  if (found.length > 0 && live.length === 0) confidence *= 0.3
  return Math.round(confidence * 1000) / 1000
}

function sourcesOf(scope: ProjectScope, atom: Atom): { live: string[]; all: number } {
  const found = atom.sources.map((text) => scope.findAnywhere(text))
  const live = found
    .filter((other) => other !== undefined)
    .filter(isLive)
    .flatMap((other) => (other.id === undefined ? [] : [nodeId(other.project, identity(other.id))]))
  return { live, all: atom.sources.length }
}

/** An unknown status counts as active; the lint reports it. */
function baseOf(atom: Atom): StatusBase {
  return atom.status.base ?? 'active'
}

/** What still stands: not replaced, not fallen. A correction counts as standing. */
function isLive(atom: Atom): boolean {
  return !['invalidated', 'superseded', 'refined', 'deprecated', 'stale'].includes(baseOf(atom))
}

function tagsOf(scope: ProjectScope, atom: Atom): { tags: string[]; dropped: string[] } {
  const ours = ['dense', `project:${scope.project}`, `status:${baseOf(atom)}`]
  if (isAntiPattern(atom)) ours.push('kind:anti-pattern')
  const wanted = [...new Set(atom.tags)].filter((tag) => !ours.includes(tag) && tag.trim() !== '')
  const short = wanted.filter((tag) => Buffer.byteLength(tag, 'utf8') <= TAG_BYTES)
  const kept = short.slice(0, TAGS_MAX - ours.length)
  return { tags: [...kept, ...ours], dropped: wanted.filter((tag) => !kept.includes(tag)) }
}

function formsOf(scope: ProjectScope, atom: Atom): { short: string; medium: string } {
  const name = atom.id?.text ?? atom.file
  const summary = atom.summary ?? ''
  const conclusion = textOf(
    findSection(scope.body(atom), ['Conclusion', 'Conclusions', 'Result', 'Results'])?.lines ?? [],
  )
  const tags = atom.tags.length === 0 ? '' : `[${atom.tags.join(', ')}]`
  return {
    short: cutBytes(`${name} ${summary}`.trim(), SHORT_BYTES),
    medium: cutBytes(
      [`${name} ${summary}`.trim(), conclusion, tags].filter(Boolean).join(' — '),
      MEDIUM_BYTES,
    ),
  }
}

function firstParagraph(scope: ProjectScope, atom: Atom): string {
  const lines: Line[] = []
  for (const line of scope.body(atom).lines) {
    if (/^#/.test(line.text)) continue
    if (line.text.trim() === '') {
      if (lines.length > 0) break
    } else lines.push(line)
  }
  return textOf(lines)
}

function patternStatement(scope: ProjectScope, atom: Atom): string {
  return textOf(findSection(scope.body(atom), ['Pattern Statement', 'Statement'])?.lines ?? [])
}

function textOf(lines: readonly Line[]): string {
  return lines
    .map((line) => line.text.trim())
    .filter(Boolean)
    .join(' ')
}

function joined(summary: string, more: string): string {
  return more === '' || more === summary ? summary : `${summary} ${more}`
}

function tombstoneReason(atom: Atom): string {
  const reason = readFrontMatter(atom.text).front?.values.get('invalidated-reason')
  const by = atom.status.targets.length === 0 ? '' : ` by ${atom.status.targets.join(', ')}`
  return cutBytes(`invalidated${by}${typeof reason === 'string' ? `: ${reason}` : ''}`, 1000)
}

/** Counting who read a file must not look like a change of it. */
function contentHash(text: string): string {
  const counted = text.replace(/^(?:refs|last-ref):.*\r?\n/gm, '')
  return createHash('sha256').update(counted, 'utf8').digest('hex')
}

/** The longest prefix of whole characters within the bytes, with an ellipsis if it was cut. */
export function cutBytes(text: string, bytesMax: number): string {
  const clean = text.toWellFormed().replaceAll('\0', '')
  if (Buffer.byteLength(clean, 'utf8') <= bytesMax) return clean
  const bytes = Buffer.from(clean, 'utf8')
  let end = bytesMax - 3
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return `${bytes.toString('utf8', 0, end)}…`
}
