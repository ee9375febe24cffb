import { parseArgs } from 'node:util'
import { displayTitle } from '../atoms/atom.ts'
import { allHeaders } from '../atoms/atom-cache.ts'
import { identity } from '../atoms/ids.ts'
import { loadAtomFile } from '../change/set-status.ts'
import { displayPath } from '../files/layout.ts'
import { backlinks, buildGraph } from '../graph/graph.ts'
import type { Command } from '../io.ts'
import { bareId, print, projectFor, usage, workspaceOf } from './support.ts'

/** One entry with everything that leads to it, or the list of all entries. */
export const show: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' } },
  })
  const [id] = positionals
  if (positionals.length > 1) usage('show [<ID>]')
  const workspace = workspaceOf(io)
  const project = projectFor(io, values.project, id)
  if (id === undefined) {
    const rows = allHeaders(workspace.cacheOf(project)).map((header) => ({
      id: header.id?.text ?? header.file,
      status: header.status.text === '' ? 'active' : header.status.text,
      refs: header.refs,
      summary: displayTitle(header) ?? '',
    }))
    const words = rows.map((row) => `${row.id}\t${row.status}\t${row.refs}\t${row.summary}\n`)
    print(io, { project, entries: rows }, words.join(''))
    return 0
  }
  const { atom, path, text } = loadAtomFile(workspace, project, bareId(id))
  const key = `${project}/${atom.id === undefined ? atom.file : identity(atom.id)}`
  const links = backlinks(buildGraph(workspace), key)
  const { fieldLines: _lines, id: parsed, status, ...fields } = atom
  const words = links.map((edge) => `${edge.from} ${edge.type} ${key}\n`).join('')
  print(
    io,
    {
      ...fields,
      id: parsed?.text ?? bareId(id),
      status: status.text === '' ? 'active' : status.text,
      path: displayPath(io.root, path),
      backlinks: links,
    },
    `${text.replace(/(?<!\n)\n*$/, '\n')}\n${words === '' ? 'no backlinks\n' : words}`,
  )
  return 0
}
