/** Chances to say more with less: clusters, chains, recurring defects, near-duplicates, promotion. */
import type { Atom } from '../atoms/atom.ts'
import { compareIds } from '../atoms/ids.ts'
import { isLive, isReplaced } from '../atoms/status.ts'
import { stemOf, wordsOf } from '../graph/search.ts'
import { DEFECT_LABEL, reflectionItem } from '../projects/reflection.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { findSection } from '../text/markdown.ts'
import { type Draft, idOf } from './proposal.ts'

const CLUSTER = 3
const CHAIN_MAX = 20
const NEAR_DUPLICATE = 0.6

export function consolidations(scope: ProjectScope): Draft[] {
  return [
    ...tagClusters(scope),
    ...linkClusters(scope),
    ...chains(scope),
    ...recurringDefects(scope),
    ...nearDuplicates(scope),
    ...promotions(scope),
  ]
}

function liveExperiments(scope: ProjectScope): Atom[] {
  return scope.atoms.filter((atom) => {
    return atom.kind === 'experiment' && atom.id !== undefined && isLive(atom.status)
  })
}

/** C1: pairs of tags on three or more live experiments; identical sets are reported once. */
function tagClusters(scope: ProjectScope): Draft[] {
  const groups = new Map<string, Atom[]>()
  for (const atom of liveExperiments(scope)) {
    const tags = [...new Set(atom.tags)].sort()
    for (const [index, first] of tags.entries()) {
      for (const second of tags.slice(index + 1)) {
        const key = `${first} + ${second}`
        groups.set(key, [...(groups.get(key) ?? []), atom])
      }
    }
  }
  const bySet = new Map<string, { tags: string[]; atoms: Atom[] }>()
  for (const [tags, atoms] of groups) {
    if (atoms.length < CLUSTER) continue
    const key = atoms.map(idOf).sort().join(' ')
    const known = bySet.get(key)
    if (known === undefined) bySet.set(key, { tags: [tags], atoms })
    else known.tags.push(tags)
  }
  return [...bySet.values()].map(({ tags, atoms }) => {
    const [first = '', second = ''] = (tags[0] ?? '').split(' + ')
    const patterns = scope.atoms.filter((atom) => {
      return atom.kind === 'pattern' && atom.tags.includes(first) && atom.tags.includes(second)
    })
    const known = patterns.length === 0 ? '' : `; see ${patterns.map(idOf).join(', ')}`
    return {
      code: 'C1',
      entries: atoms.map(idOf),
      reason: `${atoms.length} experiments share ${tags.join(', ')}: is there a pattern?${known}`,
      confidence: 'low',
    }
  })
}

/** C2: three or more experiments connected by links, in either direction. */
function linkClusters(scope: ProjectScope): Draft[] {
  const atoms = liveExperiments(scope)
  const near = new Map<Atom, Set<Atom>>(atoms.map((atom) => [atom, new Set()]))
  for (const atom of atoms) {
    for (const text of atom.links) {
      const other = scope.find(text)
      if (other === undefined || other === atom || !near.has(other)) continue
      near.get(atom)?.add(other)
      near.get(other)?.add(atom)
    }
  }
  const seen = new Set<Atom>()
  const drafts: Draft[] = []
  for (const start of atoms) {
    if (seen.has(start)) continue
    const group: Atom[] = []
    const frontier = [start]
    while (frontier.length > 0) {
      const atom = frontier.pop()
      if (atom === undefined || seen.has(atom)) continue
      seen.add(atom)
      group.push(atom)
      frontier.push(...(near.get(atom) ?? []))
    }
    if (group.length < CLUSTER) continue
    drafts.push({
      code: 'C2',
      entries: group.map(idOf).sort(),
      reason: `${group.length} experiments are linked to each other: summarise them`,
      confidence: 'low',
    })
  }
  return drafts
}

/** C3: three or more entries that replaced one another. */
function chains(scope: ProjectScope): Draft[] {
  const replacedBy = (atom: Atom): Atom | undefined =>
    isReplaced(atom.status) ? scope.find(atom.status.targets[0] ?? '') : undefined
  const targets = new Set(scope.atoms.map(replacedBy))
  const drafts: Draft[] = []
  for (const start of scope.atoms) {
    if (targets.has(start) || replacedBy(start) === undefined) continue
    const chain = [start]
    let next = replacedBy(start)
    while (next !== undefined && chain.length < CHAIN_MAX && !chain.includes(next)) {
      chain.push(next)
      next = replacedBy(next)
    }
    if (chain.length < CLUSTER) continue
    const way = chain.map(idOf).join(' -> ')
    drafts.push({
      code: 'C3',
      entries: chain.map(idOf),
      reason: `${way}: write down what the series taught`,
      confidence: 'medium',
    })
  }
  return drafts
}

const COMMON = new Set(
  'the and was not for with had has have were that this from into only too after before when which while none been but its than then they their there should could would'.split(
    ' ',
  ),
)

/** C4: the same word in the process defects of three or more experiments. */
function recurringDefects(scope: ProjectScope): Draft[] {
  const byStem = new Map<string, Set<string>>()
  for (const atom of scope.atoms) {
    if (atom.kind !== 'experiment') continue
    const section = findSection(scope.body(atom), ['Reflection'])
    const text = section === undefined ? undefined : reflectionItem(section, DEFECT_LABEL)
    for (const word of wordsOf(text ?? '')) {
      if (word.length < 4 || COMMON.has(word)) continue
      const key = stemOf(word)
      byStem.set(key, (byStem.get(key) ?? new Set()).add(idOf(atom)))
    }
  }
  return [...byStem]
    .filter(([, entries]) => entries.size >= CLUSTER)
    .sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1))
    .slice(0, 10)
    .map(([word, entries]) => ({
      code: 'C4',
      entries: [...entries].sort(),
      reason: `The defect "${word}" comes back in ${entries.size} experiments: write an anti-pattern`,
      confidence: 'low',
    }))
}

/** C5: summaries and tags that say nearly the same. Candidates share a rare word, so it stays fast. */
function nearDuplicates(scope: ProjectScope): Draft[] {
  const live = scope.atoms.filter((atom) => atom.id !== undefined && isLive(atom.status))
  const words = new Map(
    live.map((atom) => [atom, new Set([...wordsOf(atom.summary ?? ''), ...atom.tags])]),
  )
  const byWord = new Map<string, Atom[]>()
  for (const [atom, set] of words) {
    for (const word of set) byWord.set(word, [...(byWord.get(word) ?? []), atom])
  }
  const drafts: Draft[] = []
  const seen = new Set<string>()
  for (const atoms of byWord.values()) {
    if (atoms.length < 2 || atoms.length > 50) continue
    for (const [index, a] of atoms.entries()) {
      for (const b of atoms.slice(index + 1)) {
        const key = [idOf(a), idOf(b)].sort().join(' ')
        if (seen.has(key) || a.kind !== b.kind) continue
        seen.add(key)
        const score = jaccard(words.get(a) ?? new Set(), words.get(b) ?? new Set())
        if (score < NEAR_DUPLICATE) continue
        const [older, newer] = a.id && b.id && compareIds(a.id, b.id) < 0 ? [a, b] : [b, a]
        drafts.push({
          code: 'C5',
          entries: [idOf(older), idOf(newer)],
          reason: `${idOf(older)} and ${idOf(newer)} say nearly the same (${score.toFixed(2)})`,
          confidence: 'medium',
          edit: { entry: idOf(older), status: `superseded:${idOf(newer)}` },
        })
      }
    }
  }
  return drafts
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  const all = a.size + b.size - both
  return all === 0 ? 0 : both / all
}

const PROMOTE_AFTER = 3
const SYNTHESIS_AFTER = 10

/** C6: facts that later work keeps using, and experience nobody distilled. */
function promotions(scope: ProjectScope): Draft[] {
  const drafts: Draft[] = []
  for (const fact of scope.atoms) {
    if (fact.kind !== 'knowledge' || !isLive(fact.status)) continue
    const users = scope.atoms.filter((atom) => {
      if (atom.kind !== 'experiment' || (atom.date ?? '') < (fact.date ?? '')) return false
      return [...atom.evidence, ...atom.links].some((text) => scope.find(text) === fact)
    })
    if (users.length < PROMOTE_AFTER) continue
    drafts.push({
      code: 'C6',
      entries: [idOf(fact), ...users.map(idOf)],
      reason: `${users.length} later experiments build on ${idOf(fact)}: make it a rule`,
      confidence: 'low',
    })
  }
  const finished = liveExperiments(scope).filter((atom) => atom.status.base !== 'active')
  const hasFacts = scope.atoms.some((atom) => atom.kind === 'knowledge')
  if (finished.length >= SYNTHESIS_AFTER && !hasFacts) {
    drafts.push({
      code: 'C6',
      entries: finished.map(idOf),
      reason: `${finished.length} finished experiments and not one knowledge entry: distil them`,
      confidence: 'medium',
    })
  }
  return drafts
}
