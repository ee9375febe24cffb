/**
 * The pages in `transcripts/` are documentation that runs: every `$ cortex …` line of a console
 * fence is executed, in order, in a home of its own with the fixture store in it, and must print
 * what the page shows. `<…>` on the page stands for what differs from run to run.
 *
 * @module
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runInProcess } from './in-process.ts'
import { shellWords } from './shell-words.ts'

const here = dirname(fileURLToPath(import.meta.url))
const repository = dirname(dirname(dirname(here)))
const pages = join(here, 'transcripts')

interface Step {
  readonly command: string
  readonly expected: string
}

function steps(page: string): Step[] {
  const text = readFileSync(join(pages, page), 'utf8')
  const fences = [...text.matchAll(/```console\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
  return fences.flatMap((fence) =>
    fence
      .split(/^\$ /m)
      .slice(1)
      .map((block) => {
        const [command = '', ...lines] = block.split('\n')
        return { command, expected: lines.join('\n').trimEnd() }
      }),
  )
}

async function run(command: string, home: string): Promise<string> {
  const [name, ...args] = shellWords(command)
  if (name !== 'cortex') throw new Error(`A transcript runs cortex, not ${name}`)
  const { status, stdout, stderr } = await runInProcess(args, home, { CORTEX_ACTOR: 'ada' })
  const code = status === 0 ? '' : `[exit ${status}]`
  const parts = [stdout.trimEnd(), stderr.trimEnd(), code].filter((part) => part !== '')
  return parts.join('\n').replaceAll(home, '<home>')
}

/** A page's `<root>` and the like match any run of characters without blanks. */
function matches(actual: string, expected: string): boolean {
  const pattern = expected
    .split(/(<(?!home>)[a-z]+>)/)
    .map((part, index) => (index % 2 === 1 ? '\\S+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return new RegExp(`^${pattern}$`).test(actual)
}

describe.each(readdirSync(pages))('transcript %s', (page) => {
  it('prints what the page shows', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-transcript-'))
    try {
      cpSync(join(repository, 'fixtures/stores/format-1/store'), home, { recursive: true })
      const transcript = steps(page)
      expect(transcript.length).toBeGreaterThan(0)
      for (const { command, expected } of transcript) {
        const actual = await run(command, home)
        // A mismatch shows both texts, not only that they differ.
        expect(matches(actual, expected) ? expected : actual, `$ ${command}`).toBe(expected)
      }
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})
