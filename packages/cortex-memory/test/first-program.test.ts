/** The quick part of what `npm run test:pack` does with tarballs. Rules: docs/spec/install.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const source = join(repository, 'scripts/first-program/program.ts')
const program = readFileSync(source, 'utf8')

let place: string

beforeAll(() => {
  // Inside the repository, so that the packages are found by their names.
  mkdirSync(join(repository, '.cache'), { recursive: true })
  place = mkdtempSync(join(repository, '.cache', 'first-program-'))
  writeFileSync(join(place, 'program.ts'), program)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

function node(args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' })
}

/** What the README of cortex-memory says to leave out of a bundle. */
function documentedExternals(): string[] {
  const readme = readFileSync(join(repository, 'packages/cortex-memory/README.md'), 'utf8')
  const [line = ''] = /^esbuild .*$/m.exec(readme) ?? []
  return [...line.matchAll(/--external:(\S+)/g)].map(([, name]) => name as string)
}

describe('the first program', () => {
  it('[IN7] is short and has no cast', () => {
    expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(31)
    expect(program.replaceAll(' as const', '')).not.toMatch(/\bas [A-Za-z]|<any>|@ts-/)
  })

  it.each([
    ['nodenext', { module: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('[IN8] compiles with every declaration checked: %s', (name, resolution) => {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022'],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
      typeRoots: [join(repository, 'node_modules/@types')],
    }
    const file = join(place, `tsconfig.${name}.json`)
    writeFileSync(file, JSON.stringify({ compilerOptions, files: ['program.ts'] }))

    const { status, stdout } = node([
      join(repository, 'node_modules/typescript/bin/tsc'),
      '-p',
      file,
    ])

    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  it('[IN9] runs when it is bundled as the README says', async () => {
    const external = documentedExternals()
    const outfile = join(place, 'app.cjs')
    await build({
      entryPoints: [source],
      outfile,
      external,
      bundle: true,
      platform: 'node',
      logLevel: 'error',
      nodePaths: [join(repository, 'node_modules')],
    })

    const { stdout, stderr, status } = node(['app.cjs'])

    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('The build runs on Node 20 true')
  })

  it('[IN9] the README names every native package that ours depend on', () => {
    interface Locked {
      readonly hasInstallScript?: boolean
      readonly dependencies?: Readonly<Record<string, string>>
    }
    const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Locked>
    }
    const direct = Object.entries(lock.packages)
      .filter(([path]) => path.startsWith('packages/'))
      .flatMap(([, { dependencies = {} }]) => Object.keys(dependencies))
    const natives = direct.filter((name) => {
      const { hasInstallScript, dependencies = {} } = lock.packages[`node_modules/${name}`] ?? {}
      const loads = Object.keys(dependencies).some((each) =>
        /^(?:require-addon|node-gyp)/.test(each),
      )
      return hasInstallScript === true || loads
    })

    expect(natives).toContain('lmdb')
    expect(natives.filter((name) => !documentedExternals().includes(name))).toEqual([])
  })

  it('[IN10] says why it cannot search by meaning when the embedder is inside the bundle', async () => {
    const outfile = join(place, 'inside.cjs')
    // Under a name that is not installed, as where a bundle is copied alone.
    await build({
      entryPoints: [source],
      outfile,
      external: documentedExternals().filter((name) => name !== '@cortex-memory/embed'),
      bundle: true,
      platform: 'node',
      logLevel: 'error',
    })
    const text = readFileSync(outfile, 'utf8').replaceAll(
      '"@cortex-memory/embed"',
      '"@cortex-memory/absent"',
    )
    writeFileSync(outfile, text)

    const { status, stderr } = node(['inside.cjs'])

    expect(status).toBe(1)
    expect(stderr).toMatch(/NO_EMBEDDER|EMBEDDER_FAILED/)
    expect(stderr).toContain('out of the bundle')
  })
})
