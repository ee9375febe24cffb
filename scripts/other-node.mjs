// Other versions of Node, from the registry (the package `node`) into .cache.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { home, runNpm } from './setup.mjs'

const VERSIONS = { 22: '22.23.3', 24: '24.21.0' }

/** The exact version of a major one; ends the program with the usage if it is not known. */
export function versionOf(major, usage) {
  const version = VERSIONS[major]
  if (version !== undefined) return version
  const known = Object.keys(VERSIONS).join(' or ')
  console.error(`cortex: say which Node: ${usage} ${known}; got ${major ?? 'nothing'}`)
  process.exit(2)
}

/** The program of that Node; npm runs the script of its package, which puts the program in place. */
export function installNode(major, version) {
  const place = join(home, '.cache', `node-${major}`)
  const program = join(
    place,
    'node_modules/node/bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const manifest = join(place, 'package.json')
  const wanted = `${JSON.stringify({ private: true, dependencies: { node: version } })}\n`
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted
  if (isThere && existsSync(program)) return program
  console.error(`cortex: installing Node ${version} (npm install node@${version})`)
  mkdirSync(place, { recursive: true })
  writeFileSync(manifest, wanted)
  runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: place })
  return program
}

/** What a program needs so that everything it starts runs on that Node too. */
export function environmentOf(node) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${dirname(node)}${separator}${process.env.PATH}` }
}
