import { parseArgs } from 'node:util'
import { ATOM_KINDS } from '../atoms/ids.ts'
import { requireProject } from '../files/layout.ts'
import { searchAtoms } from '../graph/search.ts'
import type { Command } from '../io.ts'
import { listOf, print, usage, workspaceOf, wrong } from './support.ts'

export const search: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      kind: { type: 'string', multiple: true },
      limit: { type: 'string' },
      all: { type: 'boolean' },
    },
  })
  const query = positionals.join(' ')
  if (query === '') usage('search <words>')
  const limit = values.limit === undefined ? 10 : Number(values.limit)
  if (!Number.isSafeInteger(limit) || limit < 1) wrong('--limit needs a positive number')
  const kinds = listOf(values.kind).map((name) => {
    return (
      ATOM_KINDS.find((kind) => kind === name) ??
      wrong(`unknown kind \`${name}\`: expected ${ATOM_KINDS.join(', ')}`)
    )
  })
  if (values.project !== undefined) requireProject(io.root, values.project)
  const hits = searchAtoms(workspaceOf(io), query, {
    limit,
    includeInvalidated: values.all === true,
    ...(values.project === undefined ? {} : { project: values.project }),
    ...(kinds.length === 0 ? {} : { kinds }),
  })
  const words = hits.map((hit) => {
    const next = hit.successor === undefined ? '' : ` -> ${hit.successor}`
    return `${hit.project}/${hit.id} (${hit.status}${next}) ${hit.summary}\n    ${hit.path}:${hit.line}\n`
  })
  print(io, { hits }, words.join('') || 'nothing found\n')
  return 0
}
