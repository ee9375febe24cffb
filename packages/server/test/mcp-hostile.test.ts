/**
 * Calls that nobody should make, over the protocol. CORTEX_FUZZ_CALLS says how many
 * (default: 1,000). Rules: docs/spec/mcp.md.
 *
 * @module
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { ERROR_CODES } from '@cortex-memory/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OpenActors } from '../src/actors/open-actors.ts'
import { PROFILES, serveStdio } from '../src/mcp/index.ts'
import { SHOWN } from '../src/mcp/profile.ts'
import { listedTool } from '../src/mcp/tool.ts'
import { AGENT, openPair, textOf } from './mcp-pair.ts'

const CALLS = Number(process.env.CORTEX_FUZZ_CALLS ?? 1_000)

const CALL_TIMEOUT_MS = 120

type Schema = Readonly<Record<string, unknown>>
const SKIPPED = new Set(['memory_rebuild', 'memory_verify'])

const TOOLS = PROFILES.flatMap((profile) =>
  SHOWN[profile].tools
    .filter(({ operation }) => !SKIPPED.has(operation.name))
    .map((tool) => ({ profile, tool, schema: listedTool(tool).inputSchema as Schema })),
)

const strangeText = fc.oneof(
  fc.constantFrom(
    'matrix://cortex/Fact/01HF7YAT00XR00000000000002#1',
    '01HF7YAT00XR00000000000002',
    '\ud800',
    'a\0b',
    '../..',
    '__proto__',
    ' ',
    '',
    'x'.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const strangeObject = fc.dictionary(
  fc.oneof(
    fc.constantFrom('type', 'limit', 'near', 'where', '__proto__', 'constructor'),
    strangeText,
  ),
  fc.oneof(fc.jsonValue({ maxDepth: 3 }), strangeText),
  { maxKeys: 4 },
)

/** Nearly what the schema wants, so that the engine has to judge. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  const {
    type,
    enum: values,
    items,
    properties,
    anyOf,
  } = schema as {
    type?: string
    enum?: readonly string[]
    items?: Schema
    properties?: Readonly<Record<string, Schema>>
    anyOf?: readonly Schema[]
  }
  if (values !== undefined) return fc.oneof(fc.constantFrom(...values), strangeText)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(nearly))
  if (properties !== undefined) {
    const keys = Object.entries(properties).map(([key, each]) => [key, often(nearly(each))])
    return fc.record(Object.fromEntries(keys) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    })
  }
  switch (type) {
    case 'string':
      return strangeText
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.constantFrom(0, 1, 500, -1, 1.5, 1e300))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(often(nearly(items ?? {})), { maxLength: 3 })
    default:
      return strangeObject
  }
}

function often(arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
}

const CALL = fc.constantFrom(...TOOLS).chain(({ profile, tool, schema }) =>
  fc
    .tuple(nearly(schema), fc.option(fc.tuple(strangeText, fc.jsonValue()), { freq: 5 }))
    .map(([input, more]) => ({
      profile,
      name: tool.operation.name,
      effect: tool.operation.effect,
      input: {
        ...(input as Record<string, unknown>),
        ...(more ? { [more[0]]: more[1] } : {}),
      },
    })),
)

type Call = typeof CALL extends fc.Arbitrary<infer T> ? T : never
/** Always tried, whatever a seed draws: one for each kind of answer. */
const EACH_ANSWER: readonly Call[] = (
  [
    ['memory_list', 'read', {}],
    ['memory_remember', 'write', { text: 'the build runs on Node 20' }],
    ['memory_list', 'read', { limit: 'many' }],
    ['memory_get', 'read', { uri: 'matrix://cortex/Fact/01HF7YAT00XR00000000000009#1' }],
    ['memory_get', 'read', { uri: 'matrix://cortex/Fact' }],
  ] as const
).map(([name, effect, input]) => ({ profile: 'full' as const, name, effect, input }))

const TYPED = new RegExp(`^(${ERROR_CODES.join('|')}): .{10,}`, 's')

describe('hostile calls', () => {
  it(
    `[K21] ${CALLS} of them: answers or typed errors, and a refused call writes nothing`,
    async () => {
      const home = mkdtempSync(join(tmpdir(), 'cortex-hostile-'))
      const actors = new OpenActors({ home })
      const pairs = new Map(
        await Promise.all(
          PROFILES.map(async (profile) => [profile, await openPair({ profile, actors })] as const),
        ),
      )
      const cortex = await actors.open(AGENT.actor, true)
      const seen = new Set<string>()
      let entries = (await cortex.status()).nextSeq

      await fc.assert(
        fc.asyncProperty(CALL, async ({ profile, name, effect, input }) => {
          const pair = pairs.get(profile)
          const answer = await pair?.call(name, input)
          if (answer === undefined) throw new Error(`no server for ${profile}`)
          const { nextSeq } = await cortex.status()

          if (answer.isError) expect(textOf(answer)).toMatch(TYPED)
          else expect(answer.structuredContent).toBeTypeOf('object')
          if (answer.isError || effect === 'read') expect(nextSeq).toBe(entries)
          entries = nextSeq
          seen.add(answer.isError ? (textOf(answer).split(':', 1)[0] ?? '') : effect)
        }),
        { numRuns: CALLS, examples: EACH_ANSWER.map((call) => [call]) },
      )

      // Some get past the schemas, and some are what they should be.
      expect([...seen]).toEqual(
        expect.arrayContaining(['read', 'write', 'INVALID_INPUT', 'NOT_FOUND', 'BAD_URI']),
      )
      expect([...pairs.values()].flatMap(({ errors }) => errors)).toEqual([])
      for (const pair of pairs.values()) await pair[Symbol.asyncDispose]()
      await actors.close()
      rmSync(home, { recursive: true, force: true })
    },
    CALL_TIMEOUT_MS * CALLS,
  )
})

describe('hostile lines', () => {
  it('[K21] any bytes: every line gets an error, the server lives, nothing is written', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-hostile-'))
    const actors = new OpenActors({ home })
    const [input, output] = [new PassThrough(), new PassThrough()]
    const chunks: Buffer[] = []
    output.on('data', (chunk: Buffer) => chunks.push(chunk))
    const failures: Error[] = []
    const served = serveStdio({
      actors,
      caller: AGENT,
      input,
      output,
      onerror: (error) => void failures.push(error),
    })
    const lines = fc.sample(
      fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
        fc.json().map((text) => Buffer.from(text)),
        fc.jsonValue().map((value) => Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: value }))),
      ),
      { numRuns: 300 },
    )
    for (const line of lines) input.write(Buffer.concat([line, Buffer.from('\n')]))
    input.end('{"jsonrpc":"2.0","id":"last","method":"ping"}\n')
    await served

    const answers = Buffer.concat(chunks)
      .toString('utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { id: unknown; error?: { code: number } })
    expect(answers.filter(({ error }) => error === undefined).map(({ id }) => id)).toEqual(['last'])
    expect(answers.length).toBeGreaterThan(250)
    for (const { error } of answers) if (error) expect([-32700, -32600]).toContain(error.code)
    rmSync(home, { recursive: true, force: true })
  })
})
