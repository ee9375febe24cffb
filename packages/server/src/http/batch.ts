/**
 * Several calls in one request, one after the other, for anyone who would otherwise pay for a round
 * trip each. Each has its own result; together they are not a transaction.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { z } from 'zod'
import { invoke, type JsonSchema, OPERATIONS } from '../operations/index.ts'
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
      const results = await admission.run(async () => {
        const all: Result[] = []
        for (const each of calls) all.push(await resultOf(each, caller, services))
        return all
      })
      sendJson(response, 200, { results })
    },
  }
}

function callsOf(body: unknown, most: number): z.output<typeof batchInput>['calls'] {
  const read = batchInput.safeParse(body)
  if (!read.success) {
    const [issue] = read.error.issues
    const path = (issue?.path ?? []).map(String).join('.')
    const message = `Cannot read ${path === '' ? 'the batch' : path}: ${issue?.message ?? 'wrong'}`
    throw new CortexError('INVALID_INPUT', message, { path })
  }
  const { calls } = read.data
  if (calls.length <= most) return calls
  const message = `Cannot read calls: expected at most ${most}, got ${calls.length}`
  throw new CortexError('INVALID_INPUT', message, { path: 'calls' })
}

async function resultOf(
  { operation: name, input = {} }: z.output<typeof call>,
  caller: Call['caller'],
  { actors }: OperationServices,
): Promise<Result> {
  const operation = OPERATIONS.find((each) => each.name === name) as (typeof OPERATIONS)[number]
  try {
    const output = await invoke(operation, actors.contextFor(operation, caller), input)
    return { status: 200, output }
  } catch (error) {
    const problem = problemOf(error)
    // A mistake of ours is not one result among others: it ends the request and is logged.
    if (problem.code === 'INTERNAL') throw error
    return { status: problem.status, problem }
  }
}
