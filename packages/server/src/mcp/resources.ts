/**
 * What a person can look at and hand to a model: memories by their URI, the newest entries of the
 * journal, and the atoms of a Dense Context. All of it is read-only and whole.
 *
 *   matrix://cortex/<Type>/<ULID>#<version>   one version of a memory, which never changes
 *   cortex://journal                          the newest entries
 *   cortex-context://<project>/<atom>         a file of the context
 *
 * @module
 */
import { CortexError, isUri, MEMORY_TYPES } from '@cortex-memory/core'
import {
  type ListResourcesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Caller, OpenActors } from '../actors/open-actors.ts'
import type { answer } from '../operations/answer.ts'
import { log } from '../operations/history.ts'
import { invoke } from '../operations/invoke.ts'
import { get } from '../operations/memories.ts'
import type { Operation } from '../operations/operation.ts'
import { list } from '../operations/queries.ts'
import { atomAt, atomsOf, CONTEXT_SCHEME } from './context-files.ts'

type Resource = ListResourcesResult['resources'][number]

export const JOURNAL_URI = 'cortex://journal'
const ENTRIES_SHOWN = 100
const MEMORIES_LISTED = 50
const ATOMS_LISTED = 200
const JSON_TYPE = 'application/json'
const MARKDOWN_TYPE = 'text/markdown'

export const TEMPLATES: readonly ResourceTemplateType[] = [
  {
    name: 'memory',
    title: 'A memory',
    uriTemplate: 'matrix://cortex/{type}/{id}#{version}',
    description: 'One version of a memory with all that is known about it',
    mimeType: JSON_TYPE,
  },
  {
    name: 'context-file',
    title: 'A file of the context',
    uriTemplate: `${CONTEXT_SCHEME}{project}/{atom}`,
    description: 'An atom of a Dense Context, as it is in its file',
    mimeType: MARKDOWN_TYPE,
  },
]

const JOURNAL: Resource = {
  uri: JOURNAL_URI,
  name: 'journal',
  title: 'Journal',
  description: `The newest ${ENTRIES_SHOWN} entries of the journal`,
  mimeType: JSON_TYPE,
}

export interface Sources {
  readonly actors: OpenActors
  readonly caller: Caller
  readonly contextRoot?: string | undefined
}

/** The files are nobody's part of a store: who has only a part of one does not see them. */
function contextRootFor({ caller, contextRoot }: Sources): string | undefined {
  return caller.view === undefined ? contextRoot : undefined
}

/** The newest; all others have a URI by the template. */
export async function listResources(sources: Sources): Promise<Resource[]> {
  const { memories } = (await run(sources, list, { limit: MEMORIES_LISTED })) as z.output<
    typeof answer
  >
  const atoms = (await atomsOf(contextRootFor(sources))).slice(0, ATOMS_LISTED)
  return [
    JOURNAL,
    ...memories.map(({ uri, type, text }) => ({
      uri,
      name: text,
      title: type,
      mimeType: JSON_TYPE,
    })),
    ...atoms.map(({ uri, summary }) => ({ uri, name: summary, mimeType: MARKDOWN_TYPE })),
  ]
}

export async function readResource(sources: Sources, uri: string): Promise<ReadResourceResult> {
  const text = (value: string, mimeType: string): ReadResourceResult => ({
    contents: [{ uri, mimeType, text: value }],
  })
  if (uri.startsWith(CONTEXT_SCHEME)) {
    const atom = await atomAt(contextRootFor(sources), uri)
    if (atom === undefined) throw new ResourceNotFoundError(uri)
    return text(atom, MARKDOWN_TYPE)
  }
  if (uri === JOURNAL_URI) {
    return text(JSON.stringify(await run(sources, log, { limit: ENTRIES_SHOWN })), JSON_TYPE)
  }
  if (!isUri(uri)) throw new ResourceNotFoundError(uri)
  try {
    return text(JSON.stringify(await run(sources, get, { uri })), JSON_TYPE)
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') {
      throw new ResourceNotFoundError(uri)
    }
    throw error
  }
}

/** The only closed vocabulary in a URI is that of types; ids and goals are not ours to guess. */
export function completionsOf(
  ref: { readonly type: string; readonly uri?: string },
  { name, value }: { readonly name: string; readonly value: string },
): string[] {
  const [memory] = TEMPLATES
  if (ref.uri !== memory?.uriTemplate || name !== 'type') return []
  const typed = value.toLowerCase()
  return MEMORY_TYPES.names.filter((type) => type.toLowerCase().startsWith(typed))
}

/** As with tools, an actor without a store reads as empty. */
async function run({ actors, caller }: Sources, read: Operation, input: object): Promise<unknown> {
  const operation: Operation = { ...read, creates: true }
  return await invoke(operation, actors.contextFor(operation, caller), input)
}
