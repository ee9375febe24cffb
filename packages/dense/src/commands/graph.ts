import { parseArgs } from 'node:util'
import { identity, parseReference } from '../atoms/ids.ts'
import { requireProject } from '../files/layout.ts'
import { buildGraph, type Graph, neighbourhood, toDot, toMermaid } from '../graph/graph.ts'
import type { Command } from '../io.ts'
import { cut, limitOf, projectFor, usage, workspaceOf, wrong } from './support.ts'

/** Nodes and edges alone, so that two graphs can be compared as text. */
function asJson({ nodes, edges, pending }: Graph): object {
  return { nodes, edges, ...(pending.length === 0 ? {} : { pending }) }
}

/** With what is known of each node, as the operation answers. */
function answerOf(graph: Graph, limit: number | undefined): object {
  const nodes = cut(
    graph.nodes.map((node) => ({ ...node, ...graph.about.get(node.key) })),
    limit,
  )
  const edges = cut(graph.edges, limit)
  const pending = cut(graph.pending, limit)
  return {
    nodes: nodes.shown,
    edges: edges.shown,
    pending: pending.shown,
    more: nodes.more + edges.more + pending.more,
  }
}

export const graph: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'json' },
      project: { type: 'string' },
      limit: { type: 'string' },
    },
  })
  const [given] = positionals
  if (positionals.length > 1) usage('graph [<project> | <ID>]')
  const workspace = workspaceOf(io)
  const id = given === undefined ? undefined : parseReference(given)?.id
  const project = id === undefined ? (given ?? values.project) : undefined
  if (project !== undefined) requireProject(io.root, project)
  const built =
    id === undefined
      ? buildGraph(workspace, project)
      : neighbourhood(
          buildGraph(workspace),
          `${projectFor(io, values.project, given)}/${identity(id)}`,
        )
  for (const edge of built.pending)
    io.err(`ctx: ${edge.from} ${edge.type} ${edge.to}: not in this graph\n`)
  switch (values.format) {
    case 'json':
      if (io.json) io.out(`${JSON.stringify(answerOf(built, limitOf(values.limit)))}\n`)
      else io.out(`${JSON.stringify(asJson(built), undefined, 1)}\n`)
      return 0
    case 'mermaid':
      io.out(toMermaid(built))
      return 0
    case 'dot':
      io.out(toDot(built))
      return 0
    default:
      return wrong('--format must be json, mermaid or dot')
  }
}
