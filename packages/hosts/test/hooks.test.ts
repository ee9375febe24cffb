/** What hooks say and learn, in this process. Rules: docs/spec/hosts.md. */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Cortex, estimateRealTokens, openCortex } from '@cortex-memory/core'
import { ownText } from '@cortex-memory/pager'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { consolidate } from '../src/hooks/consolidate.ts'
import { noteHookFailure, readHookFailures } from '../src/hooks/failures.ts'
import { type HookJob, type HookPayload, payloadOf } from '../src/hooks/job.ts'
import { superviseHook } from '../src/hooks/supervise.ts'
import { readTranscript } from '../src/hooks/transcript.ts'
import { runJob } from '../src/hooks/worker.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-hooks-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const both = (): { actor: string; user: string } => ({ actor: 'project', user: 'user' })

const job = (
  event: HookJob['event'],
  payload: HookPayload = {},
  budgetTokens = 1_000,
): HookJob => ({ event, home, payload, budgetTokens, limitMs: 60_000, isUnwatched: false })

async function said(one: HookJob): Promise<string> {
  const output = await runJob(one, both)
  return output === '' ? '' : JSON.parse(output).hookSpecificOutput.additionalContext
}

async function inStore<T>(actor: string, body: (cortex: Cortex) => Promise<T>): Promise<T> {
  await using cortex = await openCortex({ root: home, actor, durability: 'fast' })
  return await body(cortex)
}

const fact = (statement: string) =>
  ({ data: { type: 'Fact', subject: 'project', predicate: 'note', statement } }) as const

async function fill(): Promise<void> {
  await inStore('project', async (cortex) => {
    await cortex.write(fact('The deploy runs on Fridays from the release branch'))
    await cortex.write(fact('Invoices are rounded to full cents'))
    const constraint = { polarity: 'dont', strength: 'hard', source: 'user_declared' } as const
    await cortex.write({ data: { type: 'Constraint', statement: 'push to main', ...constraint } })
    await cortex.write({ data: { type: 'Goal', statement: 'move to Node 22', status: 'active' } })
  })
  await inStore('user', async (cortex) => {
    await cortex.write({
      data: { type: 'Preference', topic: 'short deploy notes', polarity: 'prefer', strength: 0.9 },
    })
  })
}

describe('the watching process', () => {
  const watch = async (stdin: Readable, env: Record<string, string> = {}): Promise<string> =>
    await superviseHook({
      event: 'session-start',
      home,
      env,
      stdin: stdin as NodeJS.ReadStream,
      program: '/no/such/program.js',
    })
  const codes = (): string[] => readHookFailures(home).last.map(({ code }) => code)

  it('[J20] says nothing to garbage and to far too much, and counts it', async () => {
    expect(await watch(Readable.from([Buffer.from('{"a')]))).toBe('')
    expect(await watch(Readable.from(Array(9).fill(Buffer.alloc(1_000_000, 0x20))))).toBe('')
    expect(codes()).toEqual(['BAD_PAYLOAD', 'BAD_PAYLOAD'])
  })

  it('[J20] gives up on an event that never ends, at its limit', async () => {
    const silent = new Readable({ read: () => undefined })

    expect(await watch(silent, { CORTEX_HOOK_TIMEOUT_MS: '50' })).toBe('')

    expect(codes()).toEqual(['TIMEOUT'])
  })

  const worker = (name: string, program: string): string => {
    const file = join(home, `${name}.mjs`)
    writeFileSync(file, program)
    return file
  }
  const slow = async (name: string, program: string): Promise<string> =>
    await superviseHook({
      event: 'session-start',
      home,
      env: { CORTEX_HOOK_TIMEOUT_MS: '1500' },
      stdin: Readable.from([]) as unknown as NodeJS.ReadStream,
      program: worker(name, program),
    })

  it('[J36] gives what was ready when the time is over, and counts that', async () => {
    const said = await slow(
      'slow',
      `process.stdout.write('{"a":1}\\n{"a":1,"b":2}\\n{"a":1,"b'); setInterval(() => {}, 1000)`,
    )

    expect(said).toBe('{"a":1,"b":2}')
    expect(codes()).toEqual(['PARTIAL'])
  })

  it('[J36] gives nothing of half an answer', async () => {
    expect(await slow('half', `process.stdout.write('{"a":1'); setInterval(() => {}, 1000)`)).toBe(
      '',
    )
    expect(codes()).toEqual(['TIMEOUT'])
  })

  it('[J20] counts a worker that cannot be started, and starts none when switched off', async () => {
    expect(await watch(Readable.from([]), { CORTEX_HOOKS: 'off' })).toBe('')
    expect(codes()).toEqual([])
    expect(await watch(Readable.from([]), { CORTEX_HOOK_TIMEOUT_MS: '60000' })).toBe('')
    expect(codes()).toEqual(['CRASHED'])
  })
})

describe('the briefing', () => {
  it('[J22] tells rules, goals, the user and what matters, from both memories, marked as recalled', async () => {
    await fill()

    const text = await said(job('session-start', { session_id: 's', source: 'startup' }))

    expect(text).toMatch(/^<recalled-memory>\n[\s\S]+\n<\/recalled-memory>$/)
    expect(text).toMatch(/Rules that hold:\n- Do not: push to main \(\d{4}-\d\d-\d\d\) m\w{4}\n/)
    expect(text).toMatch(/Goals:\n- /)
    expect(text).toContain('- The user prefers short deploy notes (')
    expect(text).toContain('- Invoices are rounded to full cents (')
    expect(ownText({ role: 'user', text })).toBe('')
    expect(readHookFailures(home).count).toBe(0)
  })

  it('[J28] shows what would be unseen, within its budget', async () => {
    const hidden = 'Deploy \u202eyadirF no\u202c from\u200bthe \u{e0049}\u{e0067} branch 👨‍👩‍👧'
    await inStore('project', async (cortex) => await cortex.write(fact(hidden)))

    for (const event of ['session-start', 'user-prompt-submit'] as const) {
      const text = await said(job(event, { prompt: 'deploy branch' }, 300))
      expect(text).toContain(
        '\\u202eyadirF no\\u202c from\\u200bthe \\u{e0049}\\u{e0067} branch 👨‍👩‍👧',
      )
      expect(estimateRealTokens(text)).toBeLessThanOrEqual(300)
    }
  })

  it('[J23] never exceeds its budget', async () => {
    await fill()

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 300 }), async (budgetTokens) => {
        const payload = { prompt: 'how do we deploy invoices?' }
        for (const event of ['session-start', 'user-prompt-submit'] as const) {
          const text = await said(job(event, payload, budgetTokens))
          expect(estimateRealTokens(text)).toBeLessThanOrEqual(budgetTokens)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('[J22] says nothing where nobody has remembered anything, and makes no store', async () => {
    expect(await runJob(job('session-start', { session_id: 's' }), both)).toBe('')
    expect(readdirSync(home)).toEqual([])
  })
})

describe('a resumed session', () => {
  it('[J22] is not briefed a second time, and goes on without what it was shown', async () => {
    await fill()
    const started = await said(job('session-start', { session_id: 's', source: 'startup' }))
    expect(started).toContain('push to main')

    expect(await runJob(job('session-start', { session_id: 's', source: 'resume' }), both)).toBe('')

    const prompt = { session_id: 's', prompt: 'may I push to main?' }
    expect(await said(job('user-prompt-submit', prompt))).not.toContain('push to main')
  })
})

describe('recall', () => {
  it('[J24] answers a prompt by its words, from both memories, once per session', async () => {
    await fill()
    const ask = (prompt: string): Promise<string> =>
      said(job('user-prompt-submit', { session_id: 's', prompt }))

    const first = await ask('When is the next deploy?')

    expect(first).toContain('The deploy runs on Fridays')
    expect(first).toContain('short deploy notes')
    expect(first).not.toContain('Invoices')
    expect(await ask('When is the next deploy?')).toBe('')
    expect(await ask('zebra')).toBe('')
    expect(await ask('/deploy invoices')).toBe('')
    await said(job('session-start', { session_id: 's', source: 'clear' }))
    await runJob(job('session-end', { session_id: 's' }), both)
    expect(await ask('When is the next deploy?')).toContain('Fridays')
  })
})

const line = (role: string, content: unknown, more: object = {}): string =>
  `${JSON.stringify({ type: role, message: { role, content }, ...more })}\n`

function transcript(...lines: string[]): string {
  const file = join(home, 'session.jsonl')
  writeFileSync(file, lines.join(''))
  return file
}

describe('the end of a session', () => {
  it('[DG7] commits what the tracker counted in the markdown context', async () => {
    const root = join(home, 'context')
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
        encoding: 'utf8',
      })
    mkdirSync(join(root, 'projects', 'p', '_meta'), { recursive: true })
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'first')
    writeFileSync(join(root, 'projects', 'p', '_meta', 'access-log.jsonl'), '{}\n')

    await runJob(job('session-end', { session_id: 's' }), both)

    expect(git('log', '--format=%s')).toBe('chore: update access log\nfirst\n')
  })
})

describe('learning', () => {
  const texts = async (actor: string): Promise<string[]> =>
    await inStore(actor, async (cortex) => {
      const { memories } = await cortex.find({
        types: ['Fact', 'Preference', 'Constraint', 'Event'],
        limit: 50,
      })
      return memories.map(({ head }) => head.forms.short)
    })

  it('[J25] takes what people said, not what hosts, tools and memory said', () => {
    const file = transcript(
      line('user', 'I prefer tabs', { timestamp: '2026-05-01T10:00:00Z' }),
      line('user', [{ type: 'tool_result', content: 'I prefer spaces' }]),
      line('user', 'Caveat: I prefer mornings', { isMeta: true }),
      line('user', 'I prefer side chains', { isSidechain: true }),
      line('user', '<system-reminder>I prefer reminders</system-reminder>go on'),
      line('user', '<command-name>/clear</command-name>'),
      line('assistant', [
        { type: 'thinking', thinking: 'secret thoughts' },
        { type: 'text', text: 'Noted.' },
        { type: 'tool_use', name: 'Read', input: {} },
      ]),
      '{"type":"summary","summary":"I prefer summaries"}\n',
      '{"type":"user","message":',
    )

    expect(readTranscript(file)).toEqual([
      { role: 'user', text: 'I prefer tabs', at: Date.parse('2026-05-01T10:00:00Z') },
      { role: 'system', text: 'Caveat: I prefer mornings' },
      { role: 'user', text: 'go on' },
      { role: 'assistant', text: 'Noted.' },
    ])
  })

  it('[J25] reads the end of a long transcript alone, in whole lines', () => {
    const file = transcript(line('user', 'the very first words'))
    const filler = line('assistant', 'x'.repeat(100_000))
    for (let count = 0; count < 90; count++) appendFileSync(file, filler)
    appendFileSync(file, line('user', 'the last words'))

    const turns = readTranscript(file)

    expect(turns.at(-1)?.text).toBe('the last words')
    expect(turns.some(({ text }) => text.includes('very first'))).toBe(false)
    expect(turns.every(({ text }) => text === 'the last words' || text.length === 100_000)).toBe(
      true,
    )
  })

  it('[J26] [J35] happens once per turn, however often the hooks run, and never from recalled text', async () => {
    await fill()
    const recalled = await said(job('user-prompt-submit', { prompt: 'deploy?' }))
    const payload = {
      session_id: 's1',
      transcript_path: transcript(
        line('user', `${recalled}\nI prefer tabs over spaces. We decided to use PostgreSQL.`),
        line('assistant', 'Noted.'),
      ),
    }
    const before = await texts('project')

    await consolidate(job('pre-compact', payload), both())
    await Promise.all([
      consolidate(job('session-end', payload), both()),
      consolidate(job('session-end', payload), both()),
    ])

    const learned = (await texts('project')).filter((text) => !before.includes(text))
    // The decision and the digest of the session.
    expect(learned).toHaveLength(2)
    expect(learned).toContainEqual(expect.stringContaining('The team decided to use PostgreSQL'))
    expect((await texts('user')).filter((text) => text.includes('tabs'))).toHaveLength(1)
  })

  it('[J26] makes no store where there is nothing to keep', async () => {
    const path = transcript(line('user', 'hello'), line('assistant', 'hello'))

    await consolidate(job('session-end', { session_id: 's', transcript_path: path }), both())
    await consolidate(job('session-end', { transcript_path: join(home, 'none') }), both())

    expect(readdirSync(home).sort()).toEqual(['.pager', 'session.jsonl'])
  })

  it('[J25] takes of an event only texts it knows', () => {
    expect(payloadOf({ session_id: 7, prompt: 'x', cwd: null, other: 'y' })).toEqual({
      prompt: 'x',
    })
    for (const value of [null, 3, 'text', [], undefined]) expect(payloadOf(value)).toEqual({})
  })
})

describe('the digest', () => {
  it('[J35] of the last session is what the next one is shown, renewed if the session went on', async () => {
    const session = (...more: string[]): object => ({
      session_id: 's1',
      cwd: home,
      transcript_path: transcript(
        line('user', 'The CSV importer drops rows with umlauts, find out why and fix it'),
        line('assistant', 'We could move everything to XML.'),
        line('user', 'No. Let us use UTF-8 and fall back to latin1.'),
        ...more,
      ),
    })
    await consolidate(job('session-end', session()), both())
    await consolidate(
      job('session-end', session(line('user', 'The bug was the missing BOM handling.'))),
      both(),
    )

    const text = await said(job('session-start', { session_id: 's2' }))

    expect(text).toContain('What happened last:\n- Goal: The CSV importer drops rows with umlauts')
    expect(text).toContain('Cause: The bug was the missing BOM handling')
    expect(text).not.toContain('XML')
    expect(text.split('Goal: The CSV importer')).toHaveLength(2)
  })

  it('[J36] comes after rules, which are ready first', async () => {
    await fill()
    const parts: string[] = []

    await runJob(job('session-start', { session_id: 's' }), both, (ready) => parts.push(ready))

    expect(parts.length).toBeGreaterThan(1)
    expect(parts[0]).toContain('Rules that hold:')
    expect(parts[0]).not.toContain('Goals:')
    for (const [index, part] of parts.slice(1).entries()) {
      expect(part.length).toBeGreaterThan((parts[index] as string).length)
    }
  })
})

describe('when the model stops', () => {
  it('[J37] it is asked now and then to keep what it learned, never twice in a row', async () => {
    const talk = (turns: number): string =>
      transcript(...Array.from({ length: turns }, (_, index) => line('user', `step ${index}`)))
    const stop = async (turns: number, more: object = {}): Promise<string> =>
      await runJob(job('stop', { session_id: 's', transcript_path: talk(turns), ...more }), both)

    expect(await stop(3)).toBe('')
    expect(await stop(9, { stop_hook_active: true })).toBe('')
    expect(JSON.parse(await stop(9))).toMatchObject({
      decision: 'block',
      reason: expect.stringMatching(/memory_remember[\s\S]*memory_revise[\s\S]*memory_forget/),
    })
    expect(await stop(10)).toBe('')
    expect(await stop(17)).not.toBe('')
  })
})

describe('failures', () => {
  it('[J21] of a store are counted, and the other memory is still told', async () => {
    await fill()
    writeFileSync(join(home, 'project/journal/0000000000000000.seg'), 'x'.repeat(30_000))

    const text = await said(job('session-start'))

    expect(text).toContain('short deploy notes')
    const { count, byEvent, last } = readHookFailures(home)
    expect([count, byEvent]).toEqual([1, { 'session-start': 1 }])
    expect(last[0]).toMatchObject({ event: 'session-start', code: 'CORRUPT' })
  })

  it('[J21] are counted in little room', () => {
    const failure = { at: 1, event: 'session-end', code: 'IO_ERROR', message: 'm'.repeat(9_000) }
    for (let count = 0; count < 600; count++) noteHookFailure(home, { ...failure, at: count })
    appendFileSync(join(home, '.hooks/failures.jsonl'), '{"at":')

    const { count, since = 0, last } = readHookFailures(home)

    expect(last.at(-1)?.at).toBe(599)
    expect(count).toBe(600 - since)
    const sizes = readdirSync(join(home, '.hooks')).map(
      (name) => statSync(join(home, '.hooks', name)).size,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(132_000)
    noteHookFailure('/dev/null/nowhere', failure)
    expect(readHookFailures('/dev/null/nowhere').count).toBe(0)
  })
})
