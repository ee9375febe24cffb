/** Completion scripts. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { SHAPES } from '../src/catalog.ts'
import { completion } from '../src/completion.ts'
import { styleFor, visible, wantsColours, wrap } from '../src/style.ts'

async function script(shell: string): Promise<string> {
  const lines: string[] = []
  const print = (text: string): unknown => lines.push(text)
  await completion([shell], {
    home: '',
    actor: '',
    why: 'a test',
    json: false,
    print,
    note: print,
    isTerminal: false,
    colours: false,
  })
  return lines.join('\n')
}

/** What bash offers when the tab key is pressed at the end of these words. */
function offered(bash: string, words: readonly string[]): string[] {
  const program = `${bash}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cortex; printf '%s\\n' "\${COMPREPLY[@]}"`
  const run = spawnSync('bash', ['-c', program, 'bash', ...words], { encoding: 'utf8' })
  expect(run.stderr).toBe('')
  return run.stdout.split('\n').filter((line) => line !== '')
}

describe('completion', () => {
  it('[O27] offers commands, options and values in bash', async () => {
    const bash = await script('bash')

    expect(offered(bash, ['cortex', 'rec'])).toEqual(['recall'])
    expect(offered(bash, ['cortex', '--actor', 'ada', 'con'])).toEqual(
      expect.arrayContaining(['context', 'conflicts']),
    )
    expect(offered(bash, ['cortex', '--json', 'reca'])).toEqual(['recall'])
    expect(offered(bash, ['cortex', 'recall', '--b'])).toEqual(['--budget'])
    expect(offered(bash, ['cortex', 'remember', 'x', '--type', 'C'])).toEqual([
      'Constraint',
      'Capability',
    ])
    expect(offered(bash, ['cortex', 'remember', '--tag', 'C'])).toEqual([])
    expect(offered(bash, ['cortex', 'help', 'stat'])).toEqual(['status'])
    expect(offered(bash, ['cortex', 'completion', 'z'])).toEqual(['zsh'])
  })

  it.each(['bash', 'zsh', 'fish'])('[O27] names every command and option in %s', async (shell) => {
    const text = await script(shell)

    for (const { name, options } of SHAPES.filter(({ words }) => words === undefined)) {
      expect(text).toContain(name)
      for (const { flag } of options) {
        expect(text).toContain(shell === 'fish' ? `-l ${flag}` : `--${flag}`)
      }
    }
  })

  it.each(['bash', 'zsh', 'fish'])(
    '[O27] is a script that %s can read, where it is installed',
    async (shell) => {
      const run = spawnSync(shell, ['-n'], { input: await script(shell), encoding: 'utf8' })
      if (run.error !== undefined) return

      expect([run.status, run.stderr]).toEqual([0, ''])
    },
  )

  it('[O27] refuses a shell that it does not know', async () => {
    await expect(script('bsh')).rejects.toThrow('Did you mean `bash`?')
    await expect(script('constructor')).rejects.toThrow('completion expects one of')
  })
})

describe('colours', () => {
  it('[O25] are for terminals, unless NO_COLOR or a dumb terminal says otherwise', () => {
    expect(wantsColours(true, {})).toBe(true)
    expect(wantsColours(true, { NO_COLOR: '' })).toBe(true)
    expect(wantsColours(false, {})).toBe(false)
    expect(wantsColours(true, { NO_COLOR: '1' })).toBe(false)
    expect(wantsColours(true, { TERM: 'dumb' })).toBe(false)
    expect(styleFor(false).bad('x')).toBe('x')
    expect(visible(styleFor(true).bad('x'))).toBe('\u001b[31mx\u001b[39m')
  })

  it('[O29] are the only codes that a terminal is given', () => {
    const own = styleFor(true).bad('red')
    const red = '\u001b[31mred\u001b[39m'
    expect(visible(`${own}\u001b[2J\r\n\tx\u007f\r`)).toBe(`${red}\u241b[2J\n\tx\u2421\u240d`)
    // Also not those that we use ourselves.
    expect(visible(`${own}${red}`)).toBe(`${red}\u241b[31mred\u241b[39m`)
  })

  it('[O23] lines are broken at blanks, within the columns', () => {
    expect(wrap('one two three', 2, 9)).toEqual(['  one two', '  three'])
    expect(wrap('unbreakable', 2, 5)).toEqual(['  unbreakable'])
    expect(wrap('')).toEqual([''])
  })
})
