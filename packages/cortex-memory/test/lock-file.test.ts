import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

interface LockFile {
  readonly packages: Readonly<Record<string, { optionalDependencies?: Record<string, string> }>>
}
interface Platform {
  readonly os: string
  readonly cpu: string
}
interface LockScript {
  readonly PLATFORMS: readonly Platform[]
  missingFromLock(lock: LockFile): string[]
  refusalOf(platform: Platform, directory: string): string | undefined
  withManifests<T>(use: (directory: string) => T): T
}
interface NpmScript {
  npmCommand(
    args: readonly string[],
    environment?: Record<string, string | undefined>,
    exists?: (path: string) => boolean,
  ): { command: string; args: string[] }
}

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const script = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(repository, 'scripts', name)).href)
const { PLATFORMS, missingFromLock, refusalOf, withManifests } = (await script(
  'lock-file.mjs',
)) as LockScript
const { npmCommand } = (await script('npm.mjs')) as NpmScript

const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as LockFile

describe('the lock file', () => {
  it('[IN1] names the packages of every platform', () => {
    expect(missingFromLock(lock)).toEqual([])
  })

  it('[IN1] of the site does so too', () => {
    const text = readFileSync(join(repository, 'site/package-lock.json'), 'utf8')
    expect(missingFromLock(JSON.parse(text) as LockFile)).toEqual([])
  })

  it('[IN1] is found incomplete when one package of another platform is gone', () => {
    const { 'node_modules/@lmdb/lmdb-darwin-arm64': gone, ...packages } = lock.packages

    expect(gone).toBeDefined()
    expect(missingFromLock({ packages })).toEqual([
      expect.stringMatching(/^node_modules\/lmdb: @lmdb\/lmdb-darwin-arm64@\d/),
    ])
  })

  it('[IN1] may keep a platform package below the package that needs it', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-win32': '1.0.0' } },
      'node_modules/a/node_modules/a-linux': {},
      'node_modules/@b/c/node_modules/a': { optionalDependencies: { 'a-linux': '2.0.0' } },
    }

    expect(missingFromLock({ packages })).toEqual([
      'node_modules/a: a-win32@1.0.0',
      'node_modules/@b/c/node_modules/a: a-linux@2.0.0',
    ])
  })

  it('[IN2] is enough to plan an installation on six platforms', () => {
    expect(PLATFORMS).toHaveLength(6)
    const refusals = withManifests((directory) =>
      PLATFORMS.map((platform) => refusalOf(platform, directory)),
    )
    expect(refusals.filter((refusal) => refusal !== undefined)).toEqual([])
  })
})

describe('npm', () => {
  it('[IN3] is run by the Node that runs us', () => {
    const { command, args } = npmCommand(['--version'])
    expect(command).toBe(process.execPath)

    const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })

    expect(status).toBe(0)
    expect(stdout).toMatch(/^\d+\.\d+\.\d+/)
  })

  it('[IN3] is the one that started us; another package manager is not taken for npm', () => {
    const here = (path: string): boolean => path.endsWith('npm-cli.js')
    const started = { npm_execpath: '/elsewhere/npm-cli.js' }
    const other = { npm_execpath: '/elsewhere/pnpm.cjs' }

    expect(npmCommand(['ci'], started, here).args).toEqual(['/elsewhere/npm-cli.js', 'ci'])
    expect(npmCommand(['ci'], other, here).args[0]).not.toContain('elsewhere')
    expect(() => npmCommand(['ci'], other, () => false)).toThrow('Cannot find npm')
  })
})
