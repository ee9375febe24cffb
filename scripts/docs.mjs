// `npm run docs [-- --check]`: the documentation as a site, in `.cache/site/dist`, made by VitePress without the network.
// VitePress and TypeDoc are installed once, in `site/`, by its own lock file: nobody who works on Cortex needs them.
// `--check` looks at the links of docs/ and builds nothing.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deadLinks } from './docs/dead-links.mjs'
import { makePages } from './docs/pages.mjs'
import { referencePages } from './docs/reference.mjs'
import { home, runNpm, setup } from './setup.mjs'

const WARNING = /\bwarn|not loaded|deprecated|\(!\)|dead link/i

const site = join(home, 'site')
const made = join(home, '.cache/site')
const { pages, problems } = makePages(home)
complain(problems)
console.error(`cortex: ${pages.length} pages, every link leads somewhere`)
if (!process.argv.includes('--check')) {
  setup()
  if (!['vitepress', 'typedoc'].every((name) => existsSync(join(site, 'node_modules', name)))) {
    console.error('cortex: installing VitePress and TypeDoc (npm ci in site/)')
    runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: site })
  }
  const reference = await referencePages(home)
  complain(reference.problems)
  console.error(`cortex: ${reference.pages.length} pages of the library`)
  build([...pages, ...reference.pages])
  complain(deadLinks(join(made, 'dist')))
  console.error(`cortex: every link of the site leads somewhere: ${join(made, 'dist')}`)
}

function complain(problems) {
  for (const problem of problems) console.error(`cortex: ${problem}`)
  if (problems.length > 0) process.exit(1)
}

function build(pages) {
  rmSync(made, { recursive: true, force: true })
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(made, path)), { recursive: true })
    writeFileSync(join(made, path), text)
  }
  cpSync(join(home, 'docs/pictures'), join(made, 'pictures'), { recursive: true })
  mkdirSync(join(made, '.vitepress'))
  for (const name of ['config.mjs', 'slug.mjs']) {
    cpSync(join(site, name), join(made, '.vitepress', name))
  }
  symlinkSync(join(site, 'node_modules'), join(made, 'node_modules'))
  const vitepress = join(site, 'node_modules/vitepress/bin/vitepress.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitepress, 'build', made], {
    encoding: 'utf8',
  })
  process.stderr.write(stdout + stderr)
  // What a tool warns of is wrong on the page, and nobody reads the output of a build that worked.
  const warnings = `${stdout}${stderr}`.split('\n').filter((line) => WARNING.test(line))
  for (const line of warnings) console.error(`cortex: VitePress warns: ${line.trim()}`)
  if (status !== 0 || warnings.length > 0) process.exit(status || 1)
}
