/** Where the programs of PostgreSQL are, and as whom they can run. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs of one installation. */
export interface PostgresPrograms {
  /** Makes the files of a server. */
  readonly initdb: string
  /** The server. */
  readonly postgres: string
  /** Makes a standby; not everywhere. */
  readonly basebackup: string | undefined
  /** PostgreSQL refuses to run as root: then it runs as nobody. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
}

/** The programs, or a sentence that says what is missing. */
export function findPrograms(): PostgresPrograms | string {
  const initdb = programAt('initdb')
  const postgres = programAt('postgres')
  if (initdb === undefined || postgres === undefined) {
    return 'PostgreSQL is not installed: initdb and postgres are neither in CORTEX_POSTGRES_BIN, nor on the path, nor below /usr/lib/postgresql'
  }
  const basebackup = programAt('pg_basebackup')
  if (process.getuid?.() !== 0) return { initdb, postgres, basebackup, user: undefined }
  try {
    const user = { uid: idOf('-u'), gid: idOf('-g') }
    return { initdb, postgres, basebackup, user }
  } catch {
    return 'PostgreSQL does not run as root, and this machine has no user named nobody'
  }
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8', stdio: 'pipe' }))
}

function programAt(name: string): string | undefined {
  const { CORTEX_POSTGRES_BIN: own, PATH: path = '' } = process.env
  const places = [...(own ? [own] : []), ...path.split(delimiter), ...debianDirectories()]
  return places.map((directory) => join(directory, name)).find(isProgram)
}

/** Debian keeps one directory for each version, the newest last. */
function debianDirectories(): readonly string[] {
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return []
  const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(home, version, 'bin'))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
