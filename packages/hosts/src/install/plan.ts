/**
 * What installing or uninstalling would change, found out before anything is written: a file that
 * cannot be read stops the whole run while nothing has happened yet.
 *
 * @module
 */
import type { Content } from '../content.ts'
import { type ConfigFile, hashOf, readConfig } from '../files/config-file.ts'
import type { HostName, Target } from '../hosts.ts'
import { has, isEmpty, missing, put, take } from './edits.ts'
import type { FileRecord, Records } from './record.ts'

export interface HostTarget {
  readonly host: HostName
  readonly target: Target
  /** The project's directory, which nothing may be written outside of. */
  readonly within?: string
}

export interface Planned {
  readonly hosts: readonly HostName[]
  readonly what: Target['what']
  readonly config: ConfigFile
  /** Undefined: no file. */
  readonly next: string | Buffer | undefined
  /** To be kept while ours is in the file. */
  readonly record: Omit<FileRecord, 'madeDirectories'> | undefined
  /** Whether the bytes as they are now are to be backed up. */
  readonly backsUp: boolean
}

export function planInstall(
  targets: readonly HostTarget[],
  content: Content,
  records: Records,
): Planned[] {
  return byFile(targets).map(({ hosts, target, config }) => {
    const { file, bytes, text } = config
    const next = put(target, file, text, content)
    const known = has(target, file, text) ? records.get(file) : undefined
    const isUntouched = bytes !== undefined && known?.after === hashOf(bytes)
    const isFirst = !has(target, file, text)
    return {
      hosts,
      what: target.what,
      config,
      next: next === text && bytes !== undefined ? bytes : next,
      record: {
        file,
        hosts: [...new Set([...(known?.hosts ?? []), ...hosts])],
        isCreated: known?.isCreated ?? (isFirst && bytes === undefined),
        ...beforeOf(known, isFirst ? bytes : undefined),
        // Only bytes of which nobody else has changed any lead back to the backup.
        ...((isFirst || isUntouched) && { after: hashOf(next) }),
        made: known?.made ?? (isFirst ? missing(target, file, text, content) : []),
      },
      backsUp: isFirst && bytes !== undefined,
    }
  })
}

function beforeOf(
  known: FileRecord | undefined,
  bytes: Buffer | undefined,
): { readonly before?: string } {
  const before = known === undefined ? bytes && hashOf(bytes) : known.before
  return before === undefined ? {} : { before }
}

export function planUninstall(targets: readonly HostTarget[], records: Records): Planned[] {
  return byFile(targets).map(({ hosts, target, config }) => {
    const record = records.get(config.file)
    const others = record?.hosts.filter((host) => !hosts.includes(host)) ?? []
    const stays = others.length > 0 && record !== undefined
    return {
      hosts,
      what: target.what,
      config,
      next: stays ? config.bytes : withoutOurs(target, config, record, records),
      record: stays ? { ...record, hosts: others } : undefined,
      backsUp: false,
    }
  })
}

function withoutOurs(
  target: Target,
  { file, bytes, text }: ConfigFile,
  record: FileRecord | undefined,
  records: Records,
): string | Buffer | undefined {
  if (bytes === undefined) return undefined
  const isCreated = record?.isCreated === true
  if (record !== undefined && record.after === hashOf(bytes)) {
    if (isCreated) return undefined
    const original = records.original(record)
    if (original !== undefined) return original
  }
  const rest = take(target, file, text, record?.made ?? [])
  if (rest === text) return bytes
  return isCreated && isEmpty(target, rest) ? undefined : rest
}

interface FileTarget {
  readonly hosts: readonly HostName[]
  readonly target: Target
  readonly config: ConfigFile
}

/** Several hosts may read one file; it is changed once. */
function byFile(targets: readonly HostTarget[]): FileTarget[] {
  const files = new Map<string, FileTarget>()
  for (const { host, target, within } of targets) {
    const config = readConfig(target.file, within)
    const known = files.get(config.file)
    const hosts = [...new Set([...(known?.hosts ?? []), host])]
    files.set(config.file, { hosts, target, config })
  }
  return [...files.values()]
}
