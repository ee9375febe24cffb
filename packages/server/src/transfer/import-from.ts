/**
 * Importing: a source is opened, its format told, read item by item and taken. A rehearsal does the
 * same to a copy of the store, so that its report is the report.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, CortexError, importJournal, openCortex } from '@cortex-memory/core'
import { Importer } from './importer.ts'
import type { ItemFormat, Reader } from './item.ts'
import { readAgentsMd } from './readers/agents-md.ts'
import { readBasicMemory } from './readers/basic-memory.ts'
import { readChatGpt } from './readers/chatgpt.ts'
import { readClaude } from './readers/claude.ts'
import { readGraphiti } from './readers/graphiti.ts'
import { readJsonLines } from './readers/json-lines.ts'
import { readLetta } from './readers/letta.ts'
import { readMem0 } from './readers/mem0.ts'
import { readMemoryServer } from './readers/memory-server.ts'
import { readClaudeMem, readMemorix } from './readers/observations.ts'
import { readOwnMarkdown } from './readers/own-markdown.ts'
import { readPlainText } from './readers/plain-text.ts'
import type { TransferReport } from './report.ts'
import { type Source, sizeOf, watched } from './source.ts'

const READERS: Readonly<Record<ItemFormat, Reader>> = {
  jsonl: readJsonLines,
  markdown: readOwnMarkdown,
  'memory-server': readMemoryServer,
  mem0: readMem0,
  'basic-memory': readBasicMemory,
  'agents-md': readAgentsMd,
  text: readPlainText,
  chatgpt: readChatGpt,
  claude: readClaude,
  letta: readLetta,
  graphiti: readGraphiti,
  memorix: readMemorix,
  'claude-mem': readClaudeMem,
}

/** What to import, and how. */
export interface ImportOptions {
  /** The format. Default: recognised from the files. */
  readonly format: ItemFormat
  /** The file is somebody else's: who said what, and through whom, is not believed. */
  readonly foreign?: boolean
  /** Whether the user vouches for what the file says they said; a program that imports does, unless it says otherwise. */
  readonly own?: boolean
  /** Kinds of secrets that may be stored anyway. */
  readonly allowedSecrets?: readonly string[]
  /** Milliseconds since 1970. Default: the wall clock. */
  readonly clock?: () => number
  /** In bytes; the total is 0 where the source does not say it, such as standard input. */
  readonly onProgress?: (done: number, total: number) => void
}

/** Into an open store. A second time writes nothing. */
export async function importFrom(
  cortex: Cortex,
  source: Source,
  options: ImportOptions,
): Promise<TransferReport> {
  return await run(cortex, source, options, false)
}

/** What `importFrom` would report; nothing is written. `cortex`: none if there is no store yet. */
export async function rehearseImport(
  actor: string,
  cortex: Cortex | undefined,
  source: Source,
  options: ImportOptions,
): Promise<TransferReport> {
  const root = mkdtempSync(join(tmpdir(), 'cortex-rehearsal-'))
  try {
    if (cortex !== undefined) await importJournal(root, actor, cortex.exportJournal())
    const { clock } = options
    await using copy = await openCortex({
      root,
      actor,
      durability: 'fast',
      ...(clock === undefined ? {} : { clock }),
    })
    return await run(copy, source, options, true)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function run(
  cortex: Cortex,
  source: Source,
  options: ImportOptions,
  dryRun: boolean,
): Promise<TransferReport> {
  const {
    format,
    foreign = false,
    own = !foreign,
    allowedSecrets = [],
    clock = Date.now,
    onProgress,
  } = options
  const { actor } = cortex
  const total = sizeOf(source)
  const importer = new Importer(cortex, { format, foreign, own, allowedSecrets, clock })
  const read =
    onProgress === undefined
      ? source
      : watched(source, (done) => onProgress(Math.min(done, total ?? done), total ?? 0))
  try {
    await importer.take(READERS[format](read, { actor }))
  } catch (error) {
    // A file that cannot be read to its end: what came before it stands and is reported.
    if (!(error instanceof CortexError) || error.code !== 'INVALID_INPUT') throw error
    importer.tally.refuseFor(source.name, error)
    await importer.settle()
  }
  return importer.tally.report({ format, source: source.name, actor, dryRun })
}
