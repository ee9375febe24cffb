/** What each operation gives back, as its schema says. Types alone: nothing of the server is loaded. */
import type { OutputOf } from '@cortex-memory/server/operations'

type Operations = typeof import('@cortex-memory/server/operations/memories') &
  typeof import('@cortex-memory/server/operations/links') &
  typeof import('@cortex-memory/server/operations/queries') &
  typeof import('@cortex-memory/server/operations/outcomes') &
  typeof import('@cortex-memory/server/operations/pager') &
  typeof import('@cortex-memory/server/operations/patterns') &
  typeof import('@cortex-memory/server/operations/audit') &
  typeof import('@cortex-memory/server/operations/history') &
  typeof import('@cortex-memory/server/operations/explore') &
  typeof import('@cortex-memory/server/operations/why-not') &
  typeof import('@cortex-memory/server/operations/seen-windows') &
  typeof import('@cortex-memory/server/operations/trust') &
  typeof import('@cortex-memory/server/operations/dense') &
  typeof import('@cortex-memory/server/operations/dense-changes') &
  typeof import('@cortex-memory/server/operations/branches') &
  typeof import('@cortex-memory/server/operations/store')

/** By the name of the operation in its module, for example `Output<'ctxLint'>`. */
export type Output<Name extends keyof Operations> = OutputOf<Operations[Name]>
