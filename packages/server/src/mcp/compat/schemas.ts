/**
 * What the tools of the reference memory server take and give. Unlike our own tools they overlook
 * unknown arguments, as that server does.
 *
 * @module
 */
import { z } from 'zod'
import {
  type Entity,
  type Graph,
  isKeepable,
  NAME_BYTES,
  OBSERVATION_BYTES,
  type Relation,
} from '../../graph/graph.ts'

export interface Done {
  success: boolean
  message: string
}

export interface Inputs {
  create_entities: { entities: Entity[] }
  create_relations: { relations: Relation[] }
  add_observations: { observations: { entityName: string; contents: string[] }[] }
  delete_entities: { entityNames: string[] }
  delete_observations: { deletions: { entityName: string; observations: string[] }[] }
  delete_relations: { relations: Relation[] }
  read_graph: object
  search_nodes: { query: string }
  open_nodes: { names: string[] }
}

export interface Outputs {
  create_entities: { entities: Entity[] }
  create_relations: { relations: Relation[] }
  add_observations: { results: { entityName: string; addedObservations: string[] }[] }
  delete_entities: Done
  delete_observations: Done
  delete_relations: Done
  read_graph: Graph
  search_nodes: Graph
  open_nodes: Graph
}

export type CompatName = keyof Inputs

type Schemas<T> = { readonly [K in keyof T]: z.ZodObject & z.ZodType<T[K]> }

/** What is kept has to be a text of the engine; what is only looked for can be anything. */
function kept(bytesMax: number): z.ZodString {
  return z.string().refine((value) => isKeepable(value) && Buffer.byteLength(value) <= bytesMax, {
    error: `expected Unicode text that is not blank, at most ${bytesMax} bytes`,
  })
}

const name = kept(NAME_BYTES)
const observation = kept(OBSERVATION_BYTES)
const found = z.string()

const keptEntity = z.object({
  name: name.describe('What the entity is called; names are unique'),
  entityType: name.describe('What kind of thing it is'),
  observations: z.array(observation).describe('What is known about it, one thing each'),
})
const keptRelation = z.object({
  from: name.describe('Name of the entity that the relation starts from'),
  to: name.describe('Name of the entity that it leads to'),
  relationType: name.describe('How they relate, as a verb in the active voice'),
})
const entity = z.object({ name: found, entityType: found, observations: z.array(found) })
const relation = z.object({ from: found, to: found, relationType: found })
const graph = z.object({ entities: z.array(entity), relations: z.array(relation) })
const done = z.object({ success: z.boolean(), message: z.string() })

export const INPUTS: Schemas<Inputs> = {
  create_entities: z.object({ entities: z.array(keptEntity) }),
  create_relations: z.object({ relations: z.array(keptRelation) }),
  add_observations: z.object({
    observations: z.array(
      z.object({
        entityName: found.describe('Name of an entity that exists'),
        contents: z.array(observation).describe('What else is known about it'),
      }),
    ),
  }),
  delete_entities: z.object({ entityNames: z.array(found).describe('Names of entities') }),
  delete_observations: z.object({
    deletions: z.array(
      z.object({
        entityName: found.describe('Name of the entity'),
        observations: z.array(found).describe('What is no longer to be known about it'),
      }),
    ),
  }),
  delete_relations: z.object({ relations: z.array(relation).describe('Relations to take back') }),
  read_graph: z.object({}),
  search_nodes: z.object({ query: found.describe('A part of a name, a type or an observation') }),
  open_nodes: z.object({ names: z.array(found).describe('Names of entities') }),
}

export const OUTPUTS: Schemas<Outputs> = {
  create_entities: z.object({ entities: z.array(entity) }),
  create_relations: z.object({ relations: z.array(relation) }),
  add_observations: z.object({
    results: z.array(z.object({ entityName: found, addedObservations: z.array(found) })),
  }),
  delete_entities: done,
  delete_observations: done,
  delete_relations: done,
  read_graph: graph,
  search_nodes: graph,
  open_nodes: graph,
}
