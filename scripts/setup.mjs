// Everything a fresh clone needs before it can run: dependencies and a build. Each step is skipped
// when it was done for the same inputs before, so the second time costs milliseconds.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { npmCommand } from './npm.mjs'

export const home = dirname(dirname(fileURLToPath(import.meta.url)))
const stamps = join(home, '.cache')

/** Must match `engines` in package.json. */
const NODE_MIN = [20, 19]

export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return
  console.error(
    `Cortex needs Node ${NODE_MIN.join('.')} or newer; this is Node ${version}. Install a newer Node (for example from nodejs.org) and run the command again.`,
  )
  process.exit(1)
}

/** Runs a command in the project and shows what it says; exits if it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: home, stdio: 'inherit', ...options })
  if (result.error) {
    console.error(`Cannot run ${command}: ${result.error.message}`)
    process.exit(1)
  }
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Runs npm in the project, as `run` does. */
export function runNpm(args, options = {}) {
  const npm = npmCommand(args)
  run(npm.command, npm.args, options)
}

export function setup() {
  requireNode()
  install()
  build()
}

function install() {
  if (isInstalled()) return
  say('installing dependencies (npm ci)')
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** npm writes down what it installed; that must be what the lock file says, but for other platforms. */
export function isInstalled(directory = home) {
  const wanted = lockedIn(join(directory, 'package-lock.json'))
  const there = lockedIn(join(directory, 'node_modules/.package-lock.json'))
  if (wanted === undefined || there === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.optional && !(path in there))) return true
    return JSON.stringify(entry) === JSON.stringify(there[path])
  })
}

function lockedIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function build() {
  const rules = ['tsconfig.base.json', 'scripts/bundle.mjs'].map((name) => join(home, name))
  const key = fingerprint(sources(join(home, 'packages')).concat(rules))
  if (stampOf('build') === key && builtPackages().every((dir) => existsSync(join(dir, 'dist'))))
    return
  say('building all packages (tsc -b, esbuild)')
  run(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-b'])
  say('building the explorer (vite build)')
  const explorer = join(home, 'packages/explorer')
  const vite = join(home, 'node_modules/vite/bin/vite.js')
  for (const config of ['vite.config.ts', 'vite.chat.config.ts']) {
    const options = ['build', '--config', config, '--logLevel', 'error']
    run(process.execPath, [vite, ...options], { cwd: explorer })
  }
  run(process.execPath, [join(home, 'scripts/bundle.mjs')])
  stamp('build', key)
}

function builtPackages() {
  return readdirSync(join(home, 'packages')).map((name) => join(home, 'packages', name))
}

/** Everything that a build reads: sources and package files. */
function sources(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'test', 'fixtures'].includes(entry.name) ? [] : sources(path)
    }
    return /\.(c?ts|tsx|json|css|html|svg)$/.test(entry.name) ? [path] : []
  })
}

/** Content, not time: a checkout touches files without changing them. */
function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) continue
    hash.update(file.slice(home.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function stampOf(name) {
  const file = join(stamps, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function stamp(name, key) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), key)
}

function say(what) {
  console.error(`cortex: ${what}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) setup()
