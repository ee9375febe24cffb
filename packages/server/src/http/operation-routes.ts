/**
 * Every operation as a route: `POST /v1/<name>` with its input as JSON, and `GET` where it only
 * reads and its input is flat. There is nothing here that the table does not say.
 *
 * @module
 */
import type { OpenActors } from '../actors/open-actors.ts'
import {
  invoke,
  type JsonSchema,
  OPERATIONS,
  type Operation,
  schemasOf,
} from '../operations/index.ts'
import type { Admission } from './admission.ts'
import type { ServerLimits } from './limits.ts'
import { isFlat, queryInput } from './query-input.ts'
import { readJson } from './read-body.ts'
import { sendJson } from './respond.ts'
import type { TokenRoute } from './routes.ts'

export interface OperationServices {
  readonly actors: OpenActors
  readonly admission: Admission
  readonly limits: ServerLimits
  /** Called with errors that are our own mistakes. */
  readonly log?: ((text: string) => void) | undefined
}

const inputs = new Map<Operation, JsonSchema>()

/** Made once: a schema takes longer than most requests. */
function inputOf(operation: Operation): JsonSchema {
  const known = inputs.get(operation)
  if (known !== undefined) return known
  const { input } = schemasOf(operation)
  inputs.set(operation, input)
  return input
}

export function methodsOf(operation: Operation): readonly string[] {
  const isAsked = operation.effect === 'read' && isFlat(inputOf(operation))
  return isAsked ? ['GET', 'POST'] : ['POST']
}

export function operationRoutes(services: OperationServices): [string, TokenRoute][] {
  return OPERATIONS.map((operation) => [`/v1/${operation.name}`, routeOf(operation, services)])
}

function routeOf(
  operation: Operation,
  { actors, admission, limits }: OperationServices,
): TokenRoute {
  return {
    label: operation.name,
    methods: methodsOf(operation),
    isOpen: false,

    async answer({ request, response, query, caller }) {
      const input =
        request.method === 'GET'
          ? queryInput(inputOf(operation), query)
          : await readJson(request, limits.bodyBytes)
      const output = await admission.run(
        caller.actor,
        async () => await invoke(operation, actors.contextFor(operation, caller), input),
      )
      const seq = await actors.tokenFor(caller)
      sendJson(response, 200, output, seq === undefined ? {} : { 'cortex-seq': String(seq) })
    },
  }
}
