/**
 * The two tools that chat hosts look for when they connect a source of knowledge: `search` gives
 * titles with ids, `fetch` the whole of one. The shapes are theirs.
 *
 * @module
 */

import { LIMITS, renderFull } from '@cortex-memory/core'
import { z } from 'zod'
import type { answer } from '../operations/answer.ts'
import { resolve } from '../operations/memories.ts'
import { type Operation, operation } from '../operations/operation.ts'
import { plainText } from '../operations/plain-notes.ts'
import { recall } from '../operations/queries.ts'
import { plainObject, text, uriOf } from '../operations/schemas.ts'
import { memoryOf } from '../operations/two-memories.ts'
import type { Tool } from './tool.ts'

const RESULTS_MAX = 10

const search: Operation = operation({
  name: 'search',
  title: 'Search memory',
  summary: 'Memories about a question, best first',
  effect: 'read',
  idempotent: true,
  creates: true,
  input: z.strictObject({ query: text.describe('A question or some words') }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  }),
  examples: [],
  run: async (context, { query }) => {
    const found = await recall.run(context, { query, limit: RESULTS_MAX, form: 'short' })
    const { memories } = found as z.output<typeof answer>
    return { results: memories.map(({ uri, text: title }) => ({ id: uri, title, url: uri })) }
  },
})

const fetch: Operation = operation({
  name: 'fetch',
  title: 'Fetch a memory',
  summary: 'The whole text of one memory that search found',
  effect: 'read',
  idempotent: true,
  creates: true,
  input: z.strictObject({ id: z.string().min(1).max(128).describe('An id that search gave') }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    metadata: z.record(z.string(), z.unknown()),
  }),
  examples: [],
  run: async (context, { id }) => {
    const memory = await resolve(await memoryOf(context), id)
    const { head, version, data } = memory
    const uri = uriOf(memory)
    return {
      id: uri,
      title: plainText(memory, version.forms.short),
      text: plainText(memory, renderFull(data)),
      url: uri,
      metadata: {
        type: head.type,
        tags: [...head.tags],
        updated: new Date(version.createdAt).toISOString(),
        provenance: plainObject(version.provenance),
      },
    }
  },
})

/** A statement of the greatest length, and what is said about it. */
const FETCH_TOKENS = LIMITS.statementBytes / LIMITS.bytesPerToken + 1_000

export const SEARCH_FETCH_TOOLS: readonly Tool[] = [
  { operation: search, description: 'Search the long-term memory: titles and ids, best first.' },
  {
    operation: fetch,
    description: 'Read one memory that search found, whole.',
    budgetTokens: FETCH_TOKENS,
  },
]
