import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Memory, type MemoryType, parseUri, type Uri } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { openTestPager } from './support/pager.ts'

const SECRET = `AKIA${'IOSFODNN7EXAMPL2'}`
const SPEC = { name: 'Moor', trigger: 'mooring the tug', steps: ['fenders out', 'line ashore'] }

async function all(cortex: TestCortex, type: MemoryType): Promise<readonly Memory[]> {
  return (await cortex.find({ types: [type], limit: 100 })).memories
}

const latest = (cortex: TestCortex, uri: Uri | undefined): Promise<Memory> =>
  cortex.resolveLatest(parseUri(uri).id)

describe('write-back', () => {
  it('[GW1] stores what an agent notes as observed', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened

    const note = await latest(cortex, await pager.rememberFact(' The tide turns at 4 '))
    const user = await latest(cortex, await pager.rememberUserFact('The user has a dog'))

    expect(note.data).toEqual({
      type: 'Fact',
      subject: 'matrix://knowledge/neo',
      predicate: 'note',
      statement: 'The tide turns at 4',
    })
    expect(note.version.provenance).toEqual({ source: 'observed', origin: 'agent' })
    expect(note.head.importance).toBe(5)
    expect(user.data).toMatchObject({ subject: 'matrix://knowledge/user', predicate: 'profile' })
    expect(user.head.importance).toBe(7)
    expect(await pager.rememberFact('  ')).toBeUndefined()
    expect(await pager.rememberUserFact('')).toBeUndefined()
  })

  it('[GW1] refuses secrets', async () => {
    await using opened = await openTestPager()
    const { pager } = opened
    const refusal = { code: 'SECRET_REFUSED' }

    await expect(pager.rememberFact(`the key is ${SECRET}`)).rejects.toMatchObject(refusal)
    await expect(pager.rememberUserFact(`key ${SECRET}`)).rejects.toMatchObject(refusal)
    await expect(pager.recordOutcome(`used ${SECRET}`, 'success')).rejects.toMatchObject(refusal)
    const spec = { ...SPEC, steps: [`export KEY=${SECRET}`] }
    await expect(pager.writePattern(spec, 1, 1, ['a'])).rejects.toMatchObject(refusal)
    await expect(pager.reinforcePattern(spec, ['a'])).rejects.toMatchObject(refusal)
  })

  it('[GW2] refreshes a fact that is there, and passes over one about the user', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const first = await pager.rememberFact('The tide turns at 4')
    await pager.rememberUserFact('The user has a dog')

    expect(await pager.rememberFact('the tide  turns at 4.')).toBe(first)
    expect(await pager.rememberUserFact(' the USER has a dog')).toBeUndefined()

    expect(await all(cortex, 'Fact')).toHaveLength(2)
  })

  it('[GW3] links what a classifier relates', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const old = await pager.rememberFact('The bridge opens at 9')
    const rival = await pager.rememberFact('The bridge never opens')
    const kin = await pager.rememberFact('The bridge is green')
    cortex.doors.advance(1_000)

    const young = await pager.rememberFact('The bridge opens at 10', {
      classify: (_statement, { data }) => {
        const said = data.type === 'Fact' ? data.statement : ''
        if (said.includes('at 9')) return 'supersedes'
        return said.includes('never') ? 'contradicts' : 'relates'
      },
    })

    const edges = []
    for await (const { type, dst } of cortex.edgesOut(parseUri(young).id)) edges.push([type, dst])
    expect(edges).toEqual([
      ['supersedes', parseUri(old).id],
      ['references', parseUri(kin).id],
      ['contradicts', parseUri(rival).id],
    ])
    expect((await latest(cortex, old)).head.supersededBy).toBe(parseUri(young).id)
  })

  it('[GW3] writes the fact when the classifier fails', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    await pager.rememberFact('The bridge opens at 9')

    await pager.rememberFact('The bridge opens at 10', {
      classify: async () => {
        throw new Error('no model')
      },
    })

    expect(await all(cortex, 'Fact')).toHaveLength(2)
  })

  it.each([
    ["The user's name is Ingrid", "The user's name is Astrid"],
    ['The user lives in Bergen', 'The user lives in Oslo'],
    ["The user's favourite colour is red", "The user's favorite colour is blue"],
    ['My name is Ingrid', "The user's name is Astrid"],
    ["User's name is Ingrid", 'Name: Astrid'],
    ['Lives in Bergen', 'The user now lives in Oslo'],
    ['The user works at Fjord Ltd', 'Works for Harbour Ltd'],
  ])('[GW4] %s gives way to %s', async (before, after) => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    await pager.rememberUserFact('The user has a dog')
    await pager.rememberUserFact(before)
    cortex.doors.advance(1_000)

    await pager.rememberUserFact(after)

    const facts = (await all(cortex, 'Fact')).map(({ head }) => head.forms.short)
    expect(facts.join('\n')).toContain(after)
    expect(facts.join('\n')).not.toContain(before)
    expect(facts).toHaveLength(2)
    expect(await pager.rememberUserFact(before)).toBeDefined()
  })

  it('[GW5] records outcomes as observations', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened

    const won = await latest(cortex, await pager.recordOutcome('Moored', 'success', 'intent-1'))
    const odd = await latest(cortex, await pager.recordOutcome('Drifted', ' Meh ' as 'partial'))

    expect(won.data).toMatchObject({
      kind: 'observation',
      outcome: 'success',
      summary: 'Moored',
      intentRef: 'intent-1',
    })
    expect(won.head.importance).toBe(4)
    expect(odd.data).toMatchObject({ outcome: 'partial' })
  })

  it('[GW6] counts an intent once, lowers on failure and merges its warnings', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const first = await pager.reinforcePattern(SPEC, ['event-1'], 'i1')
    await pager.reinforcePattern({ ...SPEC, name: ' MOOR ' }, ['event-2'], 'i1')
    await pager.reinforcePattern(SPEC, ['event-3'], 'i2')
    expect((await latest(cortex, first)).data).toMatchObject({
      coverage: 2,
      strength: 0.6,
      derivedFrom: ['i1', 'i2'],
    })

    await pager.reinforcePattern({ ...SPEC, gotchas: ['slack line'] }, [], 'i3', 'failure')

    const [pattern, ...more] = await all(cortex, 'Pattern')
    expect(more).toEqual([])
    expect(pattern?.data).toMatchObject({ coverage: 2, strength: 0.4 })
    expect(pattern?.data).toMatchObject({ statement: expect.stringContaining('slack line') })
    expect(
      await pager.reinforcePattern({ name: '', trigger: '', steps: [] }, ['x']),
    ).toBeUndefined()
  })

  it('[GW6] loses no report to another that comes at once', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    await pager.reinforcePattern(SPEC, [], 'i0')

    await Promise.all(['i1', 'i2', 'i3'].map((intent) => pager.reinforcePattern(SPEC, [], intent)))

    expect((await all(cortex, 'Pattern')).map(({ data }) => data)).toMatchObject([{ coverage: 4 }])
  })

  it('[GP13] [GP16] proposes what is proven and no skill yet, and promotes nothing else', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const proven = await pager.writePattern(SPEC, 0.8, 3, ['a', 'b', 'c'])
    const young = await pager.writePattern({ ...SPEC, name: 'Young' }, 1, 9, ['a', 'b'])
    await pager.writePattern({ ...SPEC, name: 'Surer' }, 0.9, 3, ['a', 'b', 'c'])
    const offered = async (): Promise<string[]> =>
      (await pager.proposals()).filter(({ why }) => why === undefined).map(({ spec }) => spec.name)
    expect(await offered()).toEqual(['Surer', 'Moor'])
    expect((await pager.proposals()).at(-1)).toMatchObject({
      spec: { name: 'Young' },
      why: expect.stringContaining('coverage of 9 counts as 2'),
    })

    const file = await pager.promote(proven, join(cortex.root))

    expect(file).toBe(join(cortex.root, 'moor', 'SKILL.md'))
    expect(readFileSync(file, 'utf8')).toContain('fenders out')
    expect(await offered()).toEqual(['Surer'])
    await expect(pager.promote(young, cortex.root)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
