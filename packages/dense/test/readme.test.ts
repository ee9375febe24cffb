import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openContext } from '../src/index.ts'
import { emptyHome, NOW } from './support/context.ts'
import { ctx } from './support/ctx.ts'

const README = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')

interface Step {
  readonly args: readonly string[]
  readonly expected: string
}

/** Commands after `$ ctx`, each with the lines printed below it. */
function stepsOf(markdown: string): Step[] {
  const transcript = /```console\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  return transcript
    .split(/^\$ ctx /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...lines] = part.split('\n')
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
        (match) => match[1] ?? match[2] ?? '',
      )
      return { args: words, expected: lines.join('\n') }
    })
}

describe('the README', () => {
  it('[DD1] leads from nothing to a briefing in under ten commands, exactly as printed', async () => {
    using home = emptyHome()
    const steps = stepsOf(README)
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.length).toBeLessThan(10)

    for (const { args, expected } of steps) {
      const result = await ctx(home.root, args)
      expect(`${result.out}${result.err}`, args.join(' ')).toBe(expected)
      expect(result.code, args.join(' ')).toBe(0)
    }
  })

  it('[DD2] the library example works', async () => {
    using home = emptyHome()
    await ctx(home.root, ['init'])
    await ctx(home.root, ['new', 'project', 'pages'])
    const context = await openContext(home.root, { clock: () => NOW })

    const atom = await context.create('pages', 'experiment', {
      summary: 'A third try',
      tags: ['load'],
    })
    await context.setStatus('pages', 'EXP-001', 'valid')

    expect(atom.id?.text).toBe('EXP-001')
    expect((await context.read('pages', 'EXP-001')).status.base).toBe('valid')
    expect((await context.search('third')).map((hit) => hit.id)).toEqual(['EXP-001'])
    expect(await context.projects()).toEqual(['pages'])
    expect((await context.lint('pages')).filter((entry) => entry.severity === 'error')).toEqual([])
    expect((await context.regenerate()).written).toBe(0)
    await expect(openContext('/nowhere/at/all')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(context.regenerate('nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
