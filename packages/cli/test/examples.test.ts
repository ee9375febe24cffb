/**
 * Every block of TypeScript that a reader can copy: from the README, the guides, the package READMEs
 * and the comments in the sources. All are compiled under `strict` against the built packages, with
 * the declarations of every dependency checked too, and all are run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

interface Example {
  readonly name: string
  readonly source: string
  /** It needs a service that a test does not have: compiled, not run. */
  readonly needsService: boolean
}

function blocksIn(path: string, text: string): Example[] {
  const blocks = [...text.matchAll(/^```ts( no-run)?\n([\s\S]*?)^```/gm)]
  return blocks.map(([, mark, source = ''], index) => ({
    name: `${path} ${index + 1}`,
    source,
    needsService: mark !== undefined,
  }))
}

function filesBelow(directory: string, ending: string): string[] {
  return readdirSync(join(repository, directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(directory, path))
    .sort()
}

const packages = readdirSync(join(repository, 'packages'))
const pages = [
  'README.md',
  ...filesBelow('docs/guides', '.md'),
  ...packages.map((name) => join('packages', name, 'README.md')),
]
const sources = packages
  .flatMap((name) => filesBelow(join('packages', name, 'src'), '.ts'))
  .filter((path) => !path.endsWith('.test.ts'))
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

const examples: readonly Example[] = [
  ...pages.flatMap((path) => blocksIn(path, read(path))),
  ...sources.flatMap((path) => blocksIn(path, read(path).replace(/^ *\* ?/gm, ''))),
]

// Inside the repository, so that the packages are found by their names.
mkdirSync(join(repository, '.cache'), { recursive: true })
const directory = mkdtempSync(join(repository, '.cache', 'examples-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function compile(): string {
  const compilerOptions = {
    ...{ strict: true, skipLibCheck: false, module: 'nodenext', target: 'es2022' },
    ...{ lib: ['es2023', 'esnext.disposable'], types: ['node'] },
    ...{ rootDir: '.', outDir: 'out' },
  }
  for (const [index, { source }] of examples.entries()) {
    writeFileSync(join(directory, `example-${index}.mts`), `${source}\nexport {}\n`)
  }
  const config = { compilerOptions, include: ['*.mts'] }
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  const run = spawnSync(process.execPath, [tsc, '-p', directory], { encoding: 'utf8' })
  return run.stdout + run.stderr
}

/** The directory of one run: empty but for a context of markdown files, which one example opens. */
function workplace(index: number): string {
  const place = join(directory, `place-${index}`)
  mkdirSync(place)
  const cli = join(repository, 'packages/cli/dist/main.js')
  if (/@cortex-memory\/dense/.test(examples[index]?.source ?? '')) {
    for (const args of [['init'], ['new', 'project', 'pages']]) {
      spawnSync(process.execPath, [cli, 'ctx', '--root', join(place, 'context'), ...args])
    }
  }
  return place
}

describe('examples', () => {
  it('[AP21] are found in pages and in comments', () => {
    expect(examples.length).toBeGreaterThan(15)
    expect(examples.some(({ name }) => name.startsWith('README.md'))).toBe(true)
    expect(examples.some(({ name }) => name.includes('/src/'))).toBe(true)
  })

  it('[AP21] compile under strict, with every declaration file checked', () => {
    const named = (line: string): string =>
      line.replace(/\S*example-(\d+)\.mts/, (_, index) => examples[Number(index)]?.name ?? '')
    const complaints = compile()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(named)
    expect(complaints).toEqual([])
  })

  const toRun = examples.flatMap(({ name, needsService }, index) =>
    needsService ? [] : [[name, index] as const],
  )
  it.each(toRun)('[AP21] %s runs and prints what its comments say', (_name, index) => {
    const { source } = examples[index] as Example
    const promised = [...source.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => text)
    const place = workplace(index)
    const run = spawnSync(process.execPath, [join(directory, `out/example-${index}.mjs`)], {
      cwd: place,
      encoding: 'utf8',
      env: { ...process.env, CORTEX_HOME: join(place, 'home') },
    })

    expect(run.stderr).toBe('')
    expect(run.stdout.split('\n').filter((line) => line !== '')).toEqual(promised)
    expect(run.status).toBe(0)
  })
})
