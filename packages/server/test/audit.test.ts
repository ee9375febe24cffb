/** What the audit and the list of contradictions find. Rules: docs/spec/operations.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Uri } from '@cortex-memory/core'
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextOf } from './table-store.ts'

const TOKEN = `ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyA1B2C3'.slice(0, 36)}`

interface Found<T> {
  readonly count: number
  readonly found: readonly T[]
}

interface Audit {
  readonly scanned: number
  readonly unreadable: number
  readonly duplicates: Found<{ uris: string[] }>
  readonly contradictions: Found<{ subject: string; predicate: string }>
  readonly neverRead: Found<string>
  readonly secrets: Found<{ uri: string; kind: string }>
  readonly echoes: Found<{ uri: string; of: string }>
  readonly refused: {
    readonly count: number
    readonly kinds: readonly { kind: string; count: number; lastAt: number }[]
    readonly isExact: boolean
  }
}

async function call<T>(
  cortex: TestCortex,
  name: string,
  input: unknown,
  allow = false,
): Promise<T> {
  const operation = OPERATIONS.find((each) => each.name === name) as Operation
  const context = contextOf(cortex, { allowedSecrets: allow ? ['github-token'] : [] })
  return (await invoke(operation, context, input)) as T
}

const remember = async (cortex: TestCortex, input: object, allow = false): Promise<Uri> =>
  (await call<{ uri: Uri }>(cortex, 'remember', input, allow)).uri

const audit = async (cortex: TestCortex, input: object = {}): Promise<Audit> =>
  await call<Audit>(cortex, 'audit', input)

describe('audit', () => {
  it('[EX41] counts the secrets that were kept out, by kind, and keeps nothing of them', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    await remember(cortex, { text: 'The tide is high' })
    const none = await audit(cortex)
    for (const text of [`token ${TOKEN}`, `again ${TOKEN}`]) {
      await expect(remember(cortex, { text })).rejects.toMatchObject({ code: 'SECRET_REFUSED' })
    }
    await remember(cortex, { text: `allowed ${TOKEN}` }, true)

    const { refused } = await audit(cortex)

    expect(none.refused).toEqual({ count: 0, kinds: [], isExact: true })
    expect(refused).toMatchObject({ count: 2, kinds: [{ kind: 'github-token', count: 2 }] })
    const file = join(cortex.root, '.pager', 'ada', 'refused.jsonl')
    expect(readFileSync(file, 'utf8')).not.toContain(TOKEN.slice(0, 8))
    expect(JSON.stringify(refused)).not.toContain(TOKEN.slice(0, 8))
  })

  it('[EX41] says so when there were too many to count, and survives a line that was cut off', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    await remember(cortex, { text: 'The tide is high' })
    const directory = join(cortex.root, '.pager', 'ada')
    mkdirSync(directory, { recursive: true })
    const line = '{"at":7,"kind":"password","channel":"cli"}\n'
    writeFileSync(join(directory, 'refused.jsonl'), `${line.repeat(7_000)}{"at":`)

    await expect(remember(cortex, { text: TOKEN })).rejects.toMatchObject({
      code: 'SECRET_REFUSED',
    })
    const { refused } = await audit(cortex)

    expect(refused).toEqual({
      count: 7_000,
      kinds: [{ kind: 'password', count: 7_000, lastAt: 7 }],
      isExact: false,
    })
  })

  it('[O15] finds what is said twice, whatever its case and blanks', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const first = await remember(cortex, { text: 'The tide is high at noon' })
    const second = await remember(cortex, { text: 'the  tide is high at NOON.' })
    await remember(cortex, { text: 'The tide is low at noon' })
    const gone = await remember(cortex, { text: 'The tide is high at noon' })
    await cortex.tombstone(gone, { reason: 'said before' })

    const { duplicates, scanned } = await audit(cortex)

    expect(duplicates).toMatchObject({ count: 1, found: [{ uris: [first, second] }] })
    expect(scanned).toBe(3)
  })

  it('[O15] finds contradictions, but notes contradict nothing', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const about = { subject: 'build', predicate: 'runs_on' }
    await remember(cortex, { text: 'Node 18', ...about })
    await remember(cortex, { text: 'Node 20', ...about })
    await remember(cortex, { text: 'The tide is high' })
    await remember(cortex, { text: 'The tide is low' })

    const { contradictions } = await audit(cortex)
    const { conflicts } = await call<{ conflicts: unknown[] }>(cortex, 'conflicts', {})

    expect(contradictions).toMatchObject({ count: 1, found: [about] })
    expect(conflicts).toEqual(contradictions.found)
    expect(await call(cortex, 'conflicts', { subject: 'ada' })).toEqual({ conflicts: [] })
  })

  it('[O15] a fact that takes the place of another leaves no contradiction', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const about = { subject: 'build', predicate: 'runs_on' }
    await remember(cortex, { text: 'Node 18', ...about })
    cortex.doors.advance(1_000)
    await remember(cortex, { text: 'Node 20', ...about, replace: true })

    expect(await audit(cortex)).toMatchObject({ contradictions: { count: 0 }, scanned: 1 })
  })

  it('[O15] knows what was never read from what the journal says was', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const [asked, cited, left] = [
      await remember(cortex, { text: 'one', tags: ['asked'] }),
      await remember(cortex, { text: 'two' }),
      await remember(cortex, { text: 'three' }),
    ]
    await cortex.find({ where: { hasTag: 'asked' }, limit: 1, lateBinding: true })
    await call(cortex, 'attest', { intent: 'i', outcome: 'success', cited: [cited] })

    const { neverRead } = await audit(cortex)

    expect(neverRead).toEqual({ count: 1, found: [left] })
    expect(neverRead.found).not.toContain(asked)
  })

  it('[O15] finds secrets without showing them', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const uri = await remember(cortex, { text: `use ${TOKEN}` }, true)

    const found = await audit(cortex)

    expect(found.secrets).toEqual({ count: 1, found: [{ uri, kind: 'github-token' }] })
    expect(JSON.stringify(found.secrets)).not.toContain(TOKEN.slice(0, 12))
  })

  it('[O15] finds recalled text that was learned again', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const source = await remember(cortex, { text: 'The harbour opens at seven in summer' })
    const quoted = await remember(cortex, { text: `- ${source} — the harbour opens at seven` })
    const shown = await remember(cortex, { text: 'note(ada)=The harbour opens at seven in summer' })
    const among = await remember(cortex, {
      text: 'Known so far:\n- The harbour opens at seven in summer.\n- and more of this kind, too',
    })
    await remember(cortex, { text: 'The harbour opens at eight in winter' })
    await remember(cortex, { text: 'The harbour opens at seven in summer', subject: 'harbour' })

    const { echoes } = await audit(cortex)

    expect(echoes).toEqual({
      count: 3,
      found: [quoted, shown, among].map((uri) => ({ uri, of: source })),
    })
  })

  it('[O15] passes over what was erased', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    const gone = await remember(cortex, { text: 'The harbour opens at seven' })
    const kept = await remember(cortex, { text: 'The harbour closes at eight' })
    await cortex.erase(gone as Uri, { reason: 'asked for' })

    expect(await audit(cortex)).toMatchObject({
      scanned: 1,
      unreadable: 0,
      neverRead: { count: 1, found: [kept] },
    })
  })

  it('[O15] counts all and shows as many as asked', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    for (let index = 0; index < 5; index++) await remember(cortex, { text: `note ${index}` })

    const { neverRead } = await audit(cortex, { limit: 2 })

    expect(neverRead.count).toBe(5)
    expect(neverRead.found).toHaveLength(2)
  })
})
