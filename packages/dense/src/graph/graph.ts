/**
 * The atoms as a graph, derived from the files on every call.
 *
 *   K -> evidence, PAT -> source-experiments and evidence    derived_from
 *   any -> links                                             references
 *   X -> entry, when the entry says superseded:X, refined:X  supersedes
 *   X -> entry, for challenged:X, corrected:X, invalidated:X contradicts
 *   any -> mentioned id without a front matter edge          references
 *
 * @module
 */

import type { Atom } from '../atoms/atom.ts'
import { identity, parseReference } from '../atoms/ids.ts'
import { isReplaced } from '../atoms/status.ts'
import { DenseError } from '../errors.ts'
import { ContextScope, ProjectScope } from '../projects/scope.ts'
import type { Workspace } from '../workspace.ts'

export type NodeType = 'Event' | 'Fact' | 'Pattern'
export type GraphEdgeType = 'derived_from' | 'references' | 'supersedes' | 'contradicts'

/** An atom. */
export interface GraphNode {
  /** `<project>/<id>`. */
  readonly key: string
  /** Its kind. */
  readonly type: NodeType
  /** Whether it is invalidated. */
  readonly tombstoned: boolean
}

/** A link. */
export interface GraphEdge {
  /** The atom where it begins. */
  readonly from: string
  /** What it means. */
  readonly type: GraphEdgeType
  /** The atom where it ends. */
  readonly to: string
}

/** What is known of a node. */
export interface NodeFacts {
  /** Its summary. */
  readonly summary: string
  /** Its status. */
  readonly status: string
  /** How often it was read. */
  readonly refs: number
  /** The day on which it was read last. */
  readonly lastRef: string | null
}

/** What is known of a link. */
export interface EdgeFacts {
  /** For a contradiction: open, fixed or confirmed. */
  readonly state?: 'open' | 'fixed' | 'confirmed'
  /** For a mention in the text. */
  readonly line?: number
}

/** Atoms and the links between them. */
export interface Graph {
  /** The atoms. */
  readonly nodes: readonly GraphNode[]
  /** The links. */
  readonly edges: readonly GraphEdge[]
  /** References to atoms that are not there; kept, so that nothing is dropped silently. */
  readonly pending: readonly GraphEdge[]
  /** By node key. */
  readonly about: ReadonlyMap<string, NodeFacts>
  /** By `edgeKey`; only edges that have something to say. */
  readonly payload: ReadonlyMap<string, EdgeFacts>
}

/** A name for a link, for sets and maps. */
export function edgeKey(edge: GraphEdge): string {
  return `${edge.from} ${edge.type} ${edge.to}`
}

type AddEdge = (edge: GraphEdge, facts?: EdgeFacts) => void

const NODE_TYPE = { experiment: 'Event', knowledge: 'Fact', pattern: 'Pattern' } as const

export function buildGraph(workspace: Workspace, only?: string): Graph {
  const context = new ContextScope(workspace.root, workspace.settings, { now: workspace.now })
  const projects = only === undefined ? context.projects : [only]
  return graphOf(projects.map((project) => new ProjectScope(context, project)))
}

export function graphOf(scopes: readonly ProjectScope[]): Graph {
  const nodes = new Map<string, GraphNode>()
  const edges = new Map<string, GraphEdge>()
  const owned = new Set<string>()
  const about = new Map<string, NodeFacts>()
  const payload = new Map<string, EdgeFacts>()
  for (const scope of scopes) {
    for (const atom of scope.atoms) {
      if (atom.id === undefined || scope.twinsOf(atom).length > 0) continue
      const key = keyOf(scope, atom)
      const tombstoned = atom.status.base === 'invalidated'
      nodes.set(key, { key, type: NODE_TYPE[atom.kind], tombstoned })
      about.set(key, {
        summary: atom.summary ?? atom.file,
        status: atom.status.text,
        refs: atom.refs,
        lastRef: atom.lastRef,
      })
    }
  }
  const add: AddEdge = (edge, facts) => {
    const key = edgeKey(edge)
    if (edge.from === edge.to || edges.has(key)) return
    edges.set(key, edge)
    if (facts !== undefined) payload.set(key, facts)
    owned.add(`${edge.from} ${edge.to}`)
  }
  for (const scope of scopes) for (const atom of scope.atoms) addFieldEdges(scope, atom, add)
  // Only now: a mention is an edge only where the fields of either side say nothing.
  const before = new Set(owned)
  for (const scope of scopes) {
    for (const atom of scope.atoms) addMentionEdges(scope, atom, before, add)
  }
  const known = [...edges.values()].filter(({ from, to }) => nodes.has(from) && nodes.has(to))
  const pending = [...edges.values()].filter(({ from, to }) => !nodes.has(from) || !nodes.has(to))
  return {
    nodes: [...nodes.values()].sort((a, b) => order(a.key, b.key)),
    edges: known.sort(compareEdges),
    pending: pending.sort(compareEdges),
    about,
    payload,
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const compareEdges = (a: GraphEdge, b: GraphEdge): number =>
  order(a.from, b.from) || order(a.type, b.type) || order(a.to, b.to)

function keyOf(scope: ProjectScope, atom: Atom): string {
  return `${scope.project}/${atom.id === undefined ? atom.file : identity(atom.id)}`
}

function targetKey(scope: ProjectScope, text: string): string | undefined {
  const reference = parseReference(text)
  if (reference === undefined) return undefined
  return `${reference.project ?? scope.project}/${identity(reference.id)}`
}

const CONTRADICTION = { challenged: 'open', corrected: 'fixed', invalidated: 'confirmed' } as const

function addFieldEdges(scope: ProjectScope, atom: Atom, add: AddEdge): void {
  if (atom.id === undefined) return
  const from = keyOf(scope, atom)
  const derived = atom.kind === 'experiment' ? [] : [...atom.sources, ...atom.evidence]
  for (const text of derived) {
    const to = targetKey(scope, text)
    if (to !== undefined) add({ from, type: 'derived_from', to })
  }
  const plain = atom.kind === 'experiment' ? [...atom.links, ...atom.evidence] : atom.links
  for (const text of plain) {
    const to = targetKey(scope, text)
    if (to !== undefined) add({ from, type: 'references', to })
  }
  const { base } = atom.status
  for (const text of atom.status.targets) {
    const newer = targetKey(scope, text)
    if (newer === undefined) continue
    if (isReplaced(atom.status)) add({ from: newer, type: 'supersedes', to: from })
    else if (base === 'challenged' || base === 'corrected' || base === 'invalidated') {
      add({ from: newer, type: 'contradicts', to: from }, { state: CONTRADICTION[base] })
    }
  }
}

function addMentionEdges(
  scope: ProjectScope,
  atom: Atom,
  before: ReadonlySet<string>,
  add: AddEdge,
): void {
  if (atom.id === undefined) return
  const from = keyOf(scope, atom)
  for (const mention of scope.mentions(atom)) {
    const to = targetKey(scope, mention.text)
    if (to === undefined || before.has(`${from} ${to}`)) continue
    add({ from, type: 'references', to }, { line: mention.line })
  }
}

/** What leads to an atom, for `ctx show` and for the impact of a correction. */
export function backlinks(graph: Graph, key: string): readonly GraphEdge[] {
  return graph.edges.filter((edge) => edge.to === key)
}

/** One atom and its neighbours, with the edges between it and them. */
export function neighbourhood(graph: Graph, key: string): Graph {
  if (!graph.about.has(key)) throw new DenseError('NOT_FOUND', `The context has no entry ${key}`)
  const touches = ({ from, to }: Graph['edges'][number]): boolean => from === key || to === key
  const edges = graph.edges.filter(touches)
  const near = new Set([key, ...edges.flatMap(({ from, to }) => [from, to])])
  return {
    ...graph,
    nodes: graph.nodes.filter((node) => near.has(node.key)),
    edges,
    pending: graph.pending.filter(touches),
  }
}

const SHAPE: Readonly<Record<NodeType, readonly [string, string]>> = {
  Event: ['[', ']'],
  Fact: ['(', ')'],
  Pattern: ['{{', '}}'],
}

const ARROW: Readonly<Record<GraphEdgeType, string>> = {
  derived_from: '-->',
  references: '-.->',
  supersedes: '==>',
  contradicts: '--x',
}

/** Different keys stay different: only the usual separators become a bare underscore. */
const safeId = (key: string): string =>
  key.replace(/[^A-Za-z0-9]/g, (mark) =>
    mark === '-' || mark === '/' ? '_' : `_x${mark.charCodeAt(0).toString(16)}_`,
  )

/** A graph in the language of Mermaid. */
export function toMermaid(graph: Pick<Graph, 'nodes' | 'edges'>): string {
  const lines = ['graph LR']
  const isOneProject = new Set(graph.nodes.map((node) => node.key.split('/')[0])).size === 1
  const label = (key: string): string => (isOneProject ? (key.split('/')[1] ?? key) : key)
  for (const node of graph.nodes) {
    const [open, close] = SHAPE[node.type]
    const mark = node.tombstoned ? ' †' : ''
    lines.push(`  ${safeId(node.key)}${open}"${label(node.key)}${mark}"${close}`)
  }
  for (const edge of graph.edges) {
    lines.push(`  ${safeId(edge.from)} ${ARROW[edge.type]}|${edge.type}| ${safeId(edge.to)}`)
  }
  return `${lines.join('\n')}\n`
}

/** A graph in the language of Graphviz. */
export function toDot(graph: Pick<Graph, 'nodes' | 'edges'>): string {
  const quote = (text: string): string => JSON.stringify(text)
  const lines = ['digraph dense {', '  rankdir=LR;']
  for (const node of graph.nodes) {
    const style = node.tombstoned ? ', style=dashed' : ''
    lines.push(`  ${quote(node.key)} [label=${quote(node.key)}${style}];`)
  }
  for (const edge of graph.edges) {
    lines.push(`  ${quote(edge.from)} -> ${quote(edge.to)} [label=${quote(edge.type)}];`)
  }
  return `${lines.join('\n')}\n}\n`
}
