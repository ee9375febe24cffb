/**
 * Cortex for LangGraph: {@link cortexStore} is a store for `compile({ store })`, {@link cortexCheckpointer} a
 * checkpointer for `compile({ checkpointer })`, {@link storeConformance} the suite that a store has to pass.
 *
 * @module
 */
export type { StoreOptions } from '../shared/open-store.ts'
export type {
  CheckpointConfig,
  CheckpointListing,
  GraphCheckpoint,
  SavedCheckpoint,
  SavedMetadata,
  Serializer,
  TaskWrite,
} from './checkpoint-types.ts'
export { type CortexCheckpointer, cortexCheckpointer } from './checkpointer.ts'
export type { AsOf, ItemVersion } from './item-store.ts'
export {
  type CortexStore,
  type CortexStoreOptions,
  cortexStore,
  type StoreSearchOptions,
} from './store.ts'
export {
  type StoreAbilities,
  type StoreCase,
  storeConformance,
  type TestedStore,
} from './store-conformance.ts'
export type {
  GetOperation,
  ListNamespacesOperation,
  MatchCondition,
  PutOperation,
  SearchOperation,
  StoreItem,
  StoreOperation,
  StoreSearchItem,
} from './store-types.ts'
