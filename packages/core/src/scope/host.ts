/** What a scope needs of the engine that opens it. */
import type { ActorStore } from '../engine/actor-store.ts'
import type { Mutation } from '../engine/committer.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import type { QueryState } from '../query/types.ts'
import type { MemoryCache } from '../reads/memory-cache.ts'
import { PUBLIC_ACCESS } from './access.ts'
import { PartialView } from './partial-view.ts'
import type { PinnedViews } from './pinned-views.ts'
import type { KeyResolver } from './verify-scope.ts'
import type { ViolationLog } from './violations.ts'

export interface Host {
  readonly store: ActorStore
  readonly cache: MemoryCache
  readonly keyResolver: KeyResolver | undefined
  readonly violations: ViolationLog
  readonly pinnedViews: PinnedViews
  queryState(view: ViewReader): QueryState
  commit<T>(mutation: Mutation<T>): Promise<T>
  /** READ_ONLY or CLOSED, if nothing can be written. */
  assertWritable(): void
}

/** What everybody who reaches the store can read. */
export function publicView({
  store,
  cache,
  queryState,
}: Pick<Host, 'store' | 'cache' | 'queryState'>): PartialView {
  return new PartialView({
    actor: store.layout.actor,
    access: PUBLIC_ACCESS,
    budgetTokens: undefined,
    cache,
    queryState,
    read: (body) => store.read(body),
    refuse: () => {
      throw new CortexError('NOT_FOUND', 'Cannot show it: no public memory has that name')
    },
  })
}
