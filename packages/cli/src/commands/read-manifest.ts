/** A saved manifest: what `snapshot --json` printed, a manifest file, or a proof, which has one inside. */
import { CortexError, verifyFile } from '@cortex-memory/core'
import { readNamedFile } from '../named-file.ts'

export interface SavedManifest {
  readonly actor: string
  readonly journalCount: number
  readonly overallRoot: string
}

export async function readManifest(file: string): Promise<SavedManifest> {
  const bytes = await readNamedFile(file, 'manifest', 'read the manifest')
  return fromBytes(bytes) ?? fromJson(bytes.toString('utf8')) ?? refuse(file)
}

function fromBytes(bytes: Uint8Array): SavedManifest | undefined {
  const { ok, kind, root, facts } = verifyFile(bytes)
  if (!ok || (kind !== 'manifest' && kind !== 'proof')) return undefined
  return manifestOf({ actor: facts.actor, journalCount: facts.journalCount, overallRoot: root })
}

function fromJson(text: string): SavedManifest | undefined {
  try {
    return manifestOf(JSON.parse(text) as Record<string, unknown>)
  } catch {
    return undefined
  }
}

function manifestOf(parsed: Readonly<Record<string, unknown>> | null): SavedManifest | undefined {
  const { actor, journalCount, overallRoot } = parsed ?? {}
  return typeof actor === 'string' &&
    typeof journalCount === 'number' &&
    typeof overallRoot === 'string'
    ? { actor, journalCount, overallRoot }
    : undefined
}

function refuse(file: string): never {
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read the manifest ${file}: expected what \`cortex snapshot --json\` prints, a manifest file or a proof file that holds`,
    { path: 'manifest' },
  )
}
