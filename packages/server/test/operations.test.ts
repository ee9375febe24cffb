/** What the operations do beyond the verbs of the engine. Rules: docs/spec/operations.md. */
import { type MemoryType, type Uri, verifyFile } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextOf, openTableStore } from './table-store.ts'

const FACT = '01HF7YAT00XR00000000000002'
const FACT_1 = `matrix://cortex/Fact/${FACT}#1`
const FACT_2 = `matrix://cortex/Fact/${FACT}#2`
const TOKEN = `ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyA1B2C3'.slice(0, 36)}`

function named(name: string): Operation {
  return OPERATIONS.find((operation) => operation.name === name) as Operation
}

async function call<T = Record<string, unknown>>(
  cortex: TestCortex,
  name: string,
  input: unknown,
  facts: Parameters<typeof contextOf>[1] = {},
): Promise<T> {
  return (await invoke(named(name), contextOf(cortex, facts), input)) as T
}

const refused = (code: string, path?: string): unknown =>
  expect.objectContaining({
    name: 'CortexError',
    code,
    ...(path === undefined ? {} : { path }),
  })

describe('inputs', () => {
  it.each([
    ['remember', 'a text', '', 'expected an object, got "a text"'],
    ['remember', { text: 'x', colour: 'red' }, 'colour', 'unknown key; the keys are text, type'],
    ['remember', { text: 7 }, 'text', 'expected text, got 7'],
    ['remember', { text: '' }, 'text', 'expected at least one character, got none'],
    ['remember', { text: 'x', type: 'Thing' }, 'type', 'expected one of Identity, Fact'],
    ['remember', { text: 'x', tags: ['a', 2] }, 'tags[1]', 'expected text, got 2'],
    ['remember', { text: 'x', importance: 11 }, 'importance', 'expected at most 10, got 11'],
    ['remember', { text: 'x', importance: 1.5 }, 'importance', 'expected a whole number, got 1.5'],
    ['list', { asOf: 'soon' }, 'asOf', 'expected a time'],
    ['get', {}, 'uri', 'expected text, got nothing'],
    ['forget', { uri: FACT_1 }, 'reason', 'expected text, got nothing'],
    ['context', { objects: { service: 3 } }, 'objects.service', 'expected a reference'],
  ])('[O4] %s refuses %j and says where and what', async (name, input, path, message) => {
    await using cortex = await openTableStore()

    const error: unknown = await call(cortex, name, input).catch((each: unknown) => each)

    expect(error).toEqual(refused('INVALID_INPUT', path))
    expect((error as Error).message).toContain(message)
  })

  it('[O4] what the engine alone can judge keeps its own code and path', async () => {
    await using cortex = await openTableStore()

    await expect(call(cortex, 'get', { uri: 'nix' })).rejects.toEqual(
      refused('INVALID_INPUT', 'uri'),
    )
    await expect(call(cortex, 'get', { uri: 'matrix://x/y' })).rejects.toEqual(refused('BAD_URI'))
    await expect(call(cortex, 'remember', { text: 'x', data: { polarity: 'do' } })).rejects.toEqual(
      refused('INVALID_INPUT', 'data.polarity'),
    )
    await expect(call(cortex, 'find', { query: { types: ['Fact'] } })).rejects.toEqual(
      refused('UNBOUNDED'),
    )
    await expect(call(cortex, 'link', { src: FACT, type: 'likes', dst: FACT_1 })).rejects.toEqual(
      refused('INVALID_EDGE_TYPE'),
    )
  })

  it('[O4] a time is a number of milliseconds, a date or a date and time', async () => {
    await using cortex = await openTableStore()
    const at = async (validFrom: unknown): Promise<number> => {
      const { uri } = await call<{ uri: Uri }>(cortex, 'remember', { text: 'x', validFrom })
      return (await cortex.resolve(uri)).version.validFrom
    }

    expect(await at(1_600_000_000_000)).toBe(1_600_000_000_000)
    expect(await at('2020-01-02')).toBe(Date.UTC(2020, 0, 2))
    expect(await at('2020-01-02T03:04Z')).toBe(Date.UTC(2020, 0, 2, 3, 4))
    expect(await at('2020-01-02T03:04:05+01:00')).toBe(Date.UTC(2020, 0, 2, 2, 4, 5))
    for (const bad of ['2020-13-01', '2020-01-02T03:04', '1969-01-01', -1, 1.5]) {
      await expect(at(bad)).rejects.toEqual(refused('INVALID_INPUT', 'validFrom'))
    }
  })
})

describe('remember', () => {
  const SAID: readonly (readonly [MemoryType, Record<string, unknown>])[] = [
    ['Identity', { name: 'words' }],
    ['Fact', { subject: 'ada', predicate: 'note', statement: 'words' }],
    ['Preference', { topic: 'words', polarity: 'prefer', strength: 0.5 }],
    ['Belief', { statement: 'words', stance: 'believe' }],
    ['Event', { summary: 'words', kind: 'observation', outcome: 'success' }],
    ['Goal', { statement: 'words', status: 'active' }],
    ['Constraint', { statement: 'words', polarity: 'do', strength: 'hard', source: 'learned' }],
    ['Capability', { subject: 'ada', capability: 'words', verified: false }],
    ['Pattern', { statement: 'words', strength: 0.5, coverage: 0 }],
  ]

  it.each(SAID)('[O5] a text becomes the main field of a %s', async (type, expected) => {
    await using cortex = await openTableStore()

    const { uri } = await call<{ uri: Uri }>(cortex, 'remember', { text: 'words', type })

    expect((await cortex.resolve(uri)).data).toMatchObject({ type, ...expected })
  })

  it.each([
    ['The bot can restart staging', 'The bot', 'restart staging'],
    ['can edit CI files', 'ada', 'edit CI files'],
    ['I can edit CI files', 'ada', 'edit CI files'],
    ['bot is able to deploy', 'bot', 'deploy'],
    ['open a can of worms', 'ada', 'open a can of worms'],
    ['ask those who can edit', 'ada', 'ask those who can edit'],
  ])('[O5] %s: who can do what', async (text, subject, capability) => {
    await using cortex = await openTableStore()

    const { uri } = await call<{ uri: Uri }>(cortex, 'remember', { text, type: 'Capability' })
    const named = await call<{ uri: Uri }>(cortex, 'remember', {
      text,
      type: 'Capability',
      subject: 'eve',
    })

    const { data, head } = await cortex.resolve(uri)
    expect(data).toMatchObject({ subject, capability })
    expect(head.forms.short).toBe(`${subject} can ${capability} (unverified)`)
    expect((await cortex.resolve(named.uri)).data).toMatchObject({ subject: 'eve', capability })
  })

  it('[O5] a bare text is a note, and what is said wins over what is not', async () => {
    await using cortex = await openTableStore()

    const bare = await call<{ uri: Uri }>(cortex, 'remember', { text: 'words' })
    const full = await call<{ uri: Uri }>(cortex, 'remember', {
      text: 'words',
      subject: 'sea',
      data: { predicate: 'is', confidence: 0.5 },
    })
    const data = { type: 'Goal', statement: 'rest', status: 'paused' }
    const alone = await call<{ uri: Uri }>(cortex, 'remember', { data })

    expect((await cortex.resolve(bare.uri)).data).toMatchObject({ type: 'Fact', predicate: 'note' })
    expect((await cortex.resolve(full.uri)).data).toEqual({
      type: 'Fact',
      subject: 'sea',
      predicate: 'is',
      statement: 'words',
      confidence: 0.5,
    })
    expect((await cortex.resolve(alone.uri)).data).toEqual(data)
  })

  it('[O5] neither text nor data, or two types, are refused', async () => {
    await using cortex = await openTableStore()

    await expect(call(cortex, 'remember', {})).rejects.toEqual(refused('INVALID_INPUT', 'text'))
    await expect(
      call(cortex, 'remember', { text: 'x', type: 'Goal', data: { type: 'Fact' } }),
    ).rejects.toEqual(refused('TYPE_DATA_MISMATCH', 'data.type'))
    await expect(
      call(cortex, 'remember', { text: 'x', data: { type: '__proto__' } }),
    ).rejects.toEqual(refused('INVALID_INPUT', 'data.type'))
  })

  it('[O6] where a memory came from is set by the interface, never by the input', async () => {
    await using cortex = await openTableStore()
    const remembered = async (origin: 'user' | 'agent' | 'web'): Promise<unknown> => {
      const facts = { origin, channel: 'face' }
      const { uri } = await call<{ uri: Uri }>(cortex, 'remember', { text: 'x' }, facts)
      return (await cortex.resolve(uri)).version.provenance
    }

    expect(await remembered('user')).toEqual({
      source: 'user_input',
      origin: 'user',
      channel: 'face',
    })
    expect(await remembered('agent')).toMatchObject({ source: 'derived', origin: 'agent' })
    expect(await remembered('web')).toMatchObject({ source: 'observed', origin: 'web' })
    for (const key of ['provenance', 'origin', 'channel', 'by']) {
      await expect(call(cortex, 'remember', { text: 'x', [key]: 'user' })).rejects.toEqual(
        refused('INVALID_INPUT', key),
      )
    }
    await call(cortex, 'revise', { uri: FACT, text: 'Node 22' }, { origin: 'tool' })
    expect((await cortex.resolveLatest(FACT as never)).version.provenance).toMatchObject({
      origin: 'tool',
    })
  })

  it('[O8] a note cannot take the place of other notes', async () => {
    await using cortex = await openTableStore()

    await expect(call(cortex, 'remember', { text: 'x', replace: true })).rejects.toEqual(
      refused('INVALID_INPUT', 'replace'),
    )
  })
})

describe('secrets', () => {
  it.each([
    ['remember', { text: `use ${TOKEN}` }, 'text'],
    ['remember', { text: 'x', tags: ['a', TOKEN] }, 'tags[1]'],
    ['remember', { data: { type: 'Goal', statement: TOKEN, status: 'active' } }, 'data.statement'],
    ['revise', { uri: FACT_1, data: { object: { deep: [TOKEN] } } }, 'data.object.deep[0]'],
    ['forget', { uri: FACT_1, reason: TOKEN }, 'reason'],
    ['snapshot', { trigger: TOKEN }, 'trigger'],
  ])('[O7] %s refuses a secret wherever it stands', async (name, input, path) => {
    await using cortex = await openTableStore()
    const before = await cortex.overallRoot()

    const error: unknown = await call(cortex, name, input).catch((each: unknown) => each)

    expect(error).toEqual(refused('SECRET_REFUSED', path))
    expect(String(error) + JSON.stringify(error)).not.toContain(TOKEN.slice(0, 12))
    expect(await cortex.overallRoot()).toBe(before)
  })

  it('[O7] the interface can allow a kind by name; other kinds stay refused', async () => {
    await using cortex = await openTableStore()
    const input = { text: `use ${TOKEN}` }

    const allowed = { allowedSecrets: ['github-token'] }
    await expect(call(cortex, 'remember', input, allowed)).resolves.toMatchObject({ version: 1 })
    await expect(call(cortex, 'remember', input, { allowedSecrets: ['aws-key'] })).rejects.toEqual(
      refused('SECRET_REFUSED'),
    )
    await expect(call(cortex, 'get', { uri: TOKEN })).rejects.toEqual(refused('INVALID_INPUT'))
  })
})

describe('one memory', () => {
  it('[O9] a URI names its version, an id the newest', async () => {
    await using cortex = await openTableStore()

    expect(await call(cortex, 'get', { uri: FACT_1 })).toMatchObject({
      uri: FACT_1,
      data: { statement: 'Node 18' },
    })
    expect(await call(cortex, 'get', { uri: FACT })).toMatchObject({
      uri: FACT_2,
      data: { statement: 'Node 20' },
    })
    await expect(call(cortex, 'get', { uri: FACT_1.replace('#1', '#9') })).rejects.toEqual(
      refused('NOT_FOUND'),
    )
  })

  it('[O9] get shows the links of both directions', async () => {
    await using cortex = await openTableStore()
    const [identity, event] = ['01HF7YAT00XR00000000000001', '01HF7YAT00XR00000000000003']
    await call(cortex, 'link', { src: identity, type: 'related_to', dst: FACT_1 })
    await call(cortex, 'link', { src: FACT, type: 'caused_by', dst: event, weight: 2 })

    const { edges } = await call<{ edges: unknown[] }>(cortex, 'get', { uri: FACT })

    expect(edges).toEqual([
      expect.objectContaining({ src: FACT, type: 'caused_by', dst: event, weight: 2 }),
      expect.objectContaining({ src: identity, type: 'related_to', dst: FACT }),
    ])
    expect(
      await call(cortex, 'link', { src: identity, type: 'related_to', dst: FACT }),
    ).toMatchObject({ changed: false })
    expect(
      await call(cortex, 'unlink', { src: identity, type: 'related_to', dst: FACT, reason: 'x' }),
    ).toMatchObject({ changed: true })
  })

  it('[O10] revise changes what is said and keeps the rest', async () => {
    await using cortex = await openTableStore()

    const receipt = await call(cortex, 'revise', {
      uri: FACT,
      text: 'Node 22',
      data: { confidence: 0.9 },
      tags: ['node'],
    })

    expect(receipt).toMatchObject({ version: 3 })
    const { head, data } = await cortex.resolveLatest(FACT as never)
    expect(data).toEqual({
      type: 'Fact',
      subject: 'build',
      predicate: 'runs_on',
      statement: 'Node 22',
      confidence: 0.9,
    })
    expect(head).toMatchObject({ tags: ['node'], importance: 6 })
  })

  it('[O10] tags, importance and visibility alone make no new version', async () => {
    await using cortex = await openTableStore()

    expect(await call(cortex, 'revise', { uri: FACT, importance: 9 })).toMatchObject({ version: 2 })
    expect((await cortex.resolveLatest(FACT as never)).head.importance).toBe(9)
    await expect(call(cortex, 'revise', { uri: FACT })).rejects.toEqual(refused('NO_OP'))
  })

  it('[O10] a correction does not make a memory last longer', async () => {
    await using cortex = await openTableStore()
    const expiresAt = cortex.doors.now + 5_000
    const { uri } = await call<{ uri: Uri }>(cortex, 'remember', { text: 'x', expiresAt })

    const revised = await call<{ uri: Uri }>(cortex, 'revise', { uri, text: 'y' })

    expect((await cortex.resolve(revised.uri)).version.expiresAt).toBe(expiresAt)
  })

  it('[O83] a URI is revised as the version that it names, an id as whatever is newest', async () => {
    await using cortex = await openTableStore()
    const before = await cortex.overallRoot()
    const input = { uri: FACT_1, text: 'Node 22' }

    await expect(call(cortex, 'revise', input)).rejects.toEqual(refused('VERSION_CONFLICT'))

    expect(await cortex.overallRoot()).toBe(before)
    const said = { ...input, expectedVersion: 2 }
    expect(await call(cortex, 'revise', said)).toMatchObject({ version: 3 })
    const newest = { text: 'Node 24', uri: FACT }
    expect(await call(cortex, 'revise', newest)).toMatchObject({ version: 4 })
    const head = { uri: FACT_1, importance: 9 }
    expect(await call(cortex, 'revise', head)).toMatchObject({ version: 4 })
  })

  it('[O10] a version that is not the expected one is a conflict', async () => {
    await using cortex = await openTableStore()
    const input = { uri: FACT, text: 'Node 22', expectedVersion: 1 }

    await expect(call(cortex, 'revise', input)).rejects.toEqual(refused('VERSION_CONFLICT'))
  })

  it('[O11] forget hides a memory from answers and keeps its text', async () => {
    await using cortex = await openTableStore()

    await call(cortex, 'forget', { uri: FACT, reason: 'moved' })

    const listed = await call<{ memories: { uri: string }[] }>(cortex, 'list', { types: ['Fact'] })
    expect(listed.memories).toEqual([])
    const all = await call<{ memories: { uri: string }[] }>(cortex, 'list', {
      types: ['Fact'],
      tombstoned: true,
    })
    expect(all.memories.map(({ uri }) => uri)).toEqual([FACT_2])
    expect(await call(cortex, 'get', { uri: FACT_1 })).toMatchObject({
      data: { statement: 'Node 18' },
    })
  })
})

describe('history', () => {
  it('[O12] history tells the newest versions first, as many as asked', async () => {
    await using cortex = await openTableStore()

    const all = await call<{ versions: { version: number }[] }>(cortex, 'history', { uri: FACT })
    const one = await call<{ versions: { version: number }[] }>(cortex, 'history', {
      uri: FACT_1,
      limit: 1,
    })

    expect(all.versions.map(({ version }) => version)).toEqual([2, 1])
    expect(one.versions.map(({ version }) => version)).toEqual([2])
  })

  it('[O12] diff lists the fields that differ, and no others', async () => {
    await using cortex = await openTableStore()
    await call(cortex, 'revise', { uri: FACT, data: { confidence: 0.5 }, confidence: 0.5 })
    const validFrom = cortex.doors.now

    expect(await call(cortex, 'diff', { from: FACT_1, to: FACT_2 })).toEqual({
      from: FACT_1,
      to: FACT_2,
      changes: [
        { field: 'data.statement', before: 'Node 18', after: 'Node 20' },
        { field: 'version.validFrom', before: validFrom - 1_000, after: validFrom },
      ],
    })
    expect(await call(cortex, 'diff', { from: FACT_2.replace('#2', '#3') })).toMatchObject({
      from: FACT_2,
      changes: [
        { field: 'data.confidence', after: 0.5 },
        { field: 'version.confidence', before: 1, after: 0.5 },
        { field: 'version.provenance' },
      ],
    })
    await expect(call(cortex, 'diff', { from: FACT_1 })).rejects.toEqual(
      refused('INVALID_INPUT', 'to'),
    )
  })

  it('[O84] diff takes ids, and means their newest versions', async () => {
    await using cortex = await openTableStore()
    const changed = await call(cortex, 'diff', { from: FACT_1, to: FACT_2 })

    expect(await call(cortex, 'diff', { from: FACT })).toEqual(changed)
    expect(await call(cortex, 'diff', { from: FACT_1, to: FACT })).toEqual(changed)
    const wrong = { from: FACT_1, to: 'nothing' }
    await expect(call(cortex, 'diff', wrong)).rejects.toEqual(refused('INVALID_INPUT', 'to'))
  })

  it('[O12] log shows the newest entries, or those from one on, of the kinds asked for', async () => {
    await using cortex = await openTableStore()
    const seqs = async (input: object): Promise<number[]> =>
      (await call<{ entries: { seq: number }[] }>(cortex, 'log', input)).entries.map(
        ({ seq }) => seq,
      )

    expect(await seqs({})).toEqual([0, 1, 2, 3, 4, 5])
    expect(await seqs({ limit: 2 })).toEqual([4, 5])
    expect(await seqs({ since: 1, limit: 2 })).toEqual([1, 2])
    expect(await seqs({ kinds: ['write'], limit: 2 })).toEqual([3, 5])
    expect(await seqs({ kinds: ['write'], since: 0, limit: 2 })).toEqual([1, 2])
    expect(await seqs({ since: 99 })).toEqual([])
  })
})

describe('questions', () => {
  it('[O13] list is what was stored last first, with all of the tags', async () => {
    await using cortex = await openTableStore()
    for (const [index, tags] of [['a'], ['a', 'b'], ['b']].entries()) {
      cortex.doors.advance(1_000)
      await call(cortex, 'remember', { text: `note ${index}`, tags })
    }
    const texts = async (input: object): Promise<unknown[]> =>
      (
        await call<{ memories: { data: { statement: string } }[] }>(cortex, 'list', input)
      ).memories.map(({ data }) => data.statement)

    expect(await texts({ types: ['Fact'] })).toEqual(['note 2', 'note 1', 'note 0', 'Node 20'])
    expect(await texts({ tags: ['a'] })).toEqual(['note 1', 'note 0'])
    expect(await texts({ tags: ['a', 'b'] })).toEqual(['note 1'])
    expect(await texts({ types: ['Fact'], limit: 1, offset: 1 })).toEqual(['note 1'])
  })

  it('[O13] find takes a query of the library, but none that writes', async () => {
    await using cortex = await openTableStore()

    const found = await call<{ memories: unknown[] }>(cortex, 'find', {
      query: { types: ['Fact'], where: { eq: ['data.subject', 'build'] }, limit: 3 },
    })

    expect(found.memories).toEqual([expect.objectContaining({ uri: FACT_2 })])
    await expect(
      call(cortex, 'find', { query: { types: ['Fact'], limit: 1, lateBinding: true } }),
    ).rejects.toEqual(refused('INVALID_INPUT', 'query.lateBinding'))
  })

  it('[O13] context gives the bundle as text and as memories', async () => {
    await using cortex = await openTableStore()

    const bundle = await call<{ text: string; pinned: unknown[]; outcomes: unknown[] }>(
      cortex,
      'context',
      { verb: 'modify', objects: { service: 'api' }, budgetTokens: 500 },
    )

    expect(bundle.pinned).toEqual([expect.objectContaining({ type: 'Identity' })])
    expect(bundle.outcomes).toEqual([expect.objectContaining({ type: 'Event' })])
    expect(bundle.text).toContain('## What happened before')
    expect(bundle.text).not.toContain('matrix://')
  })
})

describe('a budget of context', () => {
  it('[C14] is kept by all that is printed, in tokens of both tokenizers', async () => {
    await using cortex = await openTableStore()
    for (let index = 0; index < 60; index++) {
      const text = `Never deploy service-${index} to eu-west-${index} without ticket OPS-${1_000 + index}`
      await call(cortex, 'remember', { text, type: 'Constraint' })
    }

    for (const budgetTokens of [60, 200, 500, 1_500]) {
      const { text } = await call<{ text: string }>(cortex, 'context', { budgetTokens })
      expect(o200k(text)).toBeLessThanOrEqual(budgetTokens)
      expect(cl100k(text)).toBeLessThanOrEqual(budgetTokens)
      expect(o200k(text)).toBeGreaterThan(budgetTokens / 3)
    }
  })
})

describe('recall', () => {
  it('[R51] says how well each memory fits, and that nothing does', async () => {
    await using cortex = await openTableStore()
    const texts = ['The tide is high at noon', 'Lunch is in the small hall', 'Marta keeps the keys']
    for (const text of texts) await call(cortex, 'remember', { text })
    const ask = (query: string): Promise<{ memories: { score: number }[]; note?: string }> =>
      call(cortex, 'recall', { query })

    const known = await ask('who keeps the keys')
    const unknown = await ask('how do I tune a violin for an open air concert')

    expect(known.memories[0]?.score).toBe(1)
    for (const { score } of known.memories) expect(score).toBeLessThanOrEqual(1)
    expect(unknown).toMatchObject({ memories: [], total: 0 })
    expect(unknown.note).toBe('Nothing in memory fits this question.')
  })

  it('[O13] finds by words, best first, within its budget, as of a time', async () => {
    await using cortex = await openTableStore()
    const texts = ['The tide is high at noon', 'High tide floods the harbour', 'Noon is hot']
    for (const text of texts) await call(cortex, 'remember', { text })
    interface Answer {
      readonly memories: readonly { readonly data: { readonly statement?: string } }[]
      readonly tokens: number
      readonly trimmedByBudget: number
      readonly explain?: { readonly scores: readonly unknown[] }
    }
    const recall = async (input: object): Promise<Answer> =>
      await call<Answer>(cortex, 'recall', input)

    const all = await recall({ query: 'when is high tide', explain: true })
    const tight = await recall({ query: 'when is high tide', budgetTokens: 10 })
    const before = await recall({ query: 'tide', asOf: cortex.doors.now - 1 })

    expect(all.memories.map(({ data }) => data.statement)).toEqual(
      expect.arrayContaining(texts.slice(0, 2)),
    )
    expect(all.explain?.scores).toHaveLength(all.memories.length)
    expect(tight.tokens).toBeLessThanOrEqual(10)
    expect(tight.trimmedByBudget).toBeGreaterThan(0)
    expect(tight).not.toHaveProperty('explain')
    expect(before.memories).toEqual([])
  })
})

describe('reach', () => {
  it('[O96] a query that counts as a use is a write of its own', async () => {
    await using cortex = await openTableStore()
    const query = { types: ['Fact'], near: 'build', limit: 5 }
    const before = (await cortex.status()).nextSeq

    await expect(call(cortex, 'find', { query: { ...query, lateBinding: true } })).rejects.toEqual(
      refused('INVALID_INPUT', 'query.lateBinding'),
    )
    const found = await call<{ total: number }>(cortex, 'find-late', { query })

    expect(found.total).toBe(1)
    const kinds: string[] = []
    for await (const { kind } of cortex.journal({ from: before })) kinds.push(kind)
    expect(kinds).toEqual(['find_late'])
  })

  it('[O96] forms and frames can be given, and frames changed later', async () => {
    await using cortex = await openTableStore()
    const forms = { short: 'own words', medium: 'own words, and more of them' }
    const { uri, id } = await call<{ uri: string; id: never }>(cortex, 'remember', {
      text: 'The api needs Redis',
      forms,
    })
    expect((await cortex.resolveLatest(id)).head.forms).toEqual(forms)
    const frame = { verb: 'modify', kind: 'service', ref: 'api' }

    await call(cortex, 'revise', { uri, frames: [frame] })

    expect((await cortex.resolveLatest(id)).head.frames).toEqual([frame])
    const answer = await call<{ text: string }>(cortex, 'context', {
      verb: 'modify',
      objects: { service: 'api' },
    })
    expect(answer.text).toContain('own words')
  })

  it('[O96] a conversation is kept, read, searched, used for a window, and deleted', async () => {
    await using cortex = await openTableStore()
    const conversationId = 'morning'
    await call(cortex, 'conversation-add', { conversationId, text: 'We deploy with Kestrel' })
    await call(cortex, 'conversation-add', {
      conversationId,
      role: 'assistant',
      text: `Noted, ${TOKEN}`,
    })

    const shown = await call<{ turns: { text: string }[] }>(cortex, 'conversation-show', {
      conversationId,
    })
    expect(shown.turns.map(({ text }) => text)[0]).toBe('We deploy with Kestrel')
    expect(JSON.stringify(shown)).not.toContain(TOKEN)
    expect(await call(cortex, 'conversation-list', {})).toMatchObject({
      total: 1,
      conversations: [{ id: conversationId }],
    })
    const recalled = await call(cortex, 'conversation-recall', { conversationId, query: 'Kestrel' })
    expect(recalled).toMatchObject({ turns: [{ role: 'user', text: 'We deploy with Kestrel' }] })

    const window = await call<{ turn: number; tokens: number }>(cortex, 'assemble', {
      query: 'which Node does the build use',
      conversationId,
      budgetTokens: 900,
    })
    expect(window).toMatchObject({ turn: 1, text: expect.stringContaining('Node 20') })
    expect(window.tokens).toBeLessThanOrEqual(900)
    expect(await call(cortex, 'ledger', { conversationId })).toMatchObject({
      windows: [{ turn: 1, tokens: window.tokens }],
    })

    await call(cortex, 'conversation-delete', { conversationId, yes: true })
    expect(await call(cortex, 'conversation-list', {})).toMatchObject({ total: 0 })
  })

  it('[O96] a template is filled, a transcript compacted, a checkpoint shown', async () => {
    await using cortex = await openTableStore()
    const filled = await call<{ text: string }>(cortex, 'interpolate', {
      template: 'Known: {cortex.find type=Fact limit=1 form=short}',
    })
    expect(filled.text).toContain('Node 20')
    await expect(
      call(cortex, 'interpolate', { template: '{cortex.find type=Fact limit=1 late=true}' }),
    ).rejects.toEqual(refused('INVALID_INPUT', 'template'))

    await call(cortex, 'compact', {
      intent: 'i',
      step: '9',
      uris: [FACT_2],
      loadBearing: [FACT_2],
    })
    expect(await call(cortex, 'checkpoint', { intent: 'i', step: '9' })).toMatchObject({
      intentId: 'i',
      keptUris: [FACT_2],
    })
    const turns = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      text: `Step ${index}: ${'look at packages/core and run the tests. '.repeat(20)}`,
    }))
    const summary = await call<{ by: string; keep: unknown[] }>(cortex, 'compact-transcript', {
      turns,
    })
    expect(summary.by).toBe('rules')
    expect(summary.keep.length).toBeLessThan(turns.length)
  })

  it('[O96] what writes beside a store that is read only is refused', async () => {
    await using cortex = await openTableStore()
    await using reader = await cortex.reopen({ readOnly: true })

    const calls = [
      call(reader, 'conversation-add', { conversationId: 'c', text: 'x' }),
      call(reader, 'assemble', { query: 'x' }),
    ]

    for (const each of calls) await expect(each).rejects.toEqual(refused('READ_ONLY'))
  })

  it('[O96] a memory and a link can be proven', async () => {
    await using cortex = await openTableStore()
    const { root, proof } = await call<{ root: string; proof: string }>(cortex, 'prove', {
      uris: [FACT_2],
    })

    expect(verifyFile(Buffer.from(proof, 'base64'), { root })).toMatchObject({ ok: true })
    expect(root).toBe(await cortex.overallRoot())
  })
})
