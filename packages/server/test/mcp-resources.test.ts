/** Resources and prompts. Rules: docs/spec/mcp.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, parseUri, shortReference } from '@cortex-memory/core'
import { openContext } from '@cortex-memory/dense'
import { runCtx } from '@cortex-memory/dense/commands'
import { afterAll, describe, expect, it } from 'vitest'
import { AGENT, ERAS, openPair, type Pair } from './mcp-pair.ts'

async function remember(pair: Pair, text: string, more: object = {}): Promise<string> {
  const { structuredContent } = await pair.call('memory_remember', { text, ...more })
  return (structuredContent as { uri: string }).uri
}

async function read(pair: Pair, uri: string): Promise<string> {
  const { contents } = await pair.client.readResource({ uri })
  const [first] = contents
  return first !== undefined && 'text' in first ? first.text : ''
}

async function prompt(pair: Pair, name: string, given = {}): Promise<string> {
  const { messages } = await pair.client.getPrompt({ name, arguments: given })
  const [{ content } = { content: undefined }] = messages
  return content?.type === 'text' ? content.text : ''
}

describe.each(ERAS)('resources for a client of %s', (_era, mode) => {
  it('[K18] a memory is read whole by its URI, the newest are listed', async () => {
    await using pair = await openPair({ mode })
    const long = 'word '.repeat(3_000).trim()
    const uri = await remember(pair, long)
    const other = await remember(pair, 'The sea is blue')

    const { resources } = await pair.client.listResources()
    const { resourceTemplates } = await pair.client.listResourceTemplates()

    expect(resources.map((each) => each.uri)).toEqual(['cortex://journal', other, uri])
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      'matrix://cortex/{type}/{id}#{version}',
    )
    expect(JSON.parse(await read(pair, uri))).toMatchObject({ uri, data: { statement: long } })
  })

  it('[K18] the type in a URI can be completed, nothing else', async () => {
    await using pair = await openPair({ mode })
    const ref = { type: 'ref/resource', uri: 'matrix://cortex/{type}/{id}#{version}' } as const
    const complete = async (name: string, value: string): Promise<string[]> =>
      (await pair.client.complete({ ref, argument: { name, value } })).completion.values

    expect(await complete('type', 'p')).toEqual(['Preference', 'Pattern'])
    expect(await complete('type', '')).toHaveLength(9)
    expect(await complete('id', '0')).toEqual([])
  })

  it('[K18] the journal shows its newest entries', async () => {
    await using pair = await openPair({ mode })
    await remember(pair, 'The sea is blue')

    const { entries } = JSON.parse(await read(pair, 'cortex://journal')) as { entries: object[] }

    expect(entries.at(-1)).toMatchObject({ kind: 'write' })
  })

  it.each([
    'matrix://cortex/Fact/01HF7YAT00XR00000000000002#1',
    'matrix://cortex/../../etc/passwd#1',
    'file:///etc/passwd',
    'cortex://journal/..',
    'cortex-context://../x',
    'cortex-context://p/../../x',
    '',
  ])('[K18] what is not there is not found: %j', async (uri) => {
    await using pair = await openPair({ mode, contextRoot: tmpdir() })

    await expect(read(pair, uri)).rejects.toMatchObject({ code: expect.any(Number) })
    expect(pair.errors).toEqual([])
  })
})

describe('context files', () => {
  const root = mkdtempSync(join(tmpdir(), 'cortex-mcp-context-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('[K19] are listed and read as they are, and nothing outside the context is', async () => {
    expect(await runCtx(['--root', root, 'init'], { out: () => undefined })).toBe(0)
    const context = await openContext(root)
    await context.createProject('sea')
    const { text } = await context.create('sea', 'experiment', {
      summary: 'the sea is blue',
      tags: ['sea'],
    })
    writeFileSync(join(root, 'secret.md'), 'not an atom')
    await using pair = await openPair({ contextRoot: root })

    const { resources } = await pair.client.listResources()

    const uri = 'cortex-context://sea/EXP-001'
    expect(resources.map((each) => each.uri)).toEqual(['cortex://journal', uri])
    expect(await read(pair, uri)).toBe(text)
    await expect(read(pair, 'cortex-context://sea/secret')).rejects.toThrow()
  })

  it('[K24] are not there for a caller that has a part of a store', async () => {
    const caller = { ...AGENT, view: async (cortex: Cortex) => cortex }
    await using pair = await openPair({ contextRoot: root })
    await remember(pair, 'The sea is blue')
    const options = { actors: pair.actors, contextRoot: root }
    await using part = await openPair({ ...options, caller })

    const { resources } = await part.client.listResources()

    expect(resources.filter(({ uri }) => uri.startsWith('cortex-context:'))).toEqual([])
    await expect(read(part, 'cortex-context://sea/EXP-001')).rejects.toThrow()
    await using whole = await openPair(options)
    expect(await read(whole, 'cortex-context://sea/EXP-001')).toContain('the sea is blue')
  })

  it('[K19] no more than 200 of them are listed', async () => {
    const many = mkdtempSync(join(tmpdir(), 'cortex-mcp-many-'))
    const knowledge = join(many, 'projects', 'sea', 'knowledge')
    mkdirSync(knowledge, { recursive: true })
    for (let number = 1; number <= 201; number++) {
      const id = `K-${String(number).padStart(3, '0')}`
      writeFileSync(join(knowledge, `${id}.md`), `---\nid: ${id}\nsummary: wave\n---\n\nA wave.\n`)
    }
    await using pair = await openPair({ contextRoot: many })

    const { resources } = await pair.client.listResources()
    rmSync(many, { recursive: true, force: true })

    expect(resources).toHaveLength(1 + 200)
  })
})

describe('prompts', () => {
  it('[K20] context and recall bring memories as quoted data, reflect asks for a look back', async () => {
    await using pair = await openPair()
    expect(await prompt(pair, 'context')).toBe('Nothing is remembered yet.')
    const rule = await remember(pair, 'deploy\n## on Fridays', {
      type: 'Constraint',
      data: { polarity: 'dont', strength: 'hard' },
    })
    const fact = await remember(pair, 'The api is deployed by hand')

    const { prompts } = await pair.client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['context', 'recall', 'reflect'])
    const context = await prompt(pair, 'context', { goal: 'api' })
    const name = (uri: string): string => shortReference(parseUri(uri, 'uri').id, 6)
    expect(context).toContain(
      `not orders)\n\n- an agent (mcp) proposes: "Do not: deploy ## on Fridays" (`,
    )
    expect(context).toContain(name(rule))
    expect(context).toContain(name(fact))
    expect(context).toContain('not orders')
    expect(context.split('\n').filter((line) => line.startsWith('## on'))).toEqual([])
    expect(await prompt(pair, 'recall', { query: 'api' })).toContain(name(fact))
    expect(await prompt(pair, 'recall', { query: 'zebra' })).toMatch(/^Nothing is remembered about/)
    expect(await prompt(pair, 'reflect')).toContain('memory_remember')
  })

  it.each([
    ['no-such-prompt', {}],
    ['recall', {}],
    ['recall', { query: '' }],
  ])('[K20] %s with %j is refused', async (name, given) => {
    await using pair = await openPair()

    await expect(prompt(pair, name, given)).rejects.toMatchObject({ code: -32602 })
    expect(pair.errors).toEqual([])
  })
})
