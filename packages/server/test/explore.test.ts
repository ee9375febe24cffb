/** What the explorer asks for. Rules: docs/spec/explorer.md. */
import { createHash } from 'node:crypto'
import { decodeProof, estimateRealTokens, verifyFile, verifyInclusion } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextOf, openTableStore } from './table-store.ts'

async function call<T>(cortex: TestCortex, name: string, input: unknown): Promise<T> {
  const operation = OPERATIONS.find((each) => each.name === name) as Operation
  return (await invoke(operation, contextOf(cortex), input)) as T
}

async function remember(cortex: TestCortex, text: string, more: object = {}): Promise<string> {
  const { id } = await call<{ id: string }>(cortex, 'remember', { text, ...more })
  return id
}

describe('neighbours', () => {
  it('[EX14] gives what is linked in both directions, and one step further when asked', async () => {
    await using cortex = await openTableStore()
    const middle = await remember(cortex, 'the middle')
    const above = await remember(cortex, 'above it')
    const below = await remember(cortex, 'below it')
    const far = await remember(cortex, 'far away')
    await call(cortex, 'link', { src: middle, type: 'derived_from', dst: above })
    await call(cortex, 'link', { src: below, type: 'derived_from', dst: middle })
    await call(cortex, 'link', { src: far, type: 'related_to', dst: below })
    type Around = { nodes: { id: string; depth: number }[]; edges: object[]; more: number }

    const near = await call<Around>(cortex, 'neighbours', { uri: middle })
    const wide = await call<Around>(cortex, 'neighbours', { uri: middle, depth: 2 })
    const few = await call<Around>(cortex, 'neighbours', { uri: middle, limit: 2 })

    expect(near.nodes.map(({ id, depth }) => [id, depth])).toEqual([
      [middle, 0],
      [above, 1],
      [below, 1],
    ])
    expect(near.edges).toHaveLength(2)
    expect(wide.nodes.at(-1)).toMatchObject({ id: far, depth: 2 })
    expect(wide.edges).toHaveLength(3)
    expect(few).toMatchObject({ more: 1 })
    expect(few.nodes).toHaveLength(2)
  })
})

describe('another day', () => {
  it('[EX14] [EX16] shows neighbours and counts as the store knew them then', async () => {
    await using cortex = await openTableStore()
    const subject = { subject: 'crane', predicate: 'colour' }
    const middle = await remember(cortex, 'the crane is red', subject)
    const linked = await remember(cortex, 'the quay is long')
    await call(cortex, 'link', { src: middle, type: 'related_to', dst: linked })
    const then = cortex.doors.clock()
    cortex.doors.advance(86_400_000)
    await call(cortex, 'revise', { uri: middle, text: 'the crane is blue' })
    await call(cortex, 'unlink', { src: middle, type: 'related_to', dst: linked, reason: 'wrong' })
    const later = await remember(cortex, 'a later one', { tags: ['later'] })
    await call(cortex, 'link', { src: middle, type: 'related_to', dst: later })
    type Around = { nodes: { id: string; text: string }[] }

    const now = await call<Around>(cortex, 'neighbours', { uri: middle })
    const before = await call<Around>(cortex, 'neighbours', { uri: middle, asOf: then })
    const counts = await call<{ tags: { name: string }[] }>(cortex, 'facets', { asOf: then })

    expect(now.nodes.map(({ id }) => id)).toEqual([middle, later])
    expect(now.nodes[0]?.text).toContain('blue')
    expect(before.nodes.map(({ id }) => id)).toEqual([middle, linked])
    expect(before.nodes[0]?.text).toContain('red')
    expect(counts.tags.map(({ name }) => name)).not.toContain('later')
    await expect(call(cortex, 'neighbours', { uri: later, asOf: then })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      path: 'asOf',
    })
  })
})

describe('timeline', () => {
  it('[EX15] counts by week and month and by type, with what was replaced and recalled', async () => {
    await using cortex = await openTableStore()
    const fact = { subject: 'tide office', predicate: 'open' }
    await remember(cortex, 'the tide office is closed', fact)
    await remember(cortex, 'the tide office is open', { ...fact, replace: true })
    await call(cortex, 'find-late', { query: { types: ['Fact'], near: 'tide', limit: 5 } })
    type Days = { days: (Record<string, number> & { day: string })[] }
    const sum = ({ days }: Days, deed: string): number =>
      days.reduce((all, counts) => all + (counts[deed] ?? 0), 0)

    const days = await call<Days>(cortex, 'timeline', {})
    const events = await call<Days>(cortex, 'timeline', { types: ['Event'] })
    const facts = await call<Days>(cortex, 'timeline', { types: ['Fact'] })

    expect(sum(days, 'superseded')).toBe(1)
    expect(sum(days, 'recalled')).toBe(1)
    expect(sum(events, 'written')).toBe(1)
    expect(sum(facts, 'written')).toBe(3)
    for (const bucket of ['week', 'month']) {
      const wide = await call<Days>(cortex, 'timeline', { bucket })
      expect(sum(wide, 'total')).toBe(sum(days, 'total'))
      const [first] = wide.days
      if (bucket === 'week') expect(new Date(first?.day ?? '').getUTCDay()).toBe(1)
      else expect(first?.day).toMatch(/-01$/)
    }
  })

  it('[EX15] counts what happened on each day', async () => {
    await using cortex = await openTableStore()
    const before = await call<{ days: { written: number }[] }>(cortex, 'timeline', {})
    const id = await remember(cortex, 'one more')
    await call(cortex, 'forget', { uri: id, reason: 'it was a test' })

    const after = await call<{ days: { written: number; forgotten: number }[] }>(
      cortex,
      'timeline',
      {},
    )

    const sum = (days: { written: number }[]): number =>
      days.reduce((all, { written }) => all + written, 0)
    expect(sum(after.days)).toBe(sum(before.days) + 1)
    expect(after.days.at(-1)?.forgotten).toBeGreaterThan(0)
  })
})

describe('facets', () => {
  it('[EX16] counts types, tags and states, exactly while there are few', async () => {
    await using cortex = await openTableStore()
    await remember(cortex, 'with a tag', { tags: ['seaside'] })
    const gone = await remember(cortex, 'soon gone', { tags: ['seaside'] })
    await call(cortex, 'forget', { uri: gone, reason: 'it was a test' })

    const found = await call<Record<string, { name: string; count: number }[]>>(
      cortex,
      'facets',
      {},
    )

    expect(found).toMatchObject({ isExact: true })
    expect(found.tags).toContainEqual({ name: 'seaside', count: 2 })
    expect(found.states).toContainEqual({ name: 'forgotten', count: expect.any(Number) })
  })
})

describe('what a context sends', () => {
  it('[C14] [EX34] counts the whole text, which the budget bounds', async () => {
    await using cortex = await openTableStore()
    type Sent = { text: string; totalTokens: number; sentTokens: number; leftOut?: object[] }

    const wide = await call<Sent>(cortex, 'context', { budgetTokens: 500 })
    const tight = await call<Sent>(cortex, 'context', { budgetTokens: 8, leftOut: true })

    expect(wide.sentTokens).toBe(estimateRealTokens(wide.text))
    expect(wide.sentTokens).toBeGreaterThan(wide.totalTokens)
    expect(wide.leftOut).toBeUndefined()
    expect(tight.sentTokens).toBeLessThanOrEqual(8)
    expect(tight.leftOut).toContainEqual(
      expect.objectContaining({ tokens: expect.any(Number), score: expect.any(Number) }),
    )
  })
})

describe('what needs a look', () => {
  type Marked = { marks: { name: string; count: number }[]; ids?: string[] }
  const countOf = ({ marks }: Marked, name: string): number | undefined =>
    marks.find((each) => each.name === name)?.count

  it('[EX32] counts what disagrees, what was never read and what ends soon, and names them', async () => {
    await using cortex = await openTableStore()
    const before = await call<Marked>(cortex, 'facets', {})
    const about = { subject: 'crane', predicate: 'colour' }
    const red = await remember(cortex, 'the crane is red', about)
    const blue = await remember(cortex, 'the crane is blue', about)
    const soon = cortex.doors.clock() + 10 * 86_400_000
    const ending = await remember(cortex, 'the quay is closed', { expiresAt: soon })
    await remember(cortex, 'the lock is closed', { expiresAt: soon + 90 * 86_400_000 })
    await call(cortex, 'attest', {
      intent: 'paint',
      outcome: 'success',
      cited: [`matrix://cortex/Fact/${red}#1`],
    })

    const clashing = await call<Marked>(cortex, 'facets', { mark: 'disagrees' })
    const unread = await call<Marked>(cortex, 'facets', { mark: 'never-read' })
    const ends = await call<Marked>(cortex, 'facets', { mark: 'ends-soon' })

    expect(countOf(clashing, 'disagrees')).toBe(2)
    expect(clashing.ids?.toSorted()).toEqual([red, blue].toSorted())
    expect(countOf(unread, 'never-read')).toBe((countOf(before, 'never-read') ?? 0) + 3)
    expect(unread.ids).toContain(blue)
    expect(unread.ids).not.toContain(red)
    expect(ends.ids).toEqual([ending])
    expect((await call<Marked>(cortex, 'facets', {})).ids).toBeUndefined()
  })

  it('[EX32] counts channels by who speaks through them', async () => {
    await using cortex = await openTableStore()
    const given = { data: { type: 'Goal', statement: 'sail', status: 'active' } } as const
    await cortex.write({
      ...given,
      provenance: { source: 'user_input', origin: 'agent', channel: 'codex' },
    })

    const { channels } = await call<{ channels: object[] }>(cortex, 'facets', {})

    expect(channels).toContainEqual({ origin: 'agent', name: 'codex', count: 1 })
  })
})

describe('why-not', () => {
  it('[EX17] says its place, by how much it missed, or why it is left out', async () => {
    await using cortex = await openTableStore()
    const query = 'harbour tide'
    const best = await remember(cortex, 'the harbour has a tide table')
    const next = await remember(cortex, 'the harbour is old')
    const old = await remember(cortex, 'the harbour tide office is closed', {
      subject: 'office',
      predicate: 'open',
    })
    await remember(cortex, 'the harbour tide office is open', {
      subject: 'office',
      predicate: 'open',
      replace: true,
    })
    const gone = await remember(cortex, 'harbour tide gossip')
    await call(cortex, 'forget', { uri: gone, reason: 'gossip' })
    const other = await remember(cortex, 'bread is baked on Mondays')
    const ask = async (uri: string, limit = 10): Promise<unknown> =>
      await call(cortex, 'why-not', { uri, query, limit })

    expect(await ask(best)).toMatchObject({ reason: 'shown', rank: expect.any(Number) })
    expect(await ask(next, 1)).toMatchObject({ reason: 'below', lastScore: expect.any(Number) })
    expect(await ask(old)).toMatchObject({
      reason: 'superseded',
      supersededBy: expect.any(String),
    })
    expect(await ask(gone)).toMatchObject({ reason: 'forgotten' })
    expect(await ask(other)).toMatchObject({ reason: 'no-match' })
  })
})

describe('windows', () => {
  it('[EX18] says what stood in a window, and why a memory did not', async () => {
    await using cortex = await openTableStore()
    const conversationId = 'tides'
    const gone = await remember(cortex, 'The tide gauge is broken')
    await call(cortex, 'forget', { uri: gone, reason: 'repaired' })
    const ids: string[] = []
    for (let n = 0; n < 40; n++) {
      ids.push(await remember(cortex, `The tide of harbour ${n} turns at hour ${n}`))
    }
    await call(cortex, 'assemble', {
      query: 'tide of the harbour',
      conversationId,
      budgetTokens: 500,
    })
    cortex.doors.advance(1)
    const late = await remember(cortex, 'The tide of harbour 99 never turns')
    type Seen = {
      id: string
      shown: number
      leftOut: number
      sections: { name: string; memories: { uri: string; text?: string }[] }[]
      notShown: { uri?: string; why: string; text?: string; tokens?: number }[]
      answer?: { reason: string; sentence: string }
    }

    const listed = await call<{ windows: Seen[] }>(cortex, 'windows', {})
    const seen = await call<Seen>(cortex, 'window', {})
    const why = async (uri: string) =>
      (await call<Seen>(cortex, 'window', { id: 'tides/1', uri })).answer

    expect(listed.windows).toMatchObject([{ id: 'tides/1', shown: seen.shown }])
    const shown = seen.sections.flatMap(({ memories }) => memories)
    expect(shown.some(({ text }) => text?.includes('turns at hour'))).toBe(true)
    const left = seen.notShown.find(({ uri }) => uri !== undefined)
    expect(left).toMatchObject({ why: expect.stringMatching(/^beyond/), text: expect.any(String) })
    expect(await why(shown[0]?.uri ?? '')).toMatchObject({ reason: 'shown' })
    expect(await why(left?.uri ?? '')).toMatchObject({ reason: 'left-out' })
    expect(await why(late)).toMatchObject({ reason: 'not-known-yet' })
    expect(await why(gone)).toMatchObject({ reason: 'forgotten' })
    await expect(call(cortex, 'window', { id: 'tides/9' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(ids.length).toBe(40)
  })
})

describe('timeline of an open store', () => {
  it('[EX15] reads only what came since it was asked before', async () => {
    await using cortex = await openTableStore()
    await call(cortex, 'timeline', {})
    const read: number[] = []
    const journal = cortex.journal.bind(cortex)
    cortex.journal = (range = {}) => {
      read.push(range.from ?? 0)
      return journal(range)
    }
    const { nextSeq } = await cortex.status()
    await remember(cortex, 'one more')
    await call(cortex, 'timeline', {})

    expect(read).toEqual([nextSeq])
  })
})

describe('preview', () => {
  it('[EX29] gives the window that assemble would give, and notes nothing down', async () => {
    await using cortex = await openTableStore()
    for (let n = 0; n < 40; n++) await remember(cortex, `The tide of harbour ${n} turns at ${n}`)
    const turn = { query: 'tide of the harbour', conversationId: 'tides', budgetTokens: 400 }
    type Window = { text: string; tokens: number; leftOut: object[] }

    const seen = await call<Window>(cortex, 'preview', turn)
    const listed = await call<{ windows: object[] }>(cortex, 'windows', {})
    const made = await call<Window>(cortex, 'assemble', turn)

    expect(listed.windows).toEqual([])
    expect(seen.text).toBe(made.text)
    expect(seen.tokens).toBeLessThanOrEqual(400)
    expect(seen.leftOut).toEqual(made.leftOut)
  })
})

describe('prove', () => {
  it('[EX30] proves an entry and that the journal only grew, for a verifier without the store', async () => {
    await using cortex = await openTableStore()
    const { nextSeq: before } = await cortex.status()
    const { root: older } = await call<{ root: string }>(cortex, 'prove', { from: 0, to: before })
    await remember(cortex, 'one more')
    type Proven = {
      root: string
      proof: string
      journalCount: number
      leaf: string
      roots: { journal: string }
    }

    const grown = await call<Proven>(cortex, 'prove', { from: before })
    const entry = await call<Proven>(cortex, 'prove', { entry: 1 })

    const report = verifyFile(Buffer.from(grown.proof, 'base64'))
    expect(report).toMatchObject({ kind: 'consistency', ok: true, root: grown.root })
    expect(older).not.toBe(grown.root)
    const proof = decodeProof(Buffer.from(entry.proof, 'base64'))
    const check = verifyInclusion as (...given: unknown[]) => boolean
    const [leaf, root] = [entry.leaf, entry.roots.journal].map((hex) => Buffer.from(hex, 'hex'))
    expect(check(proof, leaf, root)).toBe(true)
    expect(check(proof, Buffer.alloc(32), root)).toBe(false)
    expect(entry.root).toBe((await cortex.status()).root)
    for (const wrong of [{}, { entry: 1, from: 0 }, { uris: ['x'], entry: 1 }, { to: 3 }]) {
      await expect(call(cortex, 'prove', wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    await expect(call(cortex, 'prove', { entry: 9_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('log', () => {
  it('[EX42] gives the bytes of entries of every kind, and what each stretch of them says', async () => {
    await using cortex = await openTableStore()
    const first = await remember(cortex, 'the first one', { tags: ['a'] })
    const second = await remember(cortex, 'the second one')
    const third = await remember(cortex, 'the third one')
    await call(cortex, 'link', { src: first, type: 'related_to', dst: third })
    await call(cortex, 'forget', { uri: second, reason: 'small talk' })
    await call(cortex, 'erase', { uri: second, reason: 'private', yes: true })
    type Piece = { of: string; name: string; from: number; to: number; value?: unknown }
    type Stored = { leaf: string; kind: string; stored: { bytes: string; pieces: Piece[] } }

    const { entries } = await call<{ entries: Stored[] }>(cortex, 'log', {
      limit: 100,
      stored: true,
    })

    for (const { leaf, kind, stored } of entries) {
      const { bytes, pieces } = stored
      let at = 0
      for (const { from, to } of pieces) {
        expect(from, kind).toBe(at)
        expect(to).toBeGreaterThan(from)
        at = to
      }
      expect(at).toBe(bytes.length / 2)
      const header = pieces.filter(({ of }) => of === 'header')
      const hashed = bytes.slice(2 * (header[0]?.to ?? 0), 2 * (header.at(-1)?.to ?? 0))
      const made = createHash('sha256').update('matrix.cortex.journal.v1')
      expect(made.update(Buffer.from(hashed, 'hex')).digest('hex')).toBe(leaf)
    }
    const says = (kind: string, name: string): unknown =>
      entries
        .findLast((entry) => entry.kind === kind)
        ?.stored.pieces.find((piece) => piece.name === name)?.value
    expect(says('write', 'kind')).toBe('write')
    expect(entries.flatMap(({ stored }) => stored.pieces.map(({ value }) => value))).toContainEqual(
      expect.objectContaining({ statement: 'the first one' }),
    )
    expect(says('add_edge', 'type')).toBe('related_to')
    expect(JSON.stringify(entries)).not.toContain('the second one')
    expect(entries.some(({ stored }) => stored.pieces.some(({ name }) => name === 'erased'))).toBe(
      true,
    )
  })

  it('[EX31] says what each entry did, and reads a long journal from its end', async () => {
    await using cortex = await openTableStore()
    const one = await remember(cortex, 'the gull is back')
    const two = await remember(cortex, 'the nets are out')
    await call(cortex, 'link', { src: one, type: 'related_to', dst: two })
    await call(cortex, 'attest', { intent: 'fishing', outcome: 'success', cited: [one] })
    await call(cortex, 'forget', { uri: two, reason: 'they are in again' })
    type Log = { entries: Record<string, unknown>[] }
    const read: number[] = []
    const journal = cortex.journal.bind(cortex)
    cortex.journal = (range = {}) => {
      read.push(range.from ?? 0)
      return journal(range)
    }

    const { entries } = await call<Log>(cortex, 'log', { limit: 5, texts: true })
    const { entries: gone } = await call<Log>(cortex, 'log', { limit: 1, kinds: ['tombstone'] })
    const { entries: first } = await call<Log>(cortex, 'log', { limit: 1, kinds: ['genesis'] })

    const of = (kind: string): unknown => entries.find((each) => each.kind === kind)
    expect(of('add_edge')).toMatchObject({
      edge: 'related_to',
      texts: [expect.stringContaining('gull'), expect.stringContaining('nets')],
    })
    expect(of('attest')).toMatchObject({ intentId: 'fishing', success: true })
    expect(gone).toMatchObject([{ kind: 'tombstone', reason: 'they are in again' }])
    expect(first).toMatchObject([{ seq: 0 }])
    expect(read[0]).toBeGreaterThanOrEqual(0)
  })
})
