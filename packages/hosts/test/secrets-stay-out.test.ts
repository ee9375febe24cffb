/**
 * Random secrets in random templates, through everything that takes words: afterwards no file of the
 * data home holds one of them.
 *
 * @module
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex } from '@cortex-memory/core'
import { openPager, type Turn } from '@cortex-memory/pager'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chance, filled } from '../../core/test/secrets/corpus.ts'
import type { HookEvent } from '../src/content.ts'
import { runJob } from '../src/hooks/worker.ts'

/** What a secret looks like; the value alone is looked for afterwards. */
const VALUES = [
  'gh' + 'p_{an36}',
  'sk-' + 'ant-{an40}',
  'K7{an10}',
  '{low6}#{dig4}',
  'AK' + 'IA{up16}',
  '{an32}',
  'eyJ{an20}.eyJ{an40}.{an43}',
]
const SHORT = ['K7{an10}', '{low6}#{dig4}']
const TEMPLATES = [
  'DB_PASSWORD=@',
  'remember that the password for the router is @',
  'my password is @, never forget it',
  '"api_token": "@"',
  'postgres://ada:@@db.harbour.test/tide',
  'curl -H "Authorization: Bearer @" https://harbour.test',
  'Always use the token: @ when you deploy.',
  'We decided that the client secret is @.',
  'I prefer the password @ for everything.',
  'Das Passwort lautet @.',
  'Outcome: success, logged in with password @',
]

it('[GK7] no file of the data home holds a secret that was said, shown, asked or noted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const home = mkdtempSync(join(tmpdir(), 'cortex-secrets-'))
      try {
        const next = chance(seed)
        const values = TEMPLATES.map((_, at) =>
          filled(
            valuesFor(TEMPLATES[at] ?? '')[
              (at + Math.abs(seed)) % valuesFor(TEMPLATES[at] ?? '').length
            ] ?? '',
            next,
          ),
        )
        const texts = TEMPLATES.map((template, at) => template.replace('@', values[at] ?? ''))

        await throughEverything(home, texts)

        const files = filesBelow(home).map((file) => readFileSync(file).toString('latin1'))
        expect(files.length).toBeGreaterThan(3)
        for (const [at, value] of values.entries()) {
          const found = files.some((file) => file.includes(value))
          expect(found, `${TEMPLATES[at]} with ${value}`).toBe(false)
        }
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

/** Tokens in headers are long; whatever a person types may be short. */
function valuesFor(template: string): readonly string[] {
  return /Bearer|token/.test(template) ? VALUES.filter((value) => !SHORT.includes(value)) : VALUES
}

async function throughEverything(home: string, texts: readonly string[]): Promise<void> {
  const turns = texts.flatMap((text): Turn[] => [
    { role: 'user', text },
    { role: 'assistant', text: `Noted: ${text}` },
    { role: 'tool', tool: 'shell', text },
  ])
  const cortex = await openCortex({ root: home, actor: 'ada' })
  const pager = await openPager({ cortex, embedder: 'none', environment: {} })
  for (const turn of turns) await pager.conversations.append('talk', turn)
  await pager.consolidate(turns, { conversationId: 'talk' })
  for (const text of texts) {
    const window = await pager.assemble({
      query: text,
      goal: text,
      summary: text,
      conversationId: 'talk',
    })
    await pager.compactTranscript(turns.slice(0, 9), window.text)
    for (const note of [
      pager.rememberFact(text),
      pager.rememberUserFact(text),
      pager.recordOutcome(text, 'success'),
      pager.endIntent({ intentId: 'task', outcome: 'success', reason: text }),
    ]) {
      await note.catch(() => undefined)
    }
  }
  await pager.close()
  await cortex.close()
  await throughHooks(home, texts)
}

async function throughHooks(home: string, texts: readonly string[]): Promise<void> {
  const outside = mkdtempSync(join(tmpdir(), 'cortex-transcript-'))
  const transcript = join(outside, 'talk.jsonl')
  const lines = texts.flatMap((text) =>
    (['user', 'assistant'] as const).map((role) =>
      JSON.stringify({
        type: role,
        message: { role, content: text },
        timestamp: '2026-05-01T10:00:00Z',
      }),
    ),
  )
  writeFileSync(transcript, lines.join('\n'))
  const run = (event: HookEvent, prompt = ''): Promise<string> =>
    runJob(
      {
        event,
        home,
        payload: { session_id: 's1', transcript_path: transcript, prompt },
        budgetTokens: 600,
        limitMs: 60_000,
        isUnwatched: false,
      },
      () => ({ actor: 'ada', user: 'owner' }),
    )
  await run('session-start')
  for (const text of texts) await run('user-prompt-submit', text)
  await run('pre-compact')
  await run('session-end')
  rmSync(outside, { recursive: true, force: true })
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
