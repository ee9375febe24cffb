/**
 * Installing into hosts and taking it back. All files are read and planned before the first is
 * written; a second run changes no byte.
 *
 * @module
 */

import { statSync } from 'node:fs'
import { CortexError, redactSecrets } from '@cortex-memory/core'
import { unifiedDiff } from '@cortex-memory/core/kit'
import type { Content } from '../content.ts'
import {
  assertWithin,
  assertWritable,
  makeDirectories,
  removeDirectories,
  replaceConfig,
} from '../files/config-file.ts'
import { HOST_NAMES, HOSTS, type HostName, type Target } from '../hosts.ts'
import { placesOf, type Surroundings } from '../places.ts'
import { type HostTarget, type Planned, planInstall, planUninstall } from './plan.ts'
import { Records } from './record.ts'

/** What to install, and where. */
export interface InstallRequest {
  /** `all`: those that are on this machine. */
  readonly hosts: readonly HostName[] | 'all'
  /** Only for the project in this directory. */
  readonly project?: string
  /** Data home of Cortex, where records and backups are. */
  readonly home: string
  /** The machine and its directories. */
  readonly surroundings: Surroundings
  /** Only says what would change. */
  readonly dryRun: boolean
}

/** What happens to one file. */
export interface FileChange {
  /** The file. */
  readonly file: string
  /** What it is. */
  readonly what: Target['what']
  /** For which hosts. */
  readonly hosts: readonly HostName[]
  /** What happens to it. */
  readonly change: 'created' | 'changed' | 'unchanged' | 'removed'
  /** Empty if nothing changes. */
  readonly diff: string
  /** Where the bytes before the first change are. */
  readonly backup?: string
}

/** What an installation changed. */
export interface InstallReport {
  /** The hosts. */
  readonly hosts: readonly HostName[]
  /** Hosts that were passed over, and why. */
  readonly skipped: readonly { readonly host: HostName; readonly why: string }[]
  /** The files. */
  readonly files: readonly FileChange[]
}

const USER_MODE = 0o600
const PROJECT_MODE = 0o644

/** Puts Cortex into coding agents by editing their files. */
export function installHosts(request: InstallRequest, content: Content): InstallReport {
  const records = new Records(request.home)
  return run(request, records, false, (targets) => planInstall(targets, content, records))
}

/** Takes Cortex out of coding agents again; every other byte stays. */
export function uninstallHosts(request: InstallRequest): InstallReport {
  const records = new Records(request.home)
  return run(request, records, true, (targets) => planUninstall(targets, records))
}

function run(
  request: InstallRequest,
  records: Records,
  isWayOut: boolean,
  plan: (targets: readonly HostTarget[]) => readonly Planned[],
): InstallReport {
  const { hosts, skipped } = choose(request)
  const planned = plan(hosts.flatMap((host) => targetsOf(host, request)))
  for (const { config, next } of planned) if (next !== config.bytes) assertWritable(config)
  const files = planned.map((one) => describe(one, records))
  if (!request.dryRun) {
    // The way out is the way in, backwards: a directory goes after the files in it.
    const steps = isWayOut ? planned.toReversed() : planned
    for (const one of steps) {
      const { file } = one.config
      // Looked at again: a directory may have become a link since the plan was made.
      if (request.project !== undefined) assertWithin(file, file, request.project)
      carryOut(one, records, request.project === undefined)
    }
  }
  return { hosts, skipped, files }
}

function targetsOf(host: HostName, { project, surroundings }: InstallRequest): HostTarget[] {
  const places = placesOf(surroundings)
  const targets =
    project === undefined ? HOSTS[host].user(places) : HOSTS[host].project?.(project, places)
  const within = project === undefined ? {} : { within: project }
  return (targets ?? []).map((target) => ({ host, target, ...within }))
}

function choose(request: InstallRequest): Pick<InstallReport, 'hosts' | 'skipped'> {
  const skipped: { host: HostName; why: string }[] = []
  if (request.hosts !== 'all') {
    for (const host of request.hosts) {
      if (request.project === undefined || HOSTS[host].project !== undefined) continue
      throw new CortexError(
        'INVALID_INPUT',
        `Cannot install into ${HOSTS[host].title} for one project: it has no settings of projects. Leave out --project`,
        { path: 'project' },
      )
    }
    return { hosts: request.hosts, skipped }
  }
  const hosts = HOST_NAMES.filter((host) => {
    const why = absence(host, request)
    if (why !== undefined) skipped.push({ host, why })
    return why === undefined
  })
  if (hosts.length > 0) return { hosts, skipped }
  throw new CortexError(
    'NOT_FOUND',
    `Cannot find a host on this machine; name one to write its files anyway: ${HOST_NAMES.join(', ')}`,
  )
}

function absence(host: HostName, { project, surroundings }: InstallRequest): string | undefined {
  if (project !== undefined && HOSTS[host].project === undefined) return 'has no files of projects'
  const signs = HOSTS[host].signs(placesOf(surroundings))
  const isHere = signs.some((path) => statSync(path, { throwIfNoEntry: false }) !== undefined)
  return isHere ? undefined : 'is not on this machine'
}

function describe({ config, hosts, what, next, backsUp }: Planned, records: Records): FileChange {
  const { file, bytes, text } = config
  const now = next === undefined ? '' : next.toString()
  const isSame = next === bytes || (bytes !== undefined && next !== undefined && text === now)
  const change = isSame
    ? 'unchanged'
    : bytes === undefined
      ? 'created'
      : next === undefined
        ? 'removed'
        : 'changed'
  return {
    file,
    what,
    hosts,
    change,
    // Lines around ours are somebody else's and may hold their keys.
    diff: isSame ? '' : redactSecrets(unifiedDiff(file, text, now)),
    ...(backsUp && { backup: records.backupOf(file) }),
  }
}

/** The record comes first: a file that was written without one could not be put back exactly. */
function carryOut(planned: Planned, records: Records, isUser: boolean): void {
  const { config, next, record, backsUp } = planned
  const { file, bytes } = config
  const known = records.get(file)
  if (backsUp && bytes !== undefined) records.backUp(file, bytes)
  const made = record === undefined || next === bytes ? [] : makeDirectories(file)
  if (record !== undefined) {
    records.set({ ...record, madeDirectories: known?.madeDirectories ?? made })
  }
  if (next !== bytes) replaceConfig(config, next, isUser ? USER_MODE : PROJECT_MODE)
  if (record !== undefined || known === undefined) return
  if (next === undefined) removeDirectories(known.madeDirectories)
  records.forget(file)
}
