import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GuardVerdict, guardPayload } from '../src/hooks/guard.ts'
import { copyFixture, NOW, snapshot } from './support/context.ts'
import { ctx } from './support/ctx.ts'

describe('user-learn', () => {
  it('[DU1] adds, ignores what is known, lets the newer win, and refuses above the cap', async () => {
    using context = copyFixture('valid')
    const path = join(context.root, 'user', 'USER.md')
    const learn = async (text: string): Promise<string> =>
      (await ctx(context.root, ['--json', 'user-learn', text])).out

    expect(await learn('Editor: vim')).toContain('"added"')
    expect(await learn('editor: VIM')).toContain('"unchanged"')
    expect(await learn('Language: German, short sentences')).toContain(
      '"replaced":"Language: English, short sentences"',
    )
    expect(await learn('')).toContain('"unchanged"')
    const text = readFileSync(path, 'utf8')
    expect(text).toContain('last-updated: 2026-05-20\nupdated-by: ctx\n')
    expect(text).toContain('- Language: German, short sentences\n')
    expect(text).toContain('- Editor: vim\n')

    const before = readFileSync(path, 'utf8')
    const refused = await ctx(context.root, ['user-learn', `Topic: ${'x'.repeat(3000)}`])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('the cap is 3072')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('[DU1] makes room by dropping repetitions before it refuses', async () => {
    using context = copyFixture('valid')
    const path = join(context.root, 'user', 'USER.md')
    const long = Array.from(
      { length: 28 },
      (_, n) => `- Habit ${n}: ${`w${n} `.repeat(20)}tail`,
    ).join('\n')
    writeFileSync(
      path,
      `---\nlast-updated: 2026-01-01\nupdated-by: x\n---\n\n## Working habits\n${long}\n\n\n\n- w1 w1 w1\n`,
    )

    const result = JSON.parse(
      (await ctx(context.root, ['--json', 'user-learn', 'Shell: fish'])).out,
    ) as {
      compressed: string[]
    }

    expect(result.compressed).toEqual(['w1 w1 w1'])
  })
})

describe('sync', () => {
  it('[DC1] prints the missing lines, and inserts them without touching prose', async () => {
    using context = copyFixture('valid')
    writeFileSync(join(context.project, 'plan.md'), '# The plan\n')
    mkdirSync(join(context.project, 'reports'))
    const cortex = join(context.project, 'CORTEX.md')
    const before = readFileSync(cortex, 'utf8')

    const printed = await ctx(context.root, ['sync', 'crawl-tuner'])
    expect(printed.out).toContain('| plan.md |  | The plan |')
    expect(readFileSync(cortex, 'utf8')).toBe(before)
    await ctx(context.root, ['sync', '--write'])

    const after = readFileSync(cortex, 'utf8')
    expect(after.replace('| plan.md |  | The plan |\n| reports/ |  | reports files |\n', '')).toBe(
      before,
    )
    expect((await ctx(context.root, ['sync'])).out).toBe('every file is listed\n')
  })
})

describe('lint --fix', () => {
  it('[DL7] shows the diff first and mends what needs no judgement', async () => {
    using context = copyFixture('broken/05-duplicate-id-by-padding')
    const k = join(context.project, 'knowledge')
    mkdirSync(k)
    writeFileSync(
      join(k, 'K-001.md'),
      '---\nid: K-001\ndate: 2026-05-01\nproject: crawl-tuner\nsummary: "ANTI-PATTERN: x"\ntags: [a]\nstatus: challenged: EXP-020 # why\nevidence: [EXP-020]\n---\n',
    )
    const before = snapshot(context.root)

    const shown = await ctx(context.root, ['lint', '--fix', '--dry-run'])
    expect(shown.err).toContain(
      '-tags: [a]\n-status: challenged: EXP-020 # why\n+tags: [a, anti-pattern]\n+status: challenged:EXP-020 # why\n',
    )
    expect(snapshot(context.root)).toEqual(before)
    const fixed = await ctx(context.root, ['lint', '--fix'])

    expect(fixed.err).toContain('+tags: [a, anti-pattern]')
    const text = readFileSync(join(k, 'K-001.md'), 'utf8')
    expect(text).toContain('status: challenged:EXP-020 # why\n')
    expect(text).toContain('tags: [a, anti-pattern]\n')
    expect(fixed.out).not.toContain('W-CORTEX-MISSING')
    expect(snapshot(join(context.project, 'experiments')).has('EXP-20.md')).toBe(true)
  })

  it('[DL8] speaks to people, to programs and to GitHub, with exit code 5 for errors', async () => {
    using context = copyFixture('broken/02-id-filename-mismatch')

    const text = await ctx(context.root, ['lint'])
    const github = await ctx(context.root, ['lint', '--format', 'github', '--quiet'])
    const json = await ctx(context.root, ['lint', '--json'])

    expect([text.code, github.code, json.code]).toEqual([5, 5, 5])
    expect(text.out).toContain(
      'projects/crawl-tuner/experiments/EXP-012.md:3: E-ID-FILENAME The id says EXP-021',
    )
    expect(github.out).toBe(
      '::error file=projects/crawl-tuner/experiments/EXP-012.md,line=3,title=E-ID-FILENAME::The id says EXP-021, the file is EXP-012.md\n',
    )
    expect(JSON.parse(json.out)).toHaveProperty('diagnostics')
    using valid = copyFixture('valid')
    await ctx(valid.root, ['index'])
    expect((await ctx(valid.root, ['lint'])).code).toBe(0)
    expect((await ctx(valid.root, ['lint', '--strict'])).code).toBe(5)
    expect((await ctx(valid.root, ['lint', 'nowhere'])).code).toBe(3)
  })
})

describe('the guard', () => {
  const status = 'projects/crawl-tuner/STATUS.md'
  const judge = (
    root: string,
    tool: string,
    file: string,
    input: object,
  ): GuardVerdict | undefined =>
    guardPayload(
      {
        cwd: root,
        session_id: 's1',
        tool_name: tool,
        tool_input: { file_path: join(root, file), ...input },
      },
      root,
      NOW,
    )

  it('[DW1] refuses writes above the caps and warns near them', () => {
    using context = copyFixture('valid')
    const { root } = context
    const lines = (n: number): { content: string } => ({ content: 'x\n'.repeat(n) })

    expect(judge(root, 'Write', status, lines(121))?.decision).toBe('deny')
    expect(judge(root, 'Write', status, lines(120))?.decision).toBe('allow')
    expect(judge(root, 'Write', status, lines(50))).toBeUndefined()
    expect(judge(root, 'Write', 'projects/crawl-tuner/ISSUES.md', lines(81))?.decision).toBe('deny')
    expect(judge(root, 'Write', 'user/USER.md', { content: 'x'.repeat(3073) })?.decision).toBe(
      'deny',
    )
    expect(judge(root, 'Write', '../elsewhere/STATUS.md', lines(500))).toBeUndefined()
    expect(judge(root, 'Read', status, {})).toBeUndefined()
  })

  it('[DW2] computes edits literally, and lets an oversized file shrink', () => {
    using context = copyFixture('broken/07-status-over-cap')
    const { root } = context

    const shrink = judge(root, 'Edit', status, {
      old_string: 'Updated: 2026-05-19\n\n',
      new_string: '$& $1',
    })
    const grow = judge(root, 'MultiEdit', status, {
      edits: [{ old_string: 'Updated', new_string: 'Updated\n$$' }],
    })

    expect(shrink?.decision).toBe('allow')
    expect(grow?.decision).toBe('deny')
  })

  it('[DW3] asks before mission.md changes and keeps generated and locked files safe', async () => {
    using context = copyFixture('valid')
    const { root } = context
    symlinkSync(root, join(root, '..', 'alias'))

    expect(
      judge(root, 'Write', 'projects/crawl-tuner/mission.md', { content: 'new' })?.decision,
    ).toBe('ask')
    expect(
      judge(join(root, '..', 'alias'), 'Write', 'projects/crawl-tuner/mission.md', {
        content: 'new',
      })?.decision,
    ).toBe('ask')
    expect(
      judge(root, 'Write', 'projects/crawl-tuner/experiments/index.md', { content: 'x' })?.decision,
    ).toBe('deny')
    expect(
      judge(root, 'Write', 'projects/crawl-tuner/TASKS.yaml', { content: 'tasks: []\n' })?.decision,
    ).toBe('deny')
    await ctx(root, ['tasks', 'lock', '--owner', 's1'])
    expect(
      judge(root, 'Write', 'projects/crawl-tuner/TASKS.yaml', { content: 'tasks: []\n' }),
    ).toBeUndefined()
    expect(
      judge(root, 'Write', 'projects/crawl-tuner/TASKS.yaml', { content: 'tasks: [\n' })?.decision,
    ).toBe('deny')
  })

  it('[DW4] answers in the form of the host and never fails', async () => {
    using context = copyFixture('valid')
    const payload = JSON.stringify({
      tool_name: 'Write',
      tool_input: { file_path: join(context.root, status), content: 'x\n'.repeat(130) },
    })

    const denied = await ctx(context.root, ['guard'], payload)

    expect(JSON.parse(denied.out)).toMatchObject({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny' },
    })
    for (const input of ['', 'nonsense', '{}', 'null']) {
      expect(await ctx(context.root, ['guard'], input)).toEqual({ code: 0, out: '', err: '' })
    }
  })
})
