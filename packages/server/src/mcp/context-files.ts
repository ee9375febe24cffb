/** Atoms of a Dense Context as resources, if there is one. Its code is loaded when it is needed. */
import { existsSync } from 'node:fs'
import type { DenseContext } from '@cortex-memory/dense'

export const CONTEXT_SCHEME = 'cortex-context://'

/** Only names: nothing here can lead out of the context. */
const ATOM_URI = /^cortex-context:\/\/([A-Za-z0-9][A-Za-z0-9._-]*)\/([A-Za-z0-9-]+)$/

export async function atomsOf(
  root: string | undefined,
): Promise<{ readonly uri: string; readonly summary: string }[]> {
  const context = await open(root)
  if (context === undefined) return []
  const { nodes, about } = await context.graph()
  return nodes
    .filter(({ tombstoned }) => !tombstoned)
    .map(({ key }) => ({ uri: CONTEXT_SCHEME + key, summary: about.get(key)?.summary ?? key }))
}

/** The text of the file; undefined if there is no such atom. */
export async function atomAt(root: string | undefined, uri: string): Promise<string | undefined> {
  const [, project, atom] = ATOM_URI.exec(uri) ?? []
  const context = await open(root)
  if (context === undefined || project === undefined || atom === undefined) return undefined
  try {
    return (await context.read(project, atom)).text
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return undefined
    throw error
  }
}

async function open(root: string | undefined): Promise<DenseContext | undefined> {
  if (root === undefined || !existsSync(root)) return undefined
  const { openContext } = await import('@cortex-memory/dense')
  return await openContext(root)
}
