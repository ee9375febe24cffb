import { parseUri, shortReference } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { sentTokens } from '../src/text/tokens.ts'
import { snippetLine } from '../src/window/retrieve.ts'
import { fact, openTestPager, pagerOn } from './support/pager.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const SPEC = {
  name: 'Careen the hull',
  trigger: 'cleaning the hull',
  preconditions: ['spring tide'],
  steps: ['beach her', 'scrape'],
  successCriteria: ['no barnacles'],
}

const broken = {
  id: 'broken@test',
  dimensions: 3,
  embed: async () => {
    throw new Error('the endpoint is down')
  },
}

/** Two directions: boats and everything else. */
const boats = {
  id: 'boats@test',
  dimensions: 2,
  embed: async (texts: readonly string[]) =>
    texts.map((text) => Float32Array.from(/hull|boat|ship|vessel/.test(text) ? [1, 0] : [0, 1])),
}

describe('the model', () => {
  it('[GP14] is asked once for a question and once for a trigger', async () => {
    const asked: string[] = []
    const counted = {
      ...boats,
      embed: (texts: readonly string[]) => {
        asked.push(...texts)
        return boats.embed(texts)
      },
    }
    await using opened = await openTestPager({ embedder: counted })
    const { cortex, pager } = opened
    const trigger = 'a ship comes in'
    const spec = { name: 'Moor', trigger, steps: ['fenders out'] }
    await pager.writePattern(spec, 0.8, 3, ['a', 'b', 'c'])
    await cortex.drainEmbedder()
    asked.length = 0

    const query = 'Where does the vessel lie?'
    const [first, again] = [await pager.assemble({ query }), await pager.assemble({ query })]

    expect(asked.toSorted()).toEqual([query, trigger])
    expect(first.text).toContain('fenders out')
    expect(again.text).toBe(first.text)
  })
})

describe('retrieval', () => {
  it('[GV1] gives what matches first, then what matters, each once with its reason', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const winch = await fact(cortex, 'The winch is rated for 400 kg')
    const rope = await fact(cortex, 'Ropes are in locker four', { importance: 10 })

    const snippets = await pager.retrieve('What can the winch lift?')

    expect(snippets.map(({ uri }) => uri)).toEqual([winch, rope])
    expect(snippets.map(({ type }) => type)).toEqual(['Fact', 'Fact'])
    expect(snippets[0]?.why).toMatch(/^matches the question/)
    expect(snippets[1]?.why).toMatch(/^matters in general/)
  })

  it('[GV1] keeps a quarter of the places for what matters', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const key = await fact(cortex, 'Spare key under the mat', { importance: 10 })
    for (let index = 0; index < 12; index++) await fact(cortex, `winch note ${index}`)

    const snippets = await pager.retrieve('winch')

    expect(snippets).toHaveLength(8)
    expect(snippets.findIndex(({ uri }) => uri === key)).toBeGreaterThanOrEqual(6)
  })

  it('[GV2] is bounded by number and tokens together, and lets smaller ones in', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const long = await fact(cortex, `winch winch winch ${'rope '.repeat(150)}`)
    for (let index = 0; index < 9; index++) await fact(cortex, `winch note ${index}`)

    const some = await pager.retrieve('winch', { budgetTokens: 120, topK: 4 })
    const all = await pager.retrieve('winch', { topK: 50 })

    expect(all).toHaveLength(10)
    expect(some.length).toBeGreaterThan(1)
    expect(some.length).toBeLessThanOrEqual(4)
    expect(some.map(({ uri }) => uri)).not.toContain(long)
    const lines = some.map((snippet) => `${snippetLine(snippet)}\n`).join('')
    expect(sentTokens(lines)).toBeLessThanOrEqual(120)
    expect(await pager.retrieve('winch', { topK: 0 })).toEqual([])
    await expect(pager.retrieve('winch', { topK: -1 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('[GV2] counts notes as well', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const uris = []
    for (let index = 0; index < 4; index++) uris.push(await fact(cortex, `depth is ${index} m`))
    const ids = uris.map((uri) => parseUri(uri).id)
    for (const src of ids) {
      for (const dst of ids) if (src < dst) await cortex.addEdge({ src, type: 'contradicts', dst })
    }

    for (const budgetTokens of [30, 60, 90, 120, 200, 400]) {
      const snippets = await pager.retrieve('depth', { budgetTokens })
      const lines = snippets.map((snippet) => `${snippetLine(snippet)}\n`).join('')
      expect(sentTokens(lines)).toBeLessThanOrEqual(budgetTokens)
      const shown = snippets.map(({ uri }) => uri)
      for (const { note = '' } of snippets) {
        for (const [named] of note.matchAll(/matrix:\/\/[^\s;]+/g)) expect(shown).toContain(named)
      }
    }
  })

  it('[GV3] notes contradictions between given memories only, while they live', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const [seven, nine] = [await fact(cortex, 'The draft is 7 m'), await fact(cortex, 'Draft: 9 m')]
    const edge = { src: parseUri(seven).id, type: 'contradicts', dst: parseUri(nine).id } as const
    await cortex.addEdge(edge)

    const both = await pager.retrieve('draft')
    const one = await pager.retrieve('draft', { topK: 1 })
    await cortex.removeEdge({ ...edge, reason: 'settled' })
    const settled = await pager.retrieve('draft')

    expect(both.find(({ uri }) => uri === seven)?.note).toContain(
      shortReference(parseUri(nine).id, 6),
    )
    expect(both.find(({ uri }) => uri === nine)?.note).toContain(
      shortReference(parseUri(seven).id, 6),
    )
    expect(one.map(({ note }) => note)).toEqual([undefined])
    expect(settled.map(({ note }) => note)).toEqual([undefined, undefined])
  })

  it('[GV4] gives no superseded memory now, and notes one of the past', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const old = await fact(cortex, 'The harbour is Bergen')
    const then = cortex.doors.now
    cortex.doors.advance(10_000)
    const data = { type: 'Fact', subject: 'ship', predicate: 'note', statement: 'Harbour: Oslo' }
    const { uri, id } = await cortex.write({ data: data as never, supersedes: old })

    const now = await pager.retrieve('harbour')
    const past = await pager.retrieve('harbour', { asOf: then })

    expect(now.map((snippet) => snippet.uri)).toEqual([uri])
    expect(past.map((snippet) => snippet.uri)).toEqual([old])
    expect(past[0]?.note).toBe(`superseded by ${shortReference(id, 6)}`)
  })

  it('[GV4] notes what only an edge calls superseded', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    const [old, young] = [await fact(cortex, 'Crew of five'), await fact(cortex, 'Crew of six')]
    const { id } = parseUri(young)
    await cortex.addEdge({ src: id, type: 'supersedes', dst: parseUri(old).id })

    const found = await pager.retrieve('crew')

    expect(found.find((snippet) => snippet.uri === old)?.note).toBe(
      `superseded by ${shortReference(id, 6)}`,
    )
    expect(found.find((snippet) => snippet.uri === young)?.note).toBeUndefined()
  })

  it('[GV5] gives patterns as text, and says which are unproven', async () => {
    await using opened = await openTestPager()
    const { pager } = opened
    await pager.writePattern(SPEC, 0.5, 1, ['i1'])

    const [candidate] = await pager.retrieve('hull')
    await pager.writePattern(SPEC, 0.5, 3, ['i1', 'i2', 'i3'])
    const [proven] = await pager.retrieve('hull')

    expect(candidate?.text).toContain('Careen the hull [when: cleaning the hull]')
    expect(candidate?.text).not.toContain('{')
    expect(candidate?.note).toMatch(/^unproven/)
    expect(proven?.text).toContain('(3× proven)')
    expect(proven?.note).toBeUndefined()
  })

  it('[GV6] gives a text whole where it fits, and never parts an address', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    // The stored form of 200 tokens would end inside the address.
    const statement = `${'pay the yard '.repeat(59)}${ADDRESS} by noon`
    await fact(cortex, statement)

    const [whole] = await pager.retrieve('yard')
    expect(whole?.text).toContain(statement)

    for (let topK = 8; topK <= 64; topK += 8) {
      const [cut] = await pager.retrieve('yard', { topK, budgetTokens: 260 })
      const rest = cut?.text.replaceAll(ADDRESS, '')
      expect(rest).not.toContain('0x')
    }
  })

  it.each([
    ['blank', '  '],
    ['too long', 'harbour '.repeat(10_000)],
    ['with NUL', 'harbour\0'],
    ['with half a character', 'harbour \ud800'],
  ])('[GV7] takes a question that is %s', async (_what, query) => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    await fact(cortex, 'The harbour is Bergen')

    expect(await pager.retrieve(query)).toHaveLength(1)
    expect((await pager.assemble({ query })).text).toContain('The harbour is Bergen')
  })

  it('[GV8] gives what was written a moment ago to a question that shares no word', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    for (let index = 0; index < 30; index++) await fact(cortex, `you know thing ${index}`)
    cortex.doors.advance(86_400_000)
    const uri = await pager.rememberFact('The anchor weighs 90 kg')

    const found = await pager.retrieve('What do you know?')

    expect(found.map((snippet) => snippet.uri)).toContain(uri)
  })

  it('[GV1] narrows to types', async () => {
    await using opened = await openTestPager()
    const { cortex, pager } = opened
    await fact(cortex, 'The mast is tall')
    await cortex.write({ data: { type: 'Belief', statement: 'The mast holds', stance: 'believe' } })

    expect((await pager.retrieve('mast', { types: ['Belief'] })).map(({ type }) => type)).toEqual([
      'Belief',
    ])
    expect(await pager.retrieve('mast', { types: [] })).toHaveLength(2)
  })

  it('[GV9] answers without an embedder and says why', async () => {
    await using opened = await openTestPager({ embedder: 'none' })
    const { cortex, pager } = opened
    await fact(cortex, 'The mast is tall')

    expect(await pager.retrieve('mast')).toHaveLength(1)
    expect(pager.status().embedder).toMatchObject({
      running: false,
      why: expect.stringContaining('words and salience'),
    })
  })

  it('[GV9] answers when the engine cannot start the embedder', async () => {
    await using opened = await openTestPager()
    const { cortex } = opened
    await fact(cortex, 'The mast is tall')
    Object.assign(cortex, {
      startEmbedder: async () => {
        throw new Error('no such model')
      },
    })

    await using pager = await pagerOn(cortex, { embedder: boats })

    expect(await pager.retrieve('mast')).toHaveLength(1)
    expect(pager.status().embedder.why).toContain('no such model')
  })

  it('[GV9] starts the embedder of the engine where it has one, and stops it', async () => {
    await using opened = await openTestPager()
    const { cortex } = opened
    const calls: string[] = []
    Object.assign(cortex, {
      startEmbedder: async ({ embedder }: { embedder: { id: string } }) => {
        calls.push(`start ${embedder.id}`)
      },
      stopEmbedder: async () => {
        calls.push('stop')
      },
    })

    const pager = await pagerOn(cortex, { embedder: boats })
    expect(pager.status().embedder).toMatchObject({ running: true, embedder: 'boats@test' })
    await pager.close()

    expect(calls).toEqual(['start boats@test', 'stop'])
  })
})

describe('procedures', () => {
  it('[GP12] are proven, meant for the goal, and the surest first', async () => {
    await using opened = await openTestPager()
    const { pager } = opened
    await pager.writePattern(SPEC, 0.6, 3, ['a', 'b', 'c'])
    await pager.writePattern({ ...SPEC, name: 'Steam the hull' }, 0.9, 3, ['a', 'b', 'c'])
    await pager.writePattern({ ...SPEC, name: 'Too new' }, 1, 3, ['a', 'b'])
    await pager.writePattern({ ...SPEC, name: 'Tea', trigger: 'making tea' }, 1, 3, ['a', 'b', 'c'])

    const found = await pager.procedural('We are cleaning the hull today')

    expect(found.map(({ spec }) => spec.name)).toEqual(['Steam the hull', 'Careen the hull'])
    expect(found[0]?.confidence).toBe(0.9)
    expect(found[0]?.text).toContain('preconditions: spring tide')
    expect(found[0]?.text).toContain('success: no barnacles')
    expect(await pager.procedural(' ')).toEqual([])
  })

  it('[GP12] are matched by meaning where an embedder works, and by words where it fails', async () => {
    await using opened = await openTestPager({ embedder: boats })
    const { pager, cortex } = opened
    await pager.writePattern(SPEC, 0.6, 3, ['a', 'b', 'c'])
    await using failing = await pagerOn(cortex, { embedder: broken })

    const byMeaning = await pager.procedural('scrub a vessel')

    expect(byMeaning.map(({ match }) => match?.by)).toEqual(['meaning'])
    expect(await failing.procedural('scrub a vessel')).toEqual([])
    expect(await failing.procedural('cleaning the hull')).toHaveLength(1)
    expect(failing.status().embedder.failure).toContain('the endpoint is down')
  })
})
