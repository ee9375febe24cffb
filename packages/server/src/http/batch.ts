/**
 * Several calls in one request, one after the other, for anyone who would otherwise pay for a round
 * trip each. Each has its own result; together they are not a transaction.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { z } from 'zod'
import { invoke, type JsonSchema, OPERATIONS, type Operation } from '../operations/index.ts'
import type { OperationServices } from './operation-routes.ts'
import { type Problem, problemOf } from './problem.ts'
import { readJson } from './read-body.ts'
import { sendJson } from './respond.ts'
import type { Call, TokenRoute } from './routes.ts'

export const BATCH = '/v1/batch'

const call = z.strictObject({
  operation: z.enum(OPERATIONS.map(({ name }) => name) as [string, ...string[]]),
  input: z.unknown().optional(),
})
const batchInput = z.strictObject({ calls: z.array(call).min(1) })
/** One call that cannot be read does not spoil the others: each is checked when its turn comes. */
const anyCalls = z.strictObject({ calls: z.array(z.unknown()).min(1) })
const batchOutput = z.object({
  results: z.array(
    z.object({
      status: z.int(),
      output: z.unknown().optional(),
      problem: z.unknown().optional(),
    }),
  ),
})

interface Result {
  readonly status: number
  readonly output?: unknown
  readonly problem?: Problem
}

export function batchSchemas(): { readonly input: JsonSchema; readonly output: JsonSchema } {
  return {
    input: z.toJSONSchema(batchInput, { io: 'input' }) as JsonSchema,
    output: z.toJSONSchema(batchOutput, { io: 'output' }) as JsonSchema,
  }
}

export function batchRoute(services: OperationServices): TokenRoute {
  return {
    label: 'batch',
    methods: ['POST'],
    isOpen: false,

    async answer({ request, response, caller }) {
      const { limits, admission } = services
      const calls = callsOf(await readJson(request, limits.bodyBytes), limits.batchCalls)
      const results = await admission.run(caller.actor, async () => {
        const all: Result[] = []
        for (const [index, each] of calls.entries()) {
          all.push(await resultOf(index, each, caller, services))
        }
        return all
      })
      sendJson(response, 200, { results })
    },
  }
}

function callsOf(body: unknown, most: number): readonly unknown[] {
  const read = anyCalls.safeParse(body)
  if (!read.success) {
    const [issue] = read.error.issues
    const path = (issue?.path ?? []).map(String).join('.')
    const message = `Cannot read ${path === '' ? 'the batch' : path}: expected {"calls": [{"operation", "input"}]}`
    throw new CortexError('INVALID_INPUT', message, { path })
  }
  const { calls } = read.data
  if (calls.length <= most) return calls
  const message = `Cannot read calls: expected at most ${most}, got ${calls.length}`
  throw new CortexError('INVALID_INPUT', message, { path: 'calls' })
}

async function resultOf(
  index: number,
  given: unknown,
  caller: Call['caller'],
  { actors, log }: OperationServices,
): Promise<Result> {
  try {
    const { operation, input } = callOf(index, given)
    const output = await invoke(operation, actors.contextFor(operation, caller), input)
    return { status: 200, output }
  } catch (error) {
    const problem = problemOf(error)
    // What the other calls did is still told: one mistake of ours does not take their results away.
    if (problem.code === 'INTERNAL') log?.(`call ${index} of a batch: ${stackOf(error)}`)
    return { status: problem.status, problem }
  }
}

function callOf(
  index: number,
  given: unknown,
): { readonly operation: Operation; readonly input: unknown } {
  const name = (given as { operation?: unknown } | null | undefined)?.operation
  const operation = OPERATIONS.find((each) => each.name === name)
  if (operation === undefined) {
    const path = `calls.${index}.operation`
    const shown = JSON.stringify(name)?.slice(0, SHOWN_CHARS_MAX) ?? 'nothing'
    const message = `Cannot read ${path}: expected the name of an operation, got ${shown}; /openapi.json lists them`
    throw new CortexError('INVALID_INPUT', message, { path })
  }
  const read = call.safeParse(given)
  if (!read.success) {
    const path = `calls.${index}`
    const message = `Cannot read ${path}: expected "operation" and "input", and nothing else`
    throw new CortexError('INVALID_INPUT', message, { path })
  }
  return { operation, input: read.data.input ?? {} }
}

const SHOWN_CHARS_MAX = 80

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
