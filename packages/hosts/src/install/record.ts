/**
 * What was written into which file, so that uninstalling can put back every byte:
 *
 *   <home>/.hosts/installed.json           one entry per file
 *   <home>/.hosts/<hash>-<name>.backup     its bytes before the first change
 *
 * Without the record, or when others changed the file since, ours is taken out of the text.
 *
 * @module
 */
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import {
  hashOf,
  makeDirectories,
  readBytes,
  readConfig,
  replaceConfig,
} from '../files/config-file.ts'
import type { HostName } from '../hosts.ts'

export interface FileRecord {
  readonly file: string
  /** Hosts that read it. */
  readonly hosts: readonly HostName[]
  /** Whether there was no file before. */
  readonly isCreated: boolean
  /** Hash of the bytes before the first change, which the backup has. */
  readonly before?: string
  /** Hash of what was written last; absent if others had changed the file in between. */
  readonly after?: string
  /** What did not exist before: members of a JSON file. */
  readonly made: readonly string[]
  readonly madeDirectories: readonly string[]
}

const VERSION = 1
const PRIVATE = 0o600

export class Records {
  readonly #directory: string
  readonly #records: Map<string, FileRecord>

  constructor(home: string) {
    this.#directory = join(home, '.hosts')
    this.#records = new Map(readRecords(this.#file).map((record) => [record.file, record]))
  }

  get(file: string): FileRecord | undefined {
    return this.#records.get(file)
  }

  list(): readonly FileRecord[] {
    return [...this.#records.values()]
  }

  backupOf(file: string): string {
    return join(this.#directory, `${hashOf(file).slice(0, 12)}-${basename(file)}.backup`)
  }

  /** Keeps the bytes of a file as they are now. */
  backUp(file: string, bytes: Uint8Array): void {
    const backup = this.backupOf(file)
    makeDirectories(backup, 0o700)
    replaceConfig(readConfigBytes(backup), bytes, PRIVATE)
  }

  /** The bytes before the first change, if they are still what they were. */
  original({ file, before }: FileRecord): Buffer | undefined {
    const bytes = readBytes(this.backupOf(file))
    return bytes !== undefined && hashOf(bytes) === before ? bytes : undefined
  }

  set(record: FileRecord): void {
    this.#records.set(record.file, record)
    this.#save()
  }

  /** The backup goes too if the file is what it was; otherwise it is all that is left of that. */
  forget(file: string): void {
    const backup = this.backupOf(file)
    const bytes = readBytes(backup)
    this.#records.delete(file)
    this.#save()
    if (bytes !== undefined && readBytes(file)?.equals(bytes)) discard(backup)
  }

  get #file(): string {
    return join(this.#directory, 'installed.json')
  }

  #save(): void {
    makeDirectories(this.#file, 0o700)
    const files = this.list()
    const text = `${JSON.stringify({ version: VERSION, files }, undefined, 2)}\n`
    replaceConfig(readConfigBytes(this.#file), text, PRIVATE)
  }
}

/** A record that makes no sense is none: uninstalling works without. One that the disk refuses is there. */
function readRecords(path: string): readonly FileRecord[] {
  try {
    const { version, files } = JSON.parse(readConfig(path).text) as {
      version: unknown
      files: readonly FileRecord[]
    }
    return version === VERSION ? files.filter(isRecord) : []
  } catch (error) {
    if (error instanceof CortexError && error.code === 'IO_ERROR') throw error
    return []
  }
}

function isRecord(value: FileRecord): boolean {
  return (
    typeof value.file === 'string' &&
    [value.hosts, value.made, value.madeDirectories].every(Array.isArray)
  )
}

function readConfigBytes(file: string): { file: string; bytes: Buffer | undefined; text: string } {
  return { file, bytes: readBytes(file), text: '' }
}

/** Only its owner can read it: one that cannot be removed does no harm. */
function discard(backup: string): void {
  try {
    rmSync(backup, { force: true })
  } catch {
    // The next installation writes over it.
  }
}
