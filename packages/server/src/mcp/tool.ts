/**
 * An operation as a tool. What a tool is called, takes and gives comes from the operation; what is
 * added here are words for a model, a budget, and the shape of an answer.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server'
import type { Caller, OpenActors } from '../actors/open-actors.ts'
import { annotationsOf, schemasOf } from '../operations/annotations.ts'
import { invoke } from '../operations/invoke.ts'
import type { Operation } from '../operations/operation.ts'
import { fit } from './fit.ts'
import { inputSchemaOf, outputSchemaOf, type ToolSchema } from './tool-schema.ts'

/** Unless a call says otherwise. */
export const ANSWER_TOKENS = 2_000

export interface Tool {
  /** Its name is the name of the tool, its input the arguments. */
  readonly operation: Operation
  /** When to use it, for a model. */
  readonly description: string
  /** Of an answer; `budget_tokens` among the arguments wins. */
  readonly budgetTokens?: number
  /** Where somebody else fixed the schemas, which have no place for a note. */
  readonly schemas?: { readonly input: ToolSchema; readonly output: ToolSchema }
  /** The answer as text; default: JSON. */
  text?(answer: Readonly<Record<string, unknown>>): string
}

export function listedTool({ operation, description, schemas }: Tool): ListedTool {
  const { title, ...hints } = annotationsOf(operation)
  const { input, output } = schemasOf(operation)
  return {
    name: operation.name,
    title,
    description,
    inputSchema: schemas?.input ?? inputSchemaOf(input),
    outputSchema: schemas?.output ?? outputSchemaOf(output),
    annotations: hints,
  }
}

export async function callTool(
  tool: Tool,
  input: Readonly<Record<string, unknown>>,
  actors: OpenActors,
  caller: Caller,
): Promise<CallToolResult> {
  const { operation } = tool
  const output = await invoke(operation, actors.contextFor(operation, caller), input)
  const requested = input.budget_tokens
  const budgetTokens =
    typeof requested === 'number' ? requested : (tool.budgetTokens ?? ANSWER_TOKENS)
  const result = resultOf(tool, fit(output as Record<string, unknown>, budgetTokens))
  const seq = await actors.tokenFor(caller)
  return seq === undefined ? result : { ...result, _meta: { [SEQ_META]: seq } }
}

/** In the `_meta` of an answer: the number of the last entry that it knows of. */
export const SEQ_META = 'cortex-memory/seq'
/** In the `_meta` of a call: the number of an entry that its answer must include. */
const AT_LEAST_META = 'cortex-memory/atLeast'

/** The caller of one call, with what its `_meta` says. */
export function callerWith(
  caller: Caller,
  meta: Readonly<Record<string, unknown>> | undefined,
): Caller {
  const atLeast = meta?.[AT_LEAST_META]
  if (atLeast === undefined) return caller
  if (Number.isSafeInteger(atLeast) && (atLeast as number) >= 0) {
    return { ...caller, atLeast: atLeast as number }
  }
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read _meta: ${AT_LEAST_META} must be the number of an entry`,
    { path: `_meta.${AT_LEAST_META}` },
  )
}

/** A note that the schema has no place for stands beside the answer. */
function resultOf({ schemas, text }: Tool, answer: Record<string, unknown>): CallToolResult {
  const { note, ...rest } = answer
  const beside = schemas !== undefined && typeof note === 'string'
  const shown = beside ? rest : answer
  const texts = [text?.(shown) ?? JSON.stringify(shown), ...(beside ? [note] : [])]
  return {
    content: texts.map((each) => ({ type: 'text', text: each })),
    structuredContent: shown,
  }
}
