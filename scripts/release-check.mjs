// `npm run release:check [-- --final]`: everything that must hold before a release, as one command. It writes
// what belongs to the release into `.cache/release/`: the bill of materials, the licences and the release notes.
//
//   --final   the entry of the changelog must have its date
//   --quick   without building twice and without installing
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billOfMaterials } from './release/bill-of-materials.mjs'
import { changelogEntry, changelogProblems } from './release/changelog.mjs'
import { licenceProblems, licencesIn, licencesPage } from './release/licences.mjs'
import { differingPacks } from './release/same-packs.mjs'
import { wrongVersions } from './release/versions.mjs'
import { home, run, setup } from './setup.mjs'

const given = new Set(process.argv.slice(2))
const unknown = [...given].find((word) => !['--final', '--quick'].includes(word))
if (unknown !== undefined) {
  console.error(`cortex: release:check has no ${unknown}: it has --final and --quick`)
  process.exit(2)
}
const read = (name) => readFileSync(join(home, name), 'utf8')
const { version } = JSON.parse(read('package.json'))
const made = join(home, '.cache/release')

setup()
mkdirSync(made, { recursive: true })
step('versions are equal', () => wrongVersions(home))
step('the changelog has an entry', () => {
  const changelog = read('CHANGELOG.md')
  write('RELEASE_NOTES.md', `${changelogEntry(changelog, version)?.text ?? ''}\n`)
  return changelogProblems(changelog, version, { final: given.has('--final') })
})
step('licences allow what ours allows', () => {
  const found = licencesIn(JSON.parse(read('package-lock.json')))
  write('LICENCES.md', licencesPage(found))
  return licenceProblems(found)
})
step('a bill of materials', () => {
  const bill = billOfMaterials(home)
  write('sbom.cdx.json', `${JSON.stringify(bill, undefined, 2)}\n`)
  const nameless = bill.components.filter(({ hashes }) => hashes === undefined)
  return nameless.map(({ name }) => `${name} has no hash in package-lock.json`)
})
if (!given.has('--quick')) {
  step('packages are the same when they are built in another directory', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cortex-release-'))
    try {
      return differingPacks(home, folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
  console.error('cortex: packing, installing into an empty project, using it, types')
  run(process.execPath, [join(home, 'scripts/test-pack.mjs')])
}
console.error(`cortex: ${version} can be released; its papers are in .cache/release`)

function step(what, problemsOf) {
  const problems = problemsOf()
  console.error(`cortex: ${what}: ${problems.length === 0 ? 'yes' : 'NO'}`)
  for (const problem of problems) console.error(`  ${problem}`)
  if (problems.length > 0) process.exit(1)
}

function write(name, text) {
  writeFileSync(join(made, name), text)
}
