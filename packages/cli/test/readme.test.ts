import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Every block of TypeScript on a page; Node runs them because they use no types of their own. */
function blocksOf(page: string): string[] {
  const text = readFileSync(join(repository, page), 'utf8')
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block as string)
}

const pages = ['README.md', 'packages/cortex-memory/README.md']
const examples = pages.flatMap((page) =>
  blocksOf(page).map((example, index) => [`${page} ${index + 1}`, example] as const),
)

describe('README', () => {
  it.each(examples)('%s runs as it stands and prints what its comments say', (_name, example) => {
    const promised = [...example.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map((match) => match[1])
    // Inside the repository, so that the package is found by its name.
    mkdirSync(join(repository, '.cache'), { recursive: true })
    const directory = mkdtempSync(join(repository, '.cache', 'readme-'))
    try {
      writeFileSync(join(directory, 'example.mjs'), example)
      const run = spawnSync(process.execPath, ['example.mjs'], {
        cwd: directory,
        encoding: 'utf8',
        env: { ...process.env, CORTEX_HOME: join(directory, 'home') },
      })

      expect(run.stderr).toBe('')
      expect(promised.length).toBeGreaterThan(0)
      expect(run.stdout.trim().split('\n')).toEqual(promised)
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  })

  it('a Node that is too old gets a clear sentence', () => {
    const program = "import('./scripts/setup.mjs').then((setup) => setup.requireNode('18.20.4'))"
    const run = spawnSync(process.execPath, ['-e', program], { cwd: repository, encoding: 'utf8' })

    expect(run.status).toBe(1)
    expect(run.stderr).toContain('Cortex needs Node 20.19 or newer; this is Node 18.20.4')
  })
})
