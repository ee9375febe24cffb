import { parseArgs } from 'node:util'
import { buildGraph, type Graph, toDot, toMermaid } from '../graph.ts'
import type { Command } from '../io.ts'
import { requireProject } from '../layout.ts'
import { usage, workspaceOf } from './support.ts'

/** Nodes and edges alone, so that two graphs can be compared as text. */
function asJson({ nodes, edges, pending }: Graph): object {
  return { nodes, edges, ...(pending.length === 0 ? {} : { pending }) }
}

export const graph: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'json' } },
  })
  const [project] = positionals
  if (positionals.length > 1) usage('graph [<project>]')
  if (project !== undefined) requireProject(io.root, project)
  const built = buildGraph(workspaceOf(io), project)
  for (const edge of built.pending)
    io.err(`ctx: ${edge.from} ${edge.type} ${edge.to}: not in this graph\n`)
  switch (values.format) {
    case 'json':
      io.out(`${JSON.stringify(asJson(built), undefined, io.json ? undefined : 1)}\n`)
      return 0
    case 'mermaid':
      io.out(toMermaid(built))
      return 0
    case 'dot':
      io.out(toDot(built))
      return 0
    default:
      return usage('--format is json, mermaid or dot')
  }
}
