/**
 * The nine tools of the reference memory server, so that a host can change servers without changing
 * anything else. They are not operations of the table: only this protocol has them.
 *
 * @module
 */

import type { z } from 'zod'
import { schemasOf } from '../../operations/annotations.ts'
import { type Effect, type Operation, operation } from '../../operations/operation.ts'
import { memoryOf } from '../../operations/two-memories.ts'
import type { Tool } from '../tool.ts'
import type { ToolSchema } from '../tool-schema.ts'
import { GraphStore } from './graph-store.ts'
import { type CompatName, INPUTS, type Inputs, OUTPUTS, type Outputs } from './schemas.ts'

interface CompatTool<K extends CompatName> {
  readonly title: string
  readonly description: string
  readonly effect: Effect
  /** Where that server's text is not its structure. */
  text?(answer: Outputs[K]): string
  run(store: GraphStore, input: Inputs[K]): Promise<Outputs[K]>
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2)

const DEFINITIONS: { readonly [K in CompatName]: CompatTool<K> } = {
  create_entities: {
    title: 'Create Entities',
    description: 'Add entities to the knowledge graph; names that exist stay as they are',
    effect: 'write',
    text: ({ entities }) => indented(entities),
    run: async (store, { entities }) => ({ entities: await store.createEntities(entities) }),
  },
  create_relations: {
    title: 'Create Relations',
    description: 'Relate entities of the knowledge graph to one another, in the active voice',
    effect: 'write',
    text: ({ relations }) => indented(relations),
    run: async (store, { relations }) => ({ relations: await store.createRelations(relations) }),
  },
  add_observations: {
    title: 'Add Observations',
    description: 'Add what is newly known about entities that exist',
    effect: 'write',
    text: ({ results }) => indented(results),
    run: async (store, { observations }) => ({
      results: await store.addObservations(observations),
    }),
  },
  delete_entities: {
    title: 'Delete Entities',
    description: 'Remove entities with their observations and relations',
    effect: 'destructive',
    text: ({ message }) => message,
    run: async (store, { entityNames }) => {
      await store.deleteEntities(entityNames)
      return { success: true, message: 'Entities deleted successfully' }
    },
  },
  delete_observations: {
    title: 'Delete Observations',
    description: 'Remove observations from entities',
    effect: 'destructive',
    text: ({ message }) => message,
    run: async (store, { deletions }) => {
      await store.deleteObservations(deletions)
      return { success: true, message: 'Observations deleted successfully' }
    },
  },
  delete_relations: {
    title: 'Delete Relations',
    description: 'Remove relations between entities',
    effect: 'destructive',
    text: ({ message }) => message,
    run: async (store, { relations }) => {
      await store.deleteRelations(relations)
      return { success: true, message: 'Relations deleted successfully' }
    },
  },
  read_graph: {
    title: 'Read Graph',
    description: 'The whole knowledge graph; search_nodes and open_nodes show parts of a large one',
    effect: 'read',
    run: async (store) => await store.read(),
  },
  search_nodes: {
    title: 'Search Nodes',
    description: 'Entities whose name, type or observations contain a text, with their relations',
    effect: 'read',
    run: async (store, { query }) => await store.search(query),
  },
  open_nodes: {
    title: 'Open Nodes',
    description: 'Entities by name, with their relations',
    effect: 'read',
    run: async (store, { names }) => await store.open(names),
  },
}

/** A graph is read as a whole; hosts cut answers at about twice this. */
const GRAPH_TOKENS = 10_000

function toolOf<K extends CompatName>(name: K): Tool {
  const { title, description, effect, text, run } = DEFINITIONS[name]
  const verb: Operation = operation({
    name,
    title,
    summary: description,
    effect,
    idempotent: effect !== 'write',
    creates: true,
    input: INPUTS[name],
    output: OUTPUTS[name] as z.ZodType,
    examples: [],
    run: async (context, input) =>
      await run(new GraphStore(await memoryOf(context), context), input as Inputs[K]),
  })
  return {
    operation: verb,
    description,
    budgetTokens: GRAPH_TOKENS,
    schemas: schemasOf(verb) as { input: ToolSchema; output: ToolSchema },
    text: (answer) => (text ?? indented)(answer as Outputs[K]),
  }
}

export const COMPAT_TOOLS: readonly Tool[] = (Object.keys(DEFINITIONS) as CompatName[]).map(toolOf)
