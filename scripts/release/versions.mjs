// Everything that carries the version of a release must carry the same one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What says another version than package.json, as sentences. */
export function wrongVersions(home) {
  const { version } = readJson(join(home, 'package.json'))
  return versionsIn(home)
    .filter((each) => each.version !== version)
    .map(({ where, version: found }) => `${where} has version ${found}, package.json ${version}`)
}

/** Every place with a version, as `{ where, version }`. */
export function versionsIn(home) {
  const packages = readdirSync(join(home, 'packages')).sort()
  const own = new Set(packages.map((name) => readJson(join(home, manifestOf(name))).name))
  return [
    ...packages.flatMap((name) => ofPackage(home, manifestOf(name), own)),
    ...ofLockFile(home, packages),
    ...ofDescriptions(home),
  ]
}

function manifestOf(name) {
  return join('packages', name, 'package.json')
}

function ofPackage(home, where, own) {
  const manifest = readJson(join(home, where))
  const { version, dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
  const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies }
  const ofOwn = Object.entries(needed).filter(([name]) => own.has(name))
  return [
    { where, version },
    ...ofOwn.map(([name, wanted]) => ({ where: `${where}: ${name}`, version: wanted })),
  ]
}

function ofLockFile(home, packages) {
  const lock = readJson(join(home, 'package-lock.json'))
  return packages.map((name) => ({
    where: `package-lock.json: packages/${name}`,
    version: lock.packages[`packages/${name}`]?.version,
  }))
}

/** Files that describe a release to others. */
function ofDescriptions(home) {
  const read = {
    'plugin/claude-code/.claude-plugin/plugin.json': ({ version }) => [version],
    'deploy/mcpb/manifest.json': ({ version }) => [version],
    'deploy/registry/server.json': ({ version, packages }) => [
      version,
      ...packages.map((each) => each.version),
    ],
  }
  return Object.entries(read).flatMap(([where, versions]) => {
    const file = join(home, where)
    if (!existsSync(file)) return [{ where, version: 'nowhere: the file is missing' }]
    return versions(readJson(file)).map((version) => ({ where, version }))
  })
}
