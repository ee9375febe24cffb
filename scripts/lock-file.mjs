// `npm run lock:check`: can every platform install from package-lock.json? `npm run lock:update`: make it again.
//
// npm leaves packages of other platforms out of the lock file when node_modules holds only ours, or when the
// registry does not have them. `npm ci` then fails there. So the file is made in a directory without
// node_modules, and it counts only if it names every platform package.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npmCommand } from './npm.mjs'
import { home } from './setup.mjs'

export const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) =>
  ['x64', 'arm64'].map((cpu) => ({ os, cpu })),
)

/** Optional dependencies that the lock file does not hold, as `package: dependency@range`. */
export function missingFromLock({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !holdersOf(path).some((holder) => `${holder}node_modules/${name}` in packages),
      )
      .map(([name, range]) => `${path}: ${name}@${range}`),
  )
}

/** The directories in which Node looks for what a package imports, from its own up to the root. */
function holdersOf(path) {
  const levels = path.split(/(?=node_modules\/)/)
  const holders = levels.map((_, index) => levels.slice(0, levels.length - index).join(''))
  return [...holders.map((holder) => (holder === '' ? '' : `${holder.replace(/\/$/, '')}/`)), '']
}

/** What npm says when it plans `npm ci` for a platform; undefined if it can. */
export function refusalOf({ os, cpu }, directory) {
  // Offline: a complete lock file says everything, and then the answer does not depend on a registry.
  const platform = [`--os=${os}`, `--cpu=${cpu}`]
  const planned = npmCommand(['ci', '--dry-run', '--offline', ...platform, '--loglevel=error'])
  const { status, stderr } = spawnSync(planned.command, planned.args, {
    cwd: directory,
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `npm ci for ${os} on ${cpu}: ${stderr.trim()}`
}

/** The files from which npm makes its plan, in a directory of their own. */
export function withManifests(use) {
  const directory = mkdtempSync(join(tmpdir(), 'cortex-lock-'))
  try {
    const packages = readdirSync(join(home, 'packages')).map((name) => `packages/${name}`)
    const manifests = ['.', ...packages].map((name) => join(name, 'package.json'))
    for (const file of [...manifests, 'package-lock.json', '.npmrc']) {
      if (!existsSync(join(home, file))) continue
      mkdirSync(dirname(join(directory, file)), { recursive: true })
      copyFileSync(join(home, file), join(directory, file))
    }
    return use(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function update() {
  withManifests((directory) => {
    const made = npmCommand(['install', '--package-lock-only', '--loglevel=error'])
    const { status } = spawnSync(made.command, made.args, { cwd: directory, stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
    cpSync(join(directory, 'package-lock.json'), join(home, 'package-lock.json'))
  })
}

function check() {
  const missing = missingFromLock(JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')))
  const refusals = withManifests((directory) =>
    PLATFORMS.map((platform) => refusalOf(platform, directory)).filter(
      (each) => each !== undefined,
    ),
  )
  for (const name of missing) console.error(`cortex: package-lock.json lacks ${name}`)
  for (const refusal of refusals) console.error(`cortex: ${refusal}`)
  if (missing.length + refusals.length > 0) process.exit(1)
  const names = PLATFORMS.map(({ os, cpu }) => `${os}-${cpu}`).join(', ')
  console.error(`cortex: package-lock.json is complete; npm ci plans an installation for ${names}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--update')) update()
  check()
}
