// Licences of everything that users install with Cortex, from the lock file.

/** Licences that allow what ours allows. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
])

/** The command's bundle has these inside, with what they need: nobody installs them, and everybody has them. */
const INSIDE_THE_COMMAND = ['@modelcontextprotocol/server']

/** `{ name, entry }` of each package that comes from outside, sorted by name. */
export function installedByUsers({ packages }) {
  const inside = new Set()
  for (const name of INSIDE_THE_COMMAND) addWithNeeds(packages, name, inside)
  return Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path.includes('node_modules/') && (inside.has(path) || isInstalledByUsers(entry)),
    )
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      entry,
    }))
    .sort((one, two) => (one.name < two.name ? -1 : 1))
}

function addWithNeeds(packages, name, paths) {
  const path = `node_modules/${name}`
  if (paths.has(path)) return
  const entry = packages[path]
  if (entry === undefined) throw new Error(`package-lock.json has no ${path}`)
  paths.add(path)
  for (const needed of Object.keys(entry.dependencies ?? {})) addWithNeeds(packages, needed, paths)
}

/** `{ name, version, licence }` of each. */
export function licencesIn(lock) {
  return installedByUsers(lock).map(({ name, entry: { version, license = 'unknown' } }) => ({
    name,
    version,
    licence: license,
  }))
}

function isInstalledByUsers({ dev = false, devOptional = false, peer = false, link = false }) {
  return !dev && !devOptional && !peer && !link
}

/** What may not be shipped, as sentences. */
export function licenceProblems(found) {
  return found
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence}`)
}

/** An expression of SPDX with OR needs one side, with AND both. */
function isAllowed(licence) {
  const bare = licence.replace(/^\(|\)$/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  return bare.split(' AND ').every((each) => ALLOWED.has(each))
}

/** A page of them, for the release. */
export function licencesPage(found) {
  const rows = found.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  const head = [
    '# Licences',
    '',
    'Packages that are installed with Cortex, on some system, or are inside its command.',
    '',
  ]
  return [...head, '| Package | Version | Licence |', '|---|---|---|', ...rows, ''].join('\n')
}
