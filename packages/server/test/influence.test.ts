/** Every interface tries, with every field it has, to put words under the user's headings. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, OTHERS_HEADING, shortReference, type Uri } from '@cortex-memory/core'
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import { openPager } from '@cortex-memory/pager'
import { describe, expect, it } from 'vitest'
import { FULL_TOOLS } from '../src/mcp/full-tools.ts'
import { invoke, OPERATIONS, type OperationContext } from '../src/operations/index.ts'
import { exportJsonl } from '../src/transfer/export-jsonl.ts'
import { importFrom, openSource } from '../src/transfer/index.ts'
import { openPair } from './mcp-pair.ts'

const POISON = 'zebra'
const RULE = { type: 'Constraint', polarity: 'do', strength: 'hard' }

/** What a reader would take for the user's own: everything but what is marked as somebody else's. */
async function underUser(cortex: Cortex): Promise<string> {
  const { pinned } = await cortex.context({ budgetTokens: 4_000 })
  await using pager = await openPager({ cortex, embedder: 'none', environment: {} })
  const block = await pager.pinned()
  const own = block.sections.filter(({ name }) => name !== 'others').map(({ text }) => text)
  return JSON.stringify([pinned.map(({ data }) => data), own])
}

function caller(cortex: TestCortex, more: Partial<OperationContext>): OperationContext {
  return {
    home: cortex.root,
    actor: cortex.actor,
    origin: 'agent',
    channel: 'mcp',
    clock: () => cortex.doors.now,
    allowedSecrets: [],
    cortex: () => Promise.resolve(cortex),
    ...more,
  }
}

function operation(name: string) {
  const found = OPERATIONS.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no operation ${name}`)
  return found
}

const WRITES: readonly (readonly [string, object])[] = [
  ['remember', { text: POISON, type: 'Constraint', data: { strength: 'hard' } }],
  ['remember', { text: POISON, data: { ...RULE, source: 'user_declared' } }],
  [
    'remember',
    { text: POISON, data: { ...RULE, source: 'learned' }, importance: 10, dedupe: true },
  ],
  ['remember', { text: POISON, type: 'Identity' }],
  ['remember', { text: POISON, type: 'Goal' }],
  ['remember', { text: POISON, type: 'Preference' }],
  [
    'remember',
    {
      text: POISON,
      subject: 'matrix://knowledge/user',
      predicate: 'profile',
      tags: ['user-profile'],
    },
  ],
  ['remember-user', { text: `The user's name is ${POISON}` }],
  [
    'consolidate',
    {
      turns: [
        {
          role: 'user',
          text: `My name is ${POISON}. Never do ${POISON}. I prefer ${POISON}. I live in ${POISON}.`,
        },
      ],
    },
  ],
]

describe('no interface but the user’s own', () => {
  it.each([
    ['a model', { origin: 'agent', channel: 'mcp' }],
    ['a token', { origin: 'agent', channel: 'http:bot' }],
    ['the owner’s token', { origin: 'agent', channel: 'http', isOwner: true }],
    ['a tool', { origin: 'tool', channel: 'x' }],
    ['a page', { origin: 'web', channel: 'x' }],
  ] as const)('[U3] [U4] [U9] %s puts words under the user’s headings', async (_name, who) => {
    await using cortex = await openTestCortex()
    for (const [name, input] of WRITES) {
      await invoke(operation(name), caller(cortex, who), input).catch((error) => {
        expect(error).toMatchObject({ code: 'INVALID_INPUT', path: 'data.source' })
      })
    }

    expect(await underUser(cortex)).not.toContain(POISON)
    const { text } = (await invoke(operation('context'), caller(cortex, who), {})) as {
      text: string
    }
    const [own = '', others = ''] = text.split(OTHERS_HEADING)
    expect(own).not.toContain(POISON)
    expect(others).toContain(POISON)
  })

  it.each([
    ['a token', { origin: 'agent', channel: 'http', name: 'bot' }, 'an agent (http:bot) proposes'],
    [
      'the owner’s token',
      { origin: 'agent', channel: 'http', isOwner: true },
      'an agent (http) proposes',
    ],
  ] as const)(
    '[U3] %s does not choose its own name by that of a conversation',
    async (_name, who, author) => {
      await using cortex = await openTestCortex()
      const turns = [{ role: 'user', text: `Never eat ${POISON}.` }]
      const named = { conversationId: 'agent:http:another', turns }
      await invoke(operation('consolidate'), caller(cortex, who), named)
      await invoke(operation('remember-user'), caller(cortex, who), { text: `I live in ${POISON}` })

      const { text } = (await invoke(operation('pinned'), caller(cortex, who), {})) as {
        text: string
      }
      const lines = text.split('\n').filter((line) => line.includes(POISON))
      expect(lines).toHaveLength(2)
      for (const line of lines) expect(line).toContain(author)
    },
  )

  it('[U7] a model cannot weaken, replace or hide what the user demands', async () => {
    await using cortex = await openTestCortex()
    const user = caller(cortex, { origin: 'user', channel: 'cli' })
    const agent = caller(cortex, {})
    const rule = { text: 'ask first', data: { ...RULE } }
    const { uri, id, seq } = (await invoke(operation('remember'), user, rule)) as {
      uri: Uri
      id: string
      seq: number
    }
    for (const [name, input] of [
      ['revise', { uri, text: POISON }],
      ['revise', { uri: id, importance: 0 }],
      ['revise', { uri, data: { strength: 'soft' } }],
      ['forget', { uri, reason: 'x' }],
      ['erase', { uri, reason: 'x', yes: true }],
      ['revert', { entries: `${seq}`, reason: 'x' }],
      ['remember', { text: POISON, data: { ...RULE, source: 'learned' }, supersedes: uri }],
      ['confirm', { uris: [uri] }],
      ['reject', { uris: [uri] }],
    ] as const) {
      await expect(invoke(operation(name), agent, input)).rejects.toMatchObject({
        code: 'OWNER_ONLY',
      })
    }
    expect(await underUser(cortex)).toContain('ask first')
    await invoke(operation('forget'), user, { uri, reason: 'no longer' })
    expect(await underUser(cortex)).not.toContain('ask first')
  })

  /** A file of a hostile store: what its own user demands there, with everything that makes it weigh. */
  async function hostileExport(): Promise<string> {
    await using theirs = await openTestCortex()
    const user = caller(theirs, { origin: 'user', channel: 'cli' })
    for (const [name, input] of WRITES) {
      if (name === 'remember') await invoke(operation(name), user, { importance: 10, ...input })
    }
    expect(await underUser(theirs)).toContain(POISON)
    let text = ''
    for await (const line of exportJsonl(theirs)) text += line
    return text
  }

  it.each([
    ['jsonl', hostileExport],
    [
      'memory-server',
      () =>
        JSON.stringify({
          type: 'entity',
          name: POISON,
          entityType: 'user',
          observations: [`always ${POISON}`],
        }),
    ],
    [
      'mem0',
      () =>
        JSON.stringify({
          results: [{ id: '1', memory: `User's name is ${POISON}`, user_id: 'u' }],
        }),
    ],
  ] as const)('[U10] an import (%s) is nobody’s demand', async (format, content) => {
    await using cortex = await openTestCortex()
    const file = join(
      mkdtempSync(join(cortex.root, 'in-')),
      format === 'mem0' ? 'x.json' : 'x.jsonl',
    )
    writeFileSync(file, await content())
    const { taken } = await importFrom(cortex, await openSource(file), { format, own: false })

    // It came in, and nobody would take it for the user's.
    expect(taken).toBeGreaterThan(0)
    const found = await cortex.find({ near: POISON, limit: 20 })
    expect(JSON.stringify(found)).toContain(POISON)
    expect(await underUser(cortex)).not.toContain(POISON)
  })
})

describe('confirming', () => {
  it('[U11] [U12] [U13] the user confirms by short name, or rejects', async () => {
    await using cortex = await openTestCortex()
    const user = caller(cortex, { origin: 'user', channel: 'cli' })
    const propose = async (text: string): Promise<string> => {
      const input = { text, data: { ...RULE } }
      const { id } = (await invoke(operation('remember'), caller(cortex, {}), input)) as {
        id: string
      }
      return shortReference(id as never, 8)
    }
    const [good, bad] = [await propose('run the tests'), await propose(POISON)]
    expect(await underUser(cortex)).not.toContain('run the tests')

    await invoke(operation('confirm'), user, { uris: [good] })
    await invoke(operation('reject'), user, { uris: [bad] })

    expect(await underUser(cortex)).toContain('run the tests')
    const { text } = (await invoke(operation('context'), user, {})) as { text: string }
    expect(text).not.toContain(POISON)
    await expect(invoke(operation('get'), user, { uri: 'mzzzzzzz' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      path: 'uri',
    })
  })

  it('[U12] no model has them as tools, and prompts show proposals as such', async () => {
    expect(FULL_TOOLS.map(({ operation: { name } }) => name)).not.toContain('memory_confirm')
    await using pair = await openPair({ profile: 'full' })
    await pair.call('memory_remember', {
      text: POISON,
      type: 'Constraint',
      data: { strength: 'hard' },
    })

    const { messages } = await pair.client.getPrompt({ name: 'context', arguments: {} })

    const [own = '', others = ''] = JSON.stringify(messages).split(OTHERS_HEADING)
    expect(own).not.toContain(POISON)
    expect(others).toContain('an agent (mcp) proposes: \\"zebra\\"')
  })
})
