/**
 * Moves an atom through its life cycle, both sides at once: the entry gets the status, the target
 * gets a link back, and everything that rests on the entry is listed.
 *
 * @module
 */
import { basename, join, relative } from 'node:path'
import type { Atom } from '../atoms/atom.ts'
import { identity, kindOf, parseReference } from '../atoms/ids.ts'
import { decode, parseAtom } from '../atoms/parse.ts'
import {
  formatStatus,
  isAllowedMove,
  isReplaced,
  parseStatus,
  STATUSES,
  type StatusBase,
} from '../atoms/status.ts'
import { isTombstone, tombstoneBody } from '../atoms/tombstone.ts'
import { requireAtomFile } from '../create/find-atom.ts'
import { DenseError } from '../errors.ts'
import { createExclusive, exists, readBytes, writeAtomic } from '../files/files.ts'
import { entryTarget, metaPath, requireProject } from '../files/layout.ts'
import { textAtHead } from '../git/git.ts'
import { backlinks, buildGraph, type Graph } from '../graph/graph.ts'
import { findFence } from '../text/fence.ts'
import { appendToList, editFrontMatter, type ScalarValue } from '../text/front-edit.ts'
import { dayOf } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'

/** What a change of status says. */
export interface StatusMeta {
  /** Needed for `invalidated`: what the tombstone says. */
  readonly reason?: string
  /** Change a final status anyway. */
  readonly force?: boolean
  /** Mark every fact and pattern that rests on the entry as challenged by the target. */
  readonly markDownstream?: boolean
}

/** An atom that a change of status affects. */
export interface Impact {
  /** The atom, as `<project>/<id>`. */
  readonly key: string
  /** How it depends on the entry. */
  readonly via: string
  /** The status that it has now. */
  readonly status: string
  /** What a careful person would do next; what was done, where `written` says so. */
  readonly proposal: string
  /** Whether this change wrote the proposal into the file. */
  readonly written: boolean
}

/** What a change of status did. */
export interface StatusChange {
  /** The project of the atom. */
  readonly project: string
  /** The id of the atom. */
  readonly id: string
  /** The status before. */
  readonly from: string
  /** The status after. */
  readonly to: string
  /** The files that were changed; none if it had this status already. */
  readonly changed: readonly string[]
  /** The atoms that rest on it, with what to do about each. */
  readonly impact: readonly Impact[]
  /** Sentences about what looks odd and was done anyway. */
  readonly warnings: readonly string[]
}

interface LoadedAtom {
  /** The file with its bytes: where an entry is a link, the file that it leads to. */
  readonly path: string
  readonly bytes: Buffer
  readonly text: string
  readonly atom: Atom
}

export function loadAtomFile(workspace: Workspace, project: string, id: string): LoadedAtom {
  const reference = parseReference(id)
  const entry = requireAtomFile(workspace, project, id)
  const path = entryTarget(workspace.root, entry)
  const bytes = readBytes(path)
  const text = bytes === undefined ? undefined : decode(bytes)
  if (bytes === undefined || text === undefined || reference === undefined) {
    throw new DenseError('CORRUPT', `${id} cannot be read`, path)
  }
  const atom = parseAtom(bytes, {
    project: reference.project ?? project,
    kind: kindOf(reference.id),
    file: basename(entry),
  })
  return { path, bytes, text, atom }
}

export async function setStatus(
  workspace: Workspace,
  project: string,
  id: string,
  statusText: string,
  meta: StatusMeta = {},
): Promise<StatusChange> {
  const wanted = parseStatus(statusText)
  const { base, targets } = wanted
  if (base === undefined) {
    const names = Object.keys(STATUSES).join(', ')
    throw new DenseError('INVALID_INPUT', `${statusText} is not a status; it is one of ${names}`)
  }
  const locked = await projectsOf(workspace, project, id, targets[0], meta)
  const change = await workspace.withProjectLocks(locked, () => {
    const entry = loadAtomFile(workspace, project, id)
    const warnings = checkMove(workspace, project, entry, base, targets, meta)
    const to = formatStatus(base, targets)
    const from = entry.atom.status.text === '' ? 'active' : entry.atom.status.text
    const changed: string[] = []
    if (from !== to || (base === 'invalidated' && !isTombstone(entry.atom))) {
      writeEntry(workspace, entry, base, targets, to, meta, changed)
    }
    for (const target of targets) linkBack(workspace, project, target, entry.atom, changed)
    const found = impactOf(workspace, project, entry.atom, targets[0])
    const impact =
      meta.markDownstream === true && targets[0] !== undefined
        ? markDownstream(workspace, found, locked, changed)
        : found
    // Always: a change that was killed before this point is finished by the same command.
    for (const name of locked) {
      const directory = requireProject(workspace.root, name)
      const report = workspace.regenerateLocked(name)
      changed.push(...report.written.map((file) => join(directory, file)))
    }
    if (changed.length > 0) {
      workspace.commit(changed, `context: ${project}/${entry.atom.id?.text ?? id} is ${to}`)
    }
    return { from, to, changed, impact, warnings, id: entry.atom.id?.text ?? id }
  })
  const paths = [...new Set(change.changed)].map((path) => relative(workspace.root, path))
  return { project, ...change, changed: paths }
}

/** The projects that a change writes to, in the order in which everybody takes their locks. */
async function projectsOf(
  workspace: Workspace,
  project: string,
  id: string,
  target: string | undefined,
  meta: StatusMeta,
): Promise<string[]> {
  if (meta.markDownstream !== true || target === undefined) return [project]
  const { atom } = loadAtomFile(workspace, project, id)
  const impact = impactOf(workspace, project, atom, target).filter(isChallenge)
  return [...new Set([project, ...impact.map(({ key }) => projectOf(key))])].sort()
}

const projectOf = (key: string): string => key.slice(0, key.indexOf('/'))

const isChallenge = ({ proposal }: Impact): boolean => proposal.startsWith('challenged:')

function checkMove(
  workspace: Workspace,
  project: string,
  entry: LoadedAtom,
  base: StatusBase,
  targets: readonly string[],
  meta: StatusMeta,
): string[] {
  const { atom } = entry
  if (atom.id === undefined) throw new DenseError('CORRUPT', 'The entry cannot be read', entry.path)
  if (STATUSES[base].target === 'required' && targets.length === 0) {
    throw new DenseError('INVALID_INPUT', `${base} needs a target: ${base}:<ID>`)
  }
  if (base === 'invalidated' && !meta.reason?.trim() && !isTombstone(atom)) {
    throw new DenseError('INVALID_INPUT', 'An invalidated entry needs a reason')
  }
  for (const target of targets) {
    const other = loadAtomFile(workspace, project, target)
    if (other.path === entry.path) {
      throw new DenseError('INVALID_INPUT', `${target} cannot be its own target`)
    }
    refuseCycle(workspace, project, entry, other, base)
  }
  const same = atom.status.base === base
  const final = atom.status.base !== undefined && STATUSES[atom.status.base].next.length === 0
  if (final && !same && meta.force !== true) {
    throw new DenseError('REFUSED', `${atom.status.text} is final; write a new entry instead`)
  }
  if (isAllowedMove(atom.status, base)) return []
  return [`${atom.status.base ?? atom.status.text} -> ${base} is not a usual move`]
}

function refuseCycle(
  workspace: Workspace,
  project: string,
  entry: LoadedAtom,
  target: LoadedAtom,
  base: StatusBase,
): void {
  if (base !== 'superseded' && base !== 'refined') return
  const seen = new Set<string>()
  let frontier = [target]
  while (frontier.length > 0) {
    const next: LoadedAtom[] = []
    for (const { atom, path } of frontier) {
      if (path === entry.path) {
        throw new DenseError('VERSION_CONFLICT', 'The entries would replace each other')
      }
      if (seen.has(path) || !isReplaced(atom.status)) continue
      seen.add(path)
      for (const text of atom.status.targets) next.push(loadAtomFile(workspace, project, text))
    }
    frontier = next
  }
}

function writeEntry(
  workspace: Workspace,
  entry: LoadedAtom,
  base: StatusBase,
  targets: readonly string[],
  to: string,
  meta: StatusMeta,
  changed: string[],
): void {
  const edits = new Map<string, ScalarValue>([['status', to]])
  let { text } = entry
  if (base === 'invalidated') {
    const date = dayOf(workspace.now)
    const reason = meta.reason?.trim() ?? 'no reason recorded'
    edits.set('invalidated-date', date)
    edits.set('invalidated-reason', reason)
    const former = keepFormerText(workspace, entry, changed)
    const fence = findFence(text)
    if (typeof fence === 'string')
      throw new DenseError('CORRUPT', 'The entry has no front matter', entry.path)
    const facts = { date, by: targets, reason: reason.replace(/\.$/, ''), former }
    text = text.slice(0, fence.bodyStart) + tombstoneBody(facts, fence.eol)
  }
  const edited = editFrontMatter(text, edits)
  writeAtomic(entry.path, edited, { expect: { bytes: entry.bytes } })
  changed.push(entry.path)
}

/** Nothing is destroyed: text that git does not have yet is put aside before it is replaced. */
function keepFormerText(workspace: Workspace, entry: LoadedAtom, changed: string[]): string {
  if (textAtHead(workspace.root, entry.path) === entry.text) return 'git history'
  const directory = requireProject(workspace.root, entry.atom.project)
  const stamp = new Date(workspace.now).toISOString().replace(/\D/g, '').slice(0, 14)
  const name = `former/${entry.atom.id?.text ?? ''}-${stamp}.md`
  const path = metaPath(directory, name)
  if (!exists(path)) {
    createExclusive(path, entry.bytes)
    changed.push(path)
  }
  return `_meta/${name}`
}

function linkBack(
  workspace: Workspace,
  project: string,
  target: string,
  entry: Atom,
  changed: string[],
): void {
  const other = loadAtomFile(workspace, project, target)
  const own = entry.id?.text ?? ''
  const written = other.atom.project === project ? own : `${project}/${own}`
  const isLinked = other.atom.links.some((text) => {
    const reference = parseReference(text)
    if (reference === undefined || entry.id === undefined) return false
    const place = reference.project ?? other.atom.project
    return place === project && identity(reference.id) === identity(entry.id)
  })
  if (isLinked) return
  const edited = appendToList(other.text, 'links', written)
  writeAtomic(other.path, edited, { expect: { bytes: other.bytes } })
  changed.push(other.path)
}

/** Everything that rests on the entry, direct first, then what rests on that. */
export function impactOf(
  workspace: Workspace,
  project: string,
  entry: Atom,
  target: string | undefined,
): Impact[] {
  if (entry.id === undefined) return []
  const graph = buildGraph(workspace)
  const start = `${project}/${identity(entry.id)}`
  const targetReference = target === undefined ? undefined : parseReference(target)
  const except =
    targetReference === undefined
      ? undefined
      : `${targetReference.project ?? project}/${identity(targetReference.id)}`
  const byKey = new Map(graph.nodes.map((node) => [node.key, node]))
  const found = new Map<string, Impact>()
  let frontier = [start]
  while (frontier.length > 0) {
    const next: string[] = []
    for (const key of frontier) {
      for (const edge of backlinks(graph, key)) {
        const node = byKey.get(edge.from)
        if (node === undefined || found.has(edge.from) || edge.from === except) continue
        if (edge.from === start || (edge.type !== 'derived_from' && key !== start)) continue
        if (edge.type !== 'derived_from' && edge.type !== 'references') continue
        const rests = edge.type === 'derived_from'
        const settled = except !== undefined && restsOn(graph, edge.from, except)
        found.set(edge.from, {
          key: edge.from,
          via: key === start ? edge.type : `${edge.type} via ${key}`,
          status: graph.about.get(edge.from)?.status ?? '',
          proposal:
            rests && settled && !node.tombstoned
              ? `none: it rests on ${target} already`
              : proposalFor(rests, node.tombstoned, qualified(edge.from, project, target)),
          written: false,
        })
        // What rests on the successor stands, and so does what rests on that.
        if (rests && !settled) next.push(edge.from)
      }
    }
    frontier = next
  }
  return [...found.values()]
}

function proposalFor(rests: boolean, tombstoned: boolean, target: string | undefined): string {
  if (tombstoned) return 'none: already invalidated'
  if (!rests) return 'review the mention'
  return target === undefined ? 'review' : `challenged:${target}`
}

/** A target as the files of another project write it. */
function qualified(key: string, project: string, target: string | undefined): string | undefined {
  if (target === undefined || projectOf(key) === project || target.includes('/')) return target
  return `${project}/${target}`
}

const restsOn = (graph: Graph, key: string, on: string): boolean =>
  graph.edges.some(({ from, type, to }) => from === key && type === 'derived_from' && to === on)

/** What is in doubt already stays as it is. */
function markDownstream(
  workspace: Workspace,
  impact: readonly Impact[],
  locked: readonly string[],
  changed: string[],
): Impact[] {
  return impact.map((found) => {
    const { key, proposal } = found
    if (!isChallenge(found)) return found
    const project = projectOf(key)
    if (!locked.includes(project)) {
      throw new DenseError('VERSION_CONFLICT', `${key} began to rest on the entry; try again`)
    }
    const other = loadAtomFile(workspace, project, key)
    const { base, text } = other.atom.status
    if (text === proposal) return { ...found, status: text, written: true }
    if (base !== 'active' && base !== 'valid' && base !== 'corrected') {
      return { ...found, status: text, proposal: `none: it is ${text} already` }
    }
    const edited = editFrontMatter(other.text, new Map([['status', proposal]]))
    writeAtomic(other.path, edited, { expect: { bytes: other.bytes } })
    changed.push(other.path)
    return { ...found, status: proposal, written: true }
  })
}
