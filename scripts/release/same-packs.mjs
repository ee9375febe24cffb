// Are the tarballs of a release reproducible? The project is copied to another directory, built there from its
// sources, and packed; every tarball must have the same bytes as the one that was packed here.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmCommand } from '../npm.mjs'

/** Tarballs that differ, as sentences; `folder` is where both sets are put. */
export function differingPacks(home, folder) {
  const elsewhere = join(folder, 'elsewhere')
  copySources(home, elsewhere)
  // Links to our own packages are relative, so in the copy they mean the copy.
  const packages = { recursive: true, verbatimSymlinks: true }
  cpSync(realpathSync(join(home, 'node_modules')), join(elsewhere, 'node_modules'), packages)
  must(elsewhere, process.execPath, ['scripts/setup.mjs'])
  const here = pack(home, join(folder, 'here'))
  const there = pack(elsewhere, join(folder, 'there'))
  const names = [...new Set([...here.keys(), ...there.keys()])].sort()
  return names
    .filter((name) => here.get(name) !== there.get(name))
    .map((name) => `${name} has other bytes when it is built in another directory`)
}

/** What git would commit; in a directory without git, everything that no build made. */
function copySources(home, target) {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (listed.status !== 0) {
    const left = /(?:^|\/)(?:node_modules|dist|\.cache|\.git)(?:\/|$)/
    cpSync(home, target, { recursive: true, filter: (path) => !left.test(path.slice(home.length)) })
    return
  }
  const names = listed.stdout.split('\0').filter((name) => name !== '')
  for (const file of names.filter((name) => existsSync(join(home, name)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(home, file), join(target, file))
  }
}

function pack(directory, into) {
  mkdirSync(into, { recursive: true })
  const names = readdirSync(join(directory, 'packages'))
  const workspaces = names.flatMap((name) => ['-w', `packages/${name}`])
  const { command, args } = npmCommand([
    'pack',
    '--loglevel=error',
    '--pack-destination',
    into,
    ...workspaces,
  ])
  must(directory, command, args)
  const hash = (name) =>
    createHash('sha256')
      .update(readFileSync(join(into, name)))
      .digest('hex')
  return new Map(readdirSync(into).map((name) => [name, hash(name)]))
}

function must(cwd, command, args) {
  const { status, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status === 0) return
  throw new Error(`${command} ${args.slice(0, 2).join(' ')}: ${error?.message ?? stderr}`)
}
