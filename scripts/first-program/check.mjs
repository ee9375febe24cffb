// The program that somebody writes from the README alone (program.ts), with the packages as they are published:
// compiled in two ways, run as an ES module, by `require` and in Vitest, and bundled as the README of
// cortex-memory says.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { home } from '../setup.mjs'

const EXPECTED = [
  'This project uses pnpm Fact true',
  'true',
  '0',
  'The build runs on Node 18',
  'The build runs on Node 20 true',
  'true',
]

const RESOLUTIONS = {
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
}

const program = readFileSync(join(import.meta.dirname, 'program.ts'), 'utf8')
const bin = (path) => join(home, 'node_modules', path)

/** `run(directory, args)` starts Node and returns what it printed; `check` takes a claim and what is wrong without it. */
export async function checkFirstProgram(project, run, check) {
  writeFileSync(join(project, 'program.ts'), program)
  for (const [name, resolution] of Object.entries(RESOLUTIONS))
    compile(project, name, resolution, run, check)
  const printed = (text, how) =>
    check(
      text.trim() === EXPECTED.join('\n'),
      `the first program prints something else ${how}:\n${text}`,
    )

  const asModule = inPlace(project, 'module', 'program.mjs', javaScript(program))
  printed(run(asModule, ['program.mjs']).stdout, 'as a module')
  const asCommon = inPlace(project, 'common', 'program.cjs', commonJs(program))
  printed(run(asCommon, ['program.cjs']).stdout, 'by require')
  const inVitest = inPlace(project, 'vitest', 'program.test.mjs', testOf(program))
  const args = [bin('vitest/vitest.mjs'), 'run', '--root', inVitest, '--globals']
  check(run(inVitest, args).status === 0, 'the first program fails in Vitest')

  for (const [format, ending] of [
    ['cjs', 'cjs'],
    ['esm', 'mjs'],
  ]) {
    const place = inPlace(project, `bundle-${format}`)
    await bundle(project, join(place, `app.${ending}`), format, documentedExternals())
    printed(run(place, [`app.${ending}`]).stdout, `bundled as ${format}`)
  }
  await checkBundledEmbedder(project, run, check)
}

function compile(project, name, resolution, run, check) {
  const config = {
    compilerOptions: {
      ...resolution,
      ...{ target: 'es2022', lib: ['es2022'], strict: true, exactOptionalPropertyTypes: true },
      ...{ noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true },
      ...{ types: ['node'], typeRoots: [bin('@types')] },
    },
    files: ['program.ts'],
  }
  const file = join(project, `tsconfig.${name}.json`)
  writeFileSync(file, JSON.stringify(config))
  const { status, stdout } = run(project, [bin('typescript/bin/tsc'), '-p', file])
  check(status === 0, `the first program does not compile (${name}):\n${stdout}`)
}

/** An embedder inside a bundle has no worker and no model: a search by meaning says so instead of finding nothing. */
async function checkBundledEmbedder(project, run, check) {
  const place = join(project, '..', 'alone')
  mkdirSync(join(place, 'node_modules'), { recursive: true })
  for (const name of documentedExternals().filter((each) => !each.startsWith('@cortex-memory/'))) {
    symlinkSync(join(project, 'node_modules', name), join(place, 'node_modules', name), 'junction')
  }
  const natives = documentedExternals().filter((name) => name !== '@cortex-memory/embed')
  await bundle(project, join(place, 'app.cjs'), 'cjs', natives)
  const { status, stderr } = run(place, ['app.cjs'])
  const says = /NO_EMBEDDER|EMBEDDER_FAILED/.test(stderr) && stderr.includes('out of the bundle')
  check(status === 1 && says, `a bundle without its embedder does not say so:\n${stderr}`)
}

/** What the README of cortex-memory says to leave out of a bundle. */
function documentedExternals() {
  const readme = readFileSync(join(home, 'packages/cortex-memory/README.md'), 'utf8')
  const [line = ''] = /^esbuild .*$/m.exec(readme) ?? []
  return [...line.matchAll(/--external:(\S+)/g)].map(([, name]) => name)
}

async function bundle(project, outfile, format, external) {
  await build({
    entryPoints: [join(project, 'program.ts')],
    ...{ outfile, format, external, bundle: true, platform: 'node', logLevel: 'error' },
  })
}

/** A directory of its own, in which the program keeps its memory. */
function inPlace(project, name, file, text) {
  const place = join(project, name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  if (file !== undefined) writeFileSync(join(place, file), text)
  return place
}

/** The program has no types of its own but this one. */
function javaScript(text) {
  return text.replaceAll(' as const', '')
}

function commonJs(text) {
  return javaScript(text).replace(/^import (.*) from '(.*)'$/m, "const $1 = require('$2')")
}

function testOf(text) {
  const [before] = javaScript(text).split('\nmain()')
  return `${before}
it('runs', async () => {
  const lines = []
  const log = console.log
  console.log = (...words) => lines.push(words.join(' '))
  await main().finally(() => {
    console.log = log
  })
  expect(lines).toEqual(${JSON.stringify(EXPECTED)})
}, 60_000)
`
}
