/** Entries that may no longer be true: broken evidence, silent corrections, contradictions, age, no use. */
import type { Atom } from '../atoms/atom.ts'
import { COLD_DAYS } from '../atoms/cold.ts'
import { groupOf, isLive, isReplaced } from '../atoms/status.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { successorsOf } from '../projects/successors.ts'
import { findSection } from '../text/markdown.ts'
import { ageInDays, DAY_MS, dayStart } from '../text/time.ts'
import { type Draft, idOf } from './proposal.ts'

const FACT_REVIEW_DAYS = 60
const RECENT_DAYS = 30

export function doubts(scope: ProjectScope): Draft[] {
  return [
    ...brokenEvidence(scope),
    ...unpropagated(scope),
    ...contradictions(scope),
    ...agedFacts(scope),
    ...coldEntries(scope),
  ]
}

/** M1: what a fact or pattern rests on no longer stands, and the successor is not named. */
function brokenEvidence(scope: ProjectScope): Draft[] {
  const drafts: Draft[] = []
  for (const atom of scope.atoms) {
    if (atom.kind === 'experiment' || !isLive(atom.status)) continue
    const rests = new Set(
      [...atom.sources, ...atom.evidence].map((text) => scope.findAnywhere(text)),
    )
    rests.delete(undefined)
    const all = [...rests].filter((source) => source !== undefined)
    const fallen = all.filter((source) => !isLive(source.status) && source.status.base !== 'stale')
    const open = fallen.filter((source) => {
      return !successorsOf(scope, source).some((next) => rests.has(next))
    })
    if (open.length === 0) continue
    const severity = fallen.length === all.length ? 'all-compromised' : 'partial'
    const successor = open.flatMap((source) => successorsOf(scope, source))[0]
    const names = open
      .map((source) => `${nameIn(scope, source)} (${source.status.text})`)
      .join(', ')
    drafts.push({
      code: 'M1',
      entries: [idOf(atom), ...open.map((source) => nameIn(scope, source))],
      reason: `${severity}: ${idOf(atom)} rests on ${names}`,
      confidence: 'high',
      ...(successor === undefined || atom.status.base === 'challenged'
        ? {}
        : { edit: { entry: idOf(atom), status: `challenged:${nameIn(scope, successor)}` } }),
    })
  }
  return drafts
}

/** How an entry is written here: with its project where that is another one. */
const nameIn = (scope: ProjectScope, atom: Atom): string =>
  atom.project === scope.project ? idOf(atom) : `${atom.project}/${idOf(atom)}`

/** M2: an entry fell, but the newer one says nothing about the consequences. */
function unpropagated(scope: ProjectScope): Draft[] {
  const drafts: Draft[] = []
  for (const atom of scope.atoms) {
    if (!isReplaced(atom.status) && atom.status.base !== 'invalidated') continue
    for (const target of atom.status.targets) {
      const newer = scope.find(target)
      if (newer === undefined) continue
      if (findSection(scope.body(newer), ['Downstream Impact']) === undefined) {
        const dependants = scope.atoms.filter((other) => restsOn(scope, other, atom))
        if (dependants.length === 0) continue
        drafts.push({
          code: 'M2',
          entries: [idOf(newer), idOf(atom)],
          reason: `${idOf(newer)} replaced ${idOf(atom)} but has no section Downstream Impact; ${dependants.map(idOf).join(', ')} rest on it`,
          confidence: 'high',
        })
      }
    }
  }
  return drafts
}

function restsOn(scope: ProjectScope, atom: Atom, source: Atom): boolean {
  if (atom.kind === 'experiment') return false
  return [...atom.evidence, ...atom.sources].some((text) => scope.find(text) === source)
}

const REVERSAL =
  /contrary to|not confirmed|could not (?:be )?confirm|speaks? against|contradict|disproves?|refutes?|\bwrong\b|does not hold|no longer holds/i

/** M3: newer work speaks against an older entry, and nobody marked it. */
function contradictions(scope: ProjectScope): Draft[] {
  const drafts: Draft[] = []
  for (const newer of scope.atoms) {
    if (newer.kind !== 'experiment' || !isLive(newer.status)) continue
    for (const mention of scope.mentions(newer)) {
      const older = scope.find(mention.text)
      if (older === undefined || older === newer || !isLive(older.status)) continue
      if (older.status.targets.some((text) => scope.find(text) === newer)) continue
      if ((older.date ?? '') > (newer.date ?? '') && older.kind === 'experiment') continue
      const line = scope.body(newer).lines.find((candidate) => candidate.number === mention.line)
      const sentence = line?.text
        .split(/(?<=[.;])\s/)
        .find((text) => text.includes(mention.id.text))
      if (sentence === undefined || !REVERSAL.test(sentence)) continue
      const shared = newer.tags.filter((tag) => older.tags.includes(tag)).length
      const linked = newer.links.some((text) => scope.find(text) === older)
      drafts.push({
        code: 'M3',
        entries: [idOf(older), idOf(newer)],
        reason: `${idOf(newer)}:${mention.line} speaks against ${idOf(older)}: ${sentence.trim()}`,
        confidence: shared >= 2 || linked ? 'medium' : 'low',
        edit: { entry: idOf(older), status: `challenged:${idOf(newer)}` },
      })
    }
    drafts.push(...metricConflicts(scope, newer))
  }
  return drafts
}

const METRIC =
  /\b([a-z][a-z-]{1,60}(?: [a-z][a-z-]{1,60})?)\s*(?:=|:|\bis\b|\bof\b)\s*(\d+(?:\.\d+)?)/gi
const TOLERANCE = 0.1

/** The same metric by name with another value, where the two share their subject. */
function metricConflicts(scope: ProjectScope, newer: Atom): Draft[] {
  const mine = metricsOf(scope, newer)
  if (mine.size === 0) return []
  const drafts: Draft[] = []
  for (const older of scope.atoms) {
    if (older.kind !== 'experiment' || older === newer || !isLive(older.status)) continue
    if ((older.date ?? '') >= (newer.date ?? '')) continue
    const shared = newer.tags.filter((tag) => older.tags.includes(tag)).length
    if (shared < 2 || older.tags.join() !== newer.tags.join()) continue
    for (const [name, value] of metricsOf(scope, older)) {
      const other = mine.get(name)
      if (other === undefined || Math.abs(other - value) <= TOLERANCE * Math.abs(value)) continue
      drafts.push({
        code: 'M3',
        entries: [idOf(older), idOf(newer)],
        reason: `${name}: ${value} in ${idOf(older)}, ${other} in ${idOf(newer)}`,
        confidence: 'low',
        edit: { entry: idOf(older), status: `challenged:${idOf(newer)}` },
      })
    }
  }
  return drafts
}

function metricsOf(scope: ProjectScope, atom: Atom): Map<string, number> {
  const found = new Map<string, number>()
  const section = findSection(scope.body(atom), ['Results', 'Result'])
  for (const line of section?.lines ?? []) {
    for (const match of line.text.matchAll(METRIC)) {
      found.set((match[1] ?? '').toLowerCase(), Number(match[2]))
    }
  }
  return found
}

/** M4: facts nobody confirmed for a long time, while recent work still builds on them. */
function agedFacts(scope: ProjectScope): Draft[] {
  const drafts: Draft[] = []
  for (const fact of scope.atoms) {
    if (fact.kind !== 'knowledge' || !isLive(fact.status) || fact.date === undefined) continue
    const age = ageInDays(fact.date, scope.now) ?? 0
    if (age <= FACT_REVIEW_DAYS) continue
    const recent = scope.atoms.filter((atom) => {
      const days = atom.date === undefined ? undefined : ageInDays(atom.date, scope.now)
      if (days === undefined || days > RECENT_DAYS || atom === fact) return false
      const named = scope.mentions(atom).map((mention) => mention.text)
      return [...atom.evidence, ...atom.links, ...named].some((text) => scope.find(text) === fact)
    })
    if (recent.length === 0) continue
    drafts.push({
      code: 'M4',
      entries: [idOf(fact), ...recent.map(idOf)],
      reason: `${idOf(fact)} is ${Math.floor(age)} days old and ${recent.map(idOf).join(', ')} build on it: confirm it`,
      confidence: 'medium',
    })
  }
  return drafts
}

/** Never for entries that are someone's evidence, pinned, or already in doubt. */
function coldEntries(scope: ProjectScope): Draft[] {
  const evidence = new Set(
    scope.atoms.flatMap((atom) =>
      [...atom.evidence, ...atom.sources].map((text) => scope.find(text)),
    ),
  )
  return scope.atoms
    .filter((atom) => {
      const start = atom.date === undefined ? undefined : dayStart(atom.date)
      return (
        atom.id !== undefined &&
        atom.refs === 0 &&
        groupOf(atom.status) === 'active' &&
        atom.status.base !== 'challenged' &&
        start !== undefined &&
        scope.now - start > COLD_DAYS * DAY_MS &&
        !evidence.has(atom) &&
        !scope.isUsedElsewhere(atom) &&
        !atom.tags.includes('pinned')
      )
    })
    .map((atom) => ({
      code: 'COLD',
      entries: [idOf(atom)],
      reason: `${idOf(atom)} was never read and is older than ${COLD_DAYS} days`,
      confidence: 'medium',
      edit: { entry: idOf(atom), status: 'stale' },
    }))
}
