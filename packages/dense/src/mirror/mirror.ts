/**
 * The files as memories in a Cortex: derived, disposable, never the only place of anything. What is
 * there is compared with what the files say, and only the difference is written; a mirror made
 * again has the same memories and edges.
 *
 * The engine is given, not imported: Dense Context works without it.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import type { Cortex, Memory, MemoryId, Uri } from '@cortex-memory/core'
import { DenseError } from '../errors.ts'
import { edgeKey, type Graph, type GraphEdge, graphOf } from '../graph/graph.ts'
import { ContextScope, ProjectScope } from '../projects/scope.ts'
import type { Workspace } from '../workspace.ts'
import { type MirrorNode, mirrorNode } from './mirror-node.ts'

/** What was written into the store. */
export interface MirrorReport {
  /** New memories. */
  readonly written: number
  /** New versions. */
  readonly updated: number
  /** Memories that were as they should be. */
  readonly unchanged: number
  /** Invalidated atoms and removed files. */
  readonly tombstoned: number
  /** New edges. */
  readonly edgesAdded: number
  /** Removed edges. */
  readonly edgesRemoved: number
  /** References to atoms that are not here. */
  readonly pending: readonly GraphEdge[]
  /** Tags beyond the engine's limits, by atom. */
  readonly droppedTags: Readonly<Record<string, readonly string[]>>
  /** Atoms that must not be kept in a store, and why; they keep the last good memory they had. */
  readonly refused: readonly { readonly key: string; readonly message: string }[]
}

/** An atom came back from the dead; only a new mirror can show it. */
export class MirrorOutdated extends DenseError {
  constructor(key: string) {
    super(
      'VERSION_CONFLICT',
      `${key} was tombstoned or replaced in the mirror and is back in the files`,
    )
  }
}

/** The actor of the mirror of one context root: a store of its own, so that it can be dropped. */
export function mirrorActor(root: string): string {
  return `dense-${createHash('sha256').update(realpathSync(root), 'utf8').digest('hex').slice(0, 16)}`
}

/** `inspect` throws if a text must not be kept. */
export async function mirrorContext(
  workspace: Workspace,
  cortex: Cortex,
  inspect: (text: string) => Promise<void> = () => Promise.resolve(),
): Promise<MirrorReport> {
  const context = new ContextScope(workspace.root, workspace.settings, { now: workspace.now })
  const scopes = context.projects.map((project) => new ProjectScope(context, project))
  const nodes = scopes.flatMap((scope) => scope.atoms.map((atom) => mirrorNode(scope, atom)))
  const wanted = new Map<string, MirrorNode>()
  const refused: MirrorReport['refused'][number][] = []
  const kept = new Set<string>()
  for (const node of nodes) {
    if (node === undefined) continue
    kept.add(node.id)
    try {
      await inspect(textOf(node))
      wanted.set(node.key, node)
    } catch (error) {
      refused.push({ key: node.key, message: (error as Error).message })
    }
  }
  const sync = new Sync(cortex)
  await sync.nodes([...wanted.values()])
  await sync.replaced([...wanted.values()])
  await sync.edges(graphOf(scopes), wanted)
  await sync.removed(kept, damagedIds(scopes))
  return { ...sync.report(), refused }
}

/** Everything that a memory of the node would say. */
function textOf({ input }: MirrorNode): string {
  const parts: readonly unknown[] = [...Object.values(input.data), ...Object.values(input.forms)]
  return [...parts.filter((value) => typeof value === 'string'), ...input.tags].join('\n')
}

/** A damaged atom keeps the last good memory it had. */
function damagedIds(scopes: readonly ProjectScope[]): ReadonlySet<string> {
  return new Set(
    scopes.flatMap((scope) =>
      scope.atoms
        .filter((atom) => atom.id === undefined || scope.twinsOf(atom).length > 0)
        .map((atom) => `path:${scope.project}/${atom.file}`),
    ),
  )
}

class Sync {
  readonly #cortex: Cortex
  readonly #count = {
    written: 0,
    updated: 0,
    unchanged: 0,
    tombstoned: 0,
    edgesAdded: 0,
    edgesRemoved: 0,
  }
  readonly #droppedTags: Record<string, readonly string[]> = {}
  #pending: readonly GraphEdge[] = []

  constructor(cortex: Cortex) {
    this.#cortex = cortex
  }

  report(): Omit<MirrorReport, 'refused'> {
    return { ...this.#count, pending: this.#pending, droppedTags: this.#droppedTags }
  }

  async nodes(nodes: readonly MirrorNode[]): Promise<void> {
    // Those of one kind wait together: the engine commits what waits as a group.
    await Promise.all(nodes.map((node) => this.#node(node)))
  }

  async #node(node: MirrorNode): Promise<void> {
    if (node.droppedTags.length > 0) this.#droppedTags[node.key] = node.droppedTags
    const present = await this.#present(node.id)
    if (present?.head.tombstoned !== undefined) {
      if (node.tombstone !== undefined) {
        this.#count.unchanged++
        return
      }
      throw new MirrorOutdated(node.key)
    }
    const uri = await this.#write(node, present)
    if (node.tombstone === undefined) return
    await this.#cortex.tombstone(uri, { reason: node.tombstone })
    this.#count.tombstoned++
  }

  /** After all are there: what took a place has to exist. The end and the edge are the engine's own. */
  async replaced(nodes: readonly MirrorNode[]): Promise<void> {
    for (const { id, key, replacement, tombstone } of nodes) {
      if (tombstone !== undefined) continue
      const present = await this.#present(id)
      if (present === undefined) continue
      const { supersededBy } = present.head
      if (supersededBy !== undefined && supersededBy !== replacement?.id) {
        throw new MirrorOutdated(key)
      }
      if (replacement === undefined || supersededBy !== undefined) continue
      const successor = await this.#present(replacement.id)
      if (successor === undefined || successor.head.tombstoned !== undefined) continue
      const end = replacement.at === undefined ? {} : { validUntil: replacement.at }
      await this.#cortex.supersede(uriOf(present), { successor: replacement.id, ...end })
      this.#count.updated++
    }
  }

  async #write(node: MirrorNode, present: Memory | undefined): Promise<Uri> {
    const { data, tags, importance, forms, provenance } = node.input
    if (present === undefined) {
      this.#count.written++
      return (await this.#cortex.write({ id: node.id, ...node.input })).uri
    }
    const { head, version } = present
    let uri = uriOf(present)
    let changed = false
    if (!same([present.data, version.forms, version.provenance], [data, forms, provenance])) {
      uri = (await this.#cortex.update(uri, { data, forms, provenance })).uri
      changed = true
    }
    if (!same([head.tags, head.importance], [tags, importance])) {
      await this.#cortex.updateHead(uri, { tags, importance })
      changed = true
    }
    if (changed) this.#count.updated++
    else this.#count.unchanged++
    return uri
  }

  async edges(graph: Graph, nodes: ReadonlyMap<string, MirrorNode>): Promise<void> {
    this.#pending = graph.pending
    const wanted = new Map<string, GraphEdge>()
    for (const edge of graph.edges) {
      const [src, dst] = [nodes.get(edge.from)?.id, nodes.get(edge.to)?.id]
      if (src !== undefined && dst !== undefined) wanted.set(`${src} ${edge.type} ${dst}`, edge)
    }
    for (const { id } of nodes.values()) {
      for await (const edge of this.#cortex.edgesOut(id)) {
        const name = `${edge.src} ${edge.type} ${edge.dst}`
        const kept = wanted.get(name)
        if (kept !== undefined && same(edge.data, graph.payload.get(edgeKey(kept)))) {
          wanted.delete(name)
          continue
        }
        const { src, type, dst } = edge
        await this.#cortex.removeEdge({ src, type, dst, reason: 'the files no longer say so' })
        this.#count.edgesRemoved++
      }
    }
    await Promise.all(
      [...wanted].map(async ([name, edge]) => {
        const [src, , dst] = name.split(' ') as [MemoryId, string, MemoryId]
        const data = graph.payload.get(edgeKey(edge))
        const given = data === undefined ? {} : { data: { ...data } }
        await this.#cortex.addEdge({ src, type: edge.type, dst, ...given })
        this.#count.edgesAdded++
      }),
    )
  }

  /** Memories of files that are gone. The journal knows everything that was ever mirrored. */
  async removed(kept: ReadonlySet<string>, damaged: ReadonlySet<string>): Promise<void> {
    for await (const entry of this.#cortex.journal({ kinds: ['write'] })) {
      const [id] = entry.subjects
      if (id === undefined || kept.has(id)) continue
      const memory = await this.#present(id)
      if (memory === undefined || memory.head.tombstoned !== undefined) continue
      if (!memory.head.tags.includes('dense')) continue
      if (memory.version.provenance.attestations?.some((text) => damaged.has(text))) continue
      await this.#cortex.tombstone(uriOf(memory), { reason: 'file removed' })
      this.#count.tombstoned++
    }
  }

  async #present(id: MemoryId): Promise<Memory | undefined> {
    try {
      return await this.#cortex.resolveLatest(id)
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === 'NOT_FOUND') return undefined
      throw error
    }
  }
}

function uriOf({ head }: Memory): Uri {
  return `matrix://cortex/${head.type}/${head.id}#${head.currentVersion}` as Uri
}

/** Equal as values; the order of members does not count. */
function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([x], [y]) => (x < y ? -1 : 1)))
      : item,
  )
}
