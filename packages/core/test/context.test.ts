/** Context bundles and prompt templates. Rules: docs/spec/context.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, FrameRef, Memory } from '../src/index.ts'
import { interpolate, LIMITS, printContext } from '../src/index.ts'
import {
  aFact,
  aGoal,
  anEvent,
  dataOf,
  openTestCortex,
  type TestCortex,
} from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

const SITE: FrameRef = { verb: 'build', kind: 'service', ref: 'site' }
const ASKED = { verb: 'build', objects: { service: 'site' } } as const

function said(memories: readonly Memory[], bundle: Bundle): string[] {
  return memories.map(({ head }) => bundle.rendered[head.id] ?? '')
}

function statements(memories: readonly Memory[]): string[] {
  return memories.map(({ data }) =>
    'statement' in data ? data.statement : 'summary' in data ? (data.summary ?? '') : data.type,
  )
}

async function tell(
  cortex: TestCortex,
  statement: string,
  rest: object = {},
): Promise<Awaited<ReturnType<TestCortex['write']>>> {
  cortex.doors.advance(1000)
  return await cortex.write({ data: aFact(statement), frames: [SITE], ...rest })
}

describe('context()', () => {
  it('[C1] has what is pinned, what happened and what is relevant, each memory once', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: dataOf('Identity', 'Ada') })
    await cortex.write({ data: dataOf('Constraint', 'never push to main'), frames: [SITE] })
    await cortex.write({ data: { ...dataOf('Constraint', 'tabs'), strength: 'soft' } as never })
    await cortex.write({ data: aGoal('ship the site') })
    await cortex.write({ data: aGoal('an old goal', { status: 'completed' }), frames: [SITE] })
    await cortex.write({ data: anEvent('built it'), frames: [SITE] })
    await cortex.write({ data: aFact('it has three pages'), frames: [SITE] })
    await cortex.write({ data: aFact('elsewhere') })

    const bundle = await cortex.context(ASKED)

    expect(bundle.pinned.map(({ head }) => head.type).sort()).toEqual([
      'Constraint',
      'Goal',
      'Identity',
    ])
    expect(statements(bundle.outcomes)).toEqual(['built it'])
    expect(statements(bundle.frameRelevant).sort()).toEqual(['an old goal', 'it has three pages'])
    expect(Object.keys(bundle.rendered)).toHaveLength(6)
    expect(bundle).toMatchObject({ trimmed: 0, pinnedTrimmed: 0, reachableUris: [], skipped: [] })
  })

  it('[C1] follows a goal or constraint that changes', async () => {
    await using cortex = await openTestCortex()
    const goal = await cortex.write({ data: aGoal('ship it') })
    expect((await cortex.context({})).pinned).toHaveLength(1)

    const done = await cortex.update(goal.uri, { data: aGoal('ship it', { status: 'completed' }) })
    expect((await cortex.context({})).pinned).toHaveLength(0)

    await cortex.update(done.uri, { data: aGoal('ship it again') })
    expect(statements((await cortex.context({})).pinned)).toEqual(['ship it again'])
  })

  it('[C2] shows the newest outcomes, counted after those that do not count', async () => {
    await using cortex = await openTestCortex()
    const uris = []
    for (let day = 1; day <= 5; day++) {
      cortex.doors.advance(86_400_000)
      uris.push((await cortex.write({ data: anEvent(`day ${day}`), frames: [SITE] })).uri)
    }
    await cortex.tombstone(uris[4] as never, { reason: 'wrong' })

    const bundle = await cortex.context({ ...ASKED, outcomeLimit: 2 })

    expect(statements(bundle.outcomes)).toEqual(['day 4', 'day 3'])
    expect(bundle.frameRelevant).toEqual([])
    const three = await cortex.context(ASKED)
    expect(statements(three.outcomes)).toEqual(['day 4', 'day 3', 'day 2'])
    const all = await cortex.context({ ...ASKED, tiers: ['frame_relevant'] })
    expect(all.frameRelevant).toHaveLength(4)
  })

  it('[C3] puts the most salient first, and what is pinned not below 0.7', async () => {
    await using cortex = await openTestCortex()
    for (const importance of [3, 9, 0, 6]) await tell(cortex, `worth ${importance}`, { importance })
    const pinned = await cortex.write({ data: dataOf('Identity', 'Ada') })

    const bundle = await cortex.context(ASKED)

    expect(statements(bundle.frameRelevant)).toEqual(['worth 9', 'worth 6', 'worth 3', 'worth 0'])
    expect(bundle.scores[pinned.id]).toBeCloseTo(0.7, 6)
  })

  it('[C4] [C5] never exceeds the budget; pinned memories are the last to go', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: dataOf('Constraint', 'a rule '.repeat(20)) })
    await cortex.write({ data: dataOf('Constraint', 'another rule '.repeat(10)) })
    for (let index = 0; index < 100; index++) {
      await tell(cortex, `fact ${index} ${'x'.repeat((index * 37) % 400)}`, {
        importance: index % 11,
      })
    }
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6000 }), async (budgetTokens) => {
        const bundle = await cortex.context({ ...ASKED, budgetTokens })
        const kept = [...bundle.pinned, ...bundle.outcomes, ...bundle.frameRelevant]
        const tokens = kept.map(({ head }) => bundle.tokens[head.id] as number)
        const total = tokens.reduce((sum, each) => sum + each, 0)
        expect(bundle.totalTokens).toBe(total)
        expect(total).toBeLessThanOrEqual(Math.min(budgetTokens, LIMITS.contextTokens))
        expect(bundle.pinned.length + bundle.pinnedTrimmed).toBe(2)
        if (bundle.pinnedTrimmed > 0) expect(bundle.frameRelevant).toEqual([])
        expect(bundle.reachableUris.length).toBe(Math.min(64, bundle.trimmed))
      }),
      { numRuns: 60 },
    )
  })

  it('[C4] leaves out what is worth least per token', async () => {
    await using cortex = await openTestCortex()
    await tell(cortex, `long ${'word '.repeat(150)}`, { importance: 5 })
    await tell(cortex, 'short one', { importance: 4 })
    await tell(cortex, 'short two', { importance: 4 })

    const bundle = await cortex.context({ ...ASKED, budgetTokens: 60 })

    expect(statements(bundle.frameRelevant).sort()).toEqual(['short one', 'short two'])
    expect(bundle).toMatchObject({ trimmed: 1, pinnedTrimmed: 0 })
    expect(bundle.reachableUris).toHaveLength(1)
  })

  it('[C5] names the most salient of what it left out', async () => {
    await using cortex = await openTestCortex()
    const receipts = []
    for (let importance = 0; importance <= 10; importance++) {
      receipts.push(await tell(cortex, `${importance} ${'x'.repeat(300)}`, { importance }))
    }

    const bundle = await cortex.context({ ...ASKED, budgetTokens: 180 })

    const best = receipts.toReversed().map(({ uri }) => uri)
    const kept = bundle.frameRelevant.length
    expect(kept).toBeGreaterThan(0)
    expect(bundle.reachableUris[0]).toBe(best[kept])
  })

  it('[C15] says what each costs that was left out; the first comes in with as much more room', async () => {
    await using cortex = await openTestCortex()
    for (let importance = 0; importance <= 10; importance++) {
      await tell(cortex, `${importance} ${'x'.repeat(100 + 40 * (importance % 3))}`, { importance })
    }
    const bundle = await cortex.context({ ...ASKED, budgetTokens: 150 })
    const [next] = bundle.leftOut

    const more = await cortex.context({
      ...ASKED,
      budgetTokens: bundle.totalTokens + (next?.tokens ?? 0),
    })

    expect(bundle.leftOut.map(({ uri }) => uri).toSorted()).toEqual(bundle.reachableUris.toSorted())
    expect(more.frameRelevant.map(({ uri }) => uri)).toContain(next?.uri)
    expect(more.leftOut).toHaveLength(bundle.leftOut.length - 1)
  })

  it('[C6] unites several references and kinds', async () => {
    await using cortex = await openTestCortex()
    const frame = (kind: FrameRef['kind'], ref: string): FrameRef => ({ verb: 'build', kind, ref })
    await tell(cortex, 'one', { frames: [frame('service', 'a')] })
    await tell(cortex, 'two', { frames: [frame('service', 'b'), frame('tool', 'npm')] })
    await tell(cortex, 'three', { frames: [frame('tool', 'npm')] })
    await tell(cortex, 'four', { frames: [frame('tool', 'make')] })

    const bundle = await cortex.context({
      verb: 'build',
      objects: { service: ['a', 'b'], tool: 'npm' },
    })

    expect(statements(bundle.frameRelevant).sort()).toEqual(['one', 'three', 'two'])
  })

  it('[C7] is the pinned tier alone without a verb or objects', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: dataOf('Identity', 'Ada') })
    await tell(cortex, 'relevant')

    for (const options of [{}, { verb: 'build' as const }, { objects: { service: 'site' } }]) {
      const bundle = await cortex.context(options)
      expect([bundle.pinned.length, bundle.frameRelevant.length]).toEqual([1, 0])
    }
    const relevant = await cortex.context({ ...ASKED, tiers: ['frame_relevant'] })
    expect([relevant.pinned.length, relevant.frameRelevant.length]).toEqual([0, 1])
  })

  it('[C8] changes nothing and shows what holds now, or held then', async () => {
    await using cortex = await openTestCortex()
    await tell(cortex, 'expired', { expiresAt: cortex.doors.now + 2000 })
    const before = cortex.doors.now
    await tell(cortex, 'for a while', { validUntil: cortex.doors.now + 5000 })
    cortex.doors.advance(60_000)
    await tell(cortex, 'now')
    const root = await cortex.overallRoot()
    const entries = (await collect(cortex.journal())).length

    expect(statements((await cortex.context(ASKED)).frameRelevant)).toEqual(['now'])
    const then = await cortex.context({ ...ASKED, asOf: before + 1500 })
    expect(statements(then.frameRelevant)).toEqual(['for a while'])

    expect(await cortex.overallRoot()).toBe(root)
    expect(await collect(cortex.journal())).toHaveLength(entries)
  })

  it.each([
    [{ verb: 'fly' }, 'verb'],
    [{ objects: { planet: 'mars' } }, 'objects.planet'],
    [{ objects: { tool: '' } }, 'objects.tool'],
    [{ objects: { tool: ['npm', ' '] } }, 'objects.tool[1]'],
    [{ tiers: ['best'] }, 'tiers[0]'],
    [{ form: 'tiny' }, 'form'],
    [{ budgetTokens: 0 }, 'budgetTokens'],
    [{ colour: 'red' }, 'colour'],
  ])('[C9] refuses %j', async (options, path) => {
    await using cortex = await openTestCortex()
    await expect(cortex.context(options as never)).rejects.toThrow(refusal('INVALID_INPUT', path))
  })
})

describe('printContext()', () => {
  it('[C10] prints one line per memory, equal bytes for equal bundles', async () => {
    await using cortex = await openTestCortex()
    const rule = await cortex.write({
      data: dataOf('Constraint', 'never push\n## Pinned\nto main'),
    })
    const fact = await tell(cortex, 'it has three pages')

    const bundle = await cortex.context(ASKED)
    const text = printContext(bundle)

    expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '## Pinned',
      '## Frame-relevant',
    ])
    expect(text).toContain(`- ${fact.uri} — ${said(bundle.frameRelevant, bundle)[0]}\n`)
    expect(text).toContain(`- ${rule.uri} — `)
    expect(text).toMatch(/\n---\nmedium form, \d+ tokens, 0 left out\n$/)
    cortex.doors.advance(5)
    expect(printContext(await cortex.context(ASKED))).toBe(text)
  })

  it('[C10] says so when there is nothing', async () => {
    await using cortex = await openTestCortex()
    expect(printContext(await cortex.context({}))).toBe(
      '(no memories)\n\n---\nmedium form, 0 tokens, 0 left out\n',
    )
  })
})

describe('interpolate()', () => {
  it('[C11] fills the places of a template and nothing else', async () => {
    await using cortex = await openTestCortex()
    const fact = await tell(cortex, 'use {cortex.bundle} as it is', { tags: ['style'] })

    const text = await interpolate(
      'A {b} {cortex.find type=Fact tag=style limit=3 form=short}\n{cortex.resolve ' +
        `${fact.uri}}\n{cortex.bundle verb=build objects=service:site form=short}`,
      cortex,
    )

    expect(text).toContain(`A {b} - ${fact.uri} — `)
    expect(text.match(/use \{cortex\.bundle\} as it is/g)).toHaveLength(3)
    expect(text).toContain('## Frame-relevant')
  })

  it('[C11] says when nothing matches', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await tell(cortex, 'a fact')
    const other = uri.replace('#1', '#9')
    const text = await interpolate(`{cortex.find type=Goal}|{cortex.resolve ${other}}`, cortex)
    expect(text).toBe('(no match)|(no match)')
  })

  it.each([
    '{cortex.dance}',
    '{cortex.find colour=red}',
    '{cortex.find limit=many}',
    '{cortex.find late=perhaps}',
    '{cortex.bundle objects=site}',
    '{cortex.bundle verb=build verb=find}',
    '{cortex.resolve}',
    '{cortex.find Fact}',
  ])('[C11] refuses %s', async (template) => {
    await using cortex = await openTestCortex()
    await expect(interpolate(template, cortex)).rejects.toThrow(refusal('INVALID_INPUT'))
  })
})
