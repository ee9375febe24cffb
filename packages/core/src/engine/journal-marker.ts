/**
 * Where the truth of an actor stands, if not in its own files: `journal/remote.json`. It lies beside the
 * locks, where the truth would be, because `lock/` may be deleted at any time.
 *
 * @module
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError } from '../errors.ts'
import { ioError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { writeFileAtomic } from '../shared/atomic-file.ts'
import { readRegularFile } from '../shared/regular-file.ts'
import type { Layout } from './layout.ts'

const BYTES_MAX = 64 * 1024

/** Which engine holds the journal. */
export interface Marker {
  readonly kind: string
  readonly id: string
}

function fileOf({ journal }: Layout): string {
  return join(journal, 'remote.json')
}

export function readMarker(layout: Layout): Marker | undefined {
  const file = fileOf(layout)
  if (!existsSync(file)) return undefined
  try {
    const text = readRegularFile(file, BYTES_MAX).toString('utf8')
    const { kind, id } = JSON.parse(text) as Partial<Marker>
    if (typeof kind === 'string' && typeof id === 'string') return { kind, id }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw ioError('read', file, error)
  }
  throw new CortexError('CORRUPT', `Cannot read ${file}: it does not say where the journal is`, {
    details: { file },
  })
}

export function writeMarker(layout: Layout, { kind, id }: Marker): void {
  try {
    writeFileAtomic(fileOf(layout), `${JSON.stringify({ kind, id })}\n`, { mode: 0o600 })
  } catch (error) {
    throw ioError('write', fileOf(layout), error)
  }
}

export function removeMarker(layout: Layout): void {
  try {
    rmSync(fileOf(layout), { force: true })
    syncDirectory(layout.journal)
  } catch (error) {
    throw ioError('remove', fileOf(layout), error)
  }
}

/** For a process that does not know the engine: it reads, and does not write. */
export function elsewhere(layout: Layout, { kind, id }: Marker): CortexError {
  return new CortexError(
    'JOURNAL_ELSEWHERE',
    `Cannot write: the journal of ${layout.actor} is in ${kind} (${id}). Set CORTEX_JOURNAL to its address, or pass \`journal\` to openCortex; \`cortex journal move --to file\` brings it back`,
    { details: { kind, id } },
  )
}
