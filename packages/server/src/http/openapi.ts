/**
 * The server described for tools (OpenAPI 3.1), made from the table of operations and the table of
 * statuses when it is asked for.
 *
 * @module
 */
import { GROUPS, type JsonSchema, type Operation, schemasOf } from '../operations/index.ts'
import { ACTORS } from './actor-routes.ts'
import { BATCH, batchSchemas } from './batch.ts'
import { EVENTS } from './events.ts'
import { LISTENER } from './listener-proof.ts'
import { methodsOf } from './operation-routes.ts'
import { STATUS } from './problem.ts'

type Json = Readonly<Record<string, unknown>>

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'urn:cortex:problem: and the code' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What was wrong, where, and what to do' },
    code: { type: 'string', enum: Object.keys(STATUS), description: 'Stable; decide by it' },
    path: { type: 'string', description: 'The value of the input that is meant' },
  },
}

const problemResponse: Json = {
  description: 'What went wrong',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const jsonResponse = (description: string, schema: unknown): Json => ({
  description,
  content: { 'application/json': { schema } },
})

/** The OpenAPI description of the operations. */
export function openApiOf(version: string): Json {
  const operations = GROUPS.flatMap((group) =>
    group.operations.map((operation) => [operation, group.title] as const),
  )
  const paths = operations.map(([operation, tag]) => [
    `/v1/${operation.name}`,
    item(operation, tag),
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cortex',
      version,
      description:
        'Memory for AI agents. A path below `/v1/` acts for the actor of the token; an owner says `/v1/actors/<name>/` instead to act for another.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This server' }],
    security: [{ token: [] }],
    tags: GROUPS.map(({ title }) => ({ name: title })),
    paths: {
      ...Object.fromEntries(paths),
      [BATCH]: batchItem(),
      [EVENTS]: eventsItem(),
      ...actorItems(),
      ...openItems(),
      [LISTENER]: listenerItem(),
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM },
    },
  }
}

function item(operation: Operation, tag: string): Json {
  const { input, output } = schemasOf(operation)
  const shared = { tags: [tag], summary: operation.summary }
  const responses = { 200: jsonResponse('Its output', embedded(output)), default: problemResponse }
  const examples = Object.fromEntries(
    operation.examples.map(({ title, input: value }) => [
      title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      { summary: title, value },
    ]),
  )
  const { required = [] } = input
  const post = {
    ...shared,
    operationId: operation.name,
    requestBody: {
      required: required.length > 0,
      content: { 'application/json': { schema: embedded(input), examples } },
    },
    responses,
  }
  if (!methodsOf(operation).includes('GET')) return { post }
  const get = {
    ...shared,
    operationId: `${operation.name}ByQuery`,
    parameters: Object.entries(input.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      description: schema.description,
      schema,
    })),
    responses,
  }
  return { get, post }
}

/** A schema inside of a document has no dialect of its own. */
function embedded(schema: JsonSchema): Json {
  const { $schema: _, ...rest } = schema as Json
  return rest
}

function batchItem(): Json {
  const { input, output } = batchSchemas()
  return {
    post: {
      summary: 'Several calls, one after the other; one that fails does not stop the next',
      operationId: 'batch',
      requestBody: { required: true, content: { 'application/json': { schema: embedded(input) } } },
      responses: {
        200: jsonResponse('One result for each call', embedded(output)),
        default: problemResponse,
      },
    },
  }
}

function eventsItem(): Json {
  const seq = { type: 'integer', minimum: 0 }
  return {
    get: {
      summary: 'The journal as server-sent events, live',
      operationId: 'events',
      parameters: [
        {
          name: 'since',
          in: 'query',
          description: 'Begin with this entry; default: the next one',
          schema: seq,
        },
        {
          name: 'kinds',
          in: 'query',
          description: 'Only entries of these kinds',
          schema: { type: 'array', items: { type: 'string' } },
        },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The entry that was seen last: the stream goes on after it',
          schema: seq,
        },
      ],
      responses: {
        200: {
          description: 'One event for each entry; its id is the sequence, its name the kind',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        default: problemResponse,
      },
    },
  }
}

function actorItems(): Json {
  const name = { name: 'name', in: 'path', required: true, schema: { type: 'string' } }
  const row = {
    type: 'object',
    properties: {
      actor: { type: 'string' },
      bytes: { type: 'integer' },
      changedAt: { type: 'integer' },
    },
  }
  const list = { type: 'object', properties: { actors: { type: 'array', items: row } } }
  return {
    [ACTORS]: {
      get: {
        summary: 'The actors of the data home; for the owner',
        operationId: 'actors',
        responses: { 200: jsonResponse('All actors', list), default: problemResponse },
      },
    },
    [`${ACTORS}/{name}`]: {
      delete: {
        summary: 'Delete an actor with its memories, conversations and tokens; for the owner',
        operationId: 'deleteActor',
        parameters: [name],
        responses: { 200: jsonResponse('What was deleted', {}), default: problemResponse },
      },
    },
  }
}

function listenerItem(): Json {
  const hex = { type: 'string', pattern: '^[0-9a-f]{64}$' }
  const proof = { type: 'object', required: ['proof'], properties: { proof: hex } }
  return {
    get: {
      summary: 'Proves that the server knows the owner’s token, without saying it',
      operationId: 'listener',
      security: [],
      parameters: [{ name: 'nonce', in: 'query', required: true, schema: hex }],
      responses: { 200: jsonResponse('The proof', proof), default: problemResponse },
    },
  }
}

function openItems(): Json {
  const of = (
    operationId: string,
    summary: string,
    security: readonly Json[],
    type: string,
  ): Json => ({
    get: {
      summary,
      operationId,
      security,
      responses: {
        200: { description: 'Yes', content: { [type]: { schema: {} } } },
        default: problemResponse,
      },
    },
  })
  return {
    '/health': of('health', 'The server runs', [], 'application/json'),
    '/ready': of('ready', 'The server can work', [], 'application/json'),
    '/openapi.json': of('openapi', 'This document', [], 'application/json'),
    '/metrics': of('metrics', 'Figures for Prometheus', [{ token: [] }], 'text/plain'),
  }
}
