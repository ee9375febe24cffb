/** What `openCortex` takes, and the options of those methods that belong to no verb; checked like every input. */
import type { Embedder } from './embed/embedder.ts'
import type { Progress } from './engine/fold-journal.ts'
import type { MemoryId } from './memory/ids.ts'
import { boolean, integer, invalid, object, optional, type Schema } from './memory/schema.ts'
import type { RemoteJournal } from './remote/remote-journal.ts'
import { publicKeySchema } from './scope/public-key.ts'
import type { KeyResolver } from './scope/verify-scope.ts'

/** What `openCortex` takes. Only `root` and `actor` are required. */
export interface CortexOptions {
  /** The directory that holds all stores; the actor's store is a directory in it. It is made if it is not there. */
  readonly root: string
  /** Whose memory to open: letters, digits, `.`, `_` and `-`, at most 64. */
  readonly actor: string
  /** Gives the time in milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number
  /** Makes the ids of new memories. Default: ULIDs that only grow. */
  readonly ids?: () => MemoryId
  /** Makes random bytes. Default: those of the system. */
  readonly random?: (bytes: number) => Uint8Array
  /** `commit` (default): a resolved write is on stable storage. `fast`: the system decides when it is. */
  readonly durability?: 'commit' | 'fast'
  /** The owner's Ed25519 public key, recorded when the store is new: grants are signed with it. Default: none; `setOwner` adds one later. */
  readonly ownerKey?: Uint8Array
  /** Says which key an agent has today; scopes for any other key are refused. Default: the key in the grant counts. */
  readonly keyResolver?: KeyResolver
  /** Refuses to write, and opens only what exists. Default false. */
  readonly readOnly?: boolean
  /**
   * If `lock/` was lost and the last block is damaged: drop that block and go on. If the journal lacks
   * entries that were acknowledged: go on with what is there. Default false: both are refused.
   */
  readonly recover?: boolean
  /** How many milliseconds to wait for a lock of another process before `BUSY`. Default 30,000. */
  readonly lockTimeoutMs?: number
  /** Ends such a wait early, for a program that stops: the waiting call fails with `CLOSED`. */
  readonly signal?: AbortSignal
  /** Embeds memories in the background, so that `near` finds them by meaning too. Default: none, `near` goes by words. */
  readonly embedder?: Embedder
  /**
   * The engine that holds the journal, where several machines share one memory; from `@cortex-memory/replica`.
   * This store follows it. Default: the journal is in the files of this store.
   */
  readonly journal?: RemoteJournal
}

function callable<T>(value: unknown, path: string): T {
  if (typeof value === 'function') return value as T
  throw invalid(path, 'a function', value)
}

const durability: Schema<'commit' | 'fast'> = (value, path) => {
  if (value === 'commit' || value === 'fast') return value
  throw invalid(path, "'commit' or 'fast'", value)
}

const milliseconds: Schema<number> = (value, path) => {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  throw invalid(path, 'milliseconds, 0 or more', value)
}

const anyText: Schema<string> = (value, path) => {
  if (typeof value === 'string') return value
  throw invalid(path, 'text', value)
}

const embedderShape: Schema<Embedder> = (value, path) => {
  const { id, dimensions, embed } = (value ?? {}) as Partial<Embedder>
  if (typeof id === 'string' && Number.isInteger(dimensions) && typeof embed === 'function') {
    return value as Embedder
  }
  throw invalid(path, 'an embedder: { id, dimensions, embed(texts) }', value)
}

const remoteJournal: Schema<RemoteJournal> = (value, path) => {
  const { append, read, heads, check } = (value ?? {}) as Partial<RemoteJournal>
  const isOne = [append, read, heads, check].every((each) => typeof each === 'function')
  if (isOne) return value as RemoteJournal
  throw invalid(path, 'a journal of `@cortex-memory/replica`, such as postgresJournal(url)', value)
}

export const embedderOptions: Schema<{ readonly embedder: Embedder }> = object<{
  readonly embedder: Embedder
}>({ embedder: embedderShape })

const abortSignal: Schema<AbortSignal> = (value, path) => {
  if (value instanceof AbortSignal) return value
  throw invalid(path, 'an AbortSignal', value)
}

export const progressOptions: Schema<{ readonly onProgress?: Progress }> = object<{
  readonly onProgress?: Progress
}>({
  onProgress: optional((value, path) => callable<Progress>(value, path)),
})

export const entryNumber: Schema<number> = integer(0, Number.MAX_SAFE_INTEGER)

export const reachOptions: Schema<{ readonly timeoutMs?: number }> = object<{
  readonly timeoutMs?: number
}>({ timeoutMs: optional(milliseconds) })

export const drainOptions: Schema<{ readonly signal?: AbortSignal }> = object<{
  readonly signal?: AbortSignal
}>({ signal: optional(abortSignal) })

export const cortexOptions: Schema<CortexOptions> = object<CortexOptions>({
  root: anyText,
  actor: anyText,
  clock: optional((value, path) => callable<() => number>(value, path)),
  ids: optional((value, path) => callable<() => MemoryId>(value, path)),
  random: optional((value, path) => callable<(bytes: number) => Uint8Array>(value, path)),
  durability: optional(durability),
  ownerKey: optional(publicKeySchema),
  keyResolver: optional((value, path) => callable<KeyResolver>(value, path)),
  readOnly: optional(boolean),
  recover: optional(boolean),
  lockTimeoutMs: optional(milliseconds),
  signal: optional((value, path) => abortSignal(value, path)),
  embedder: optional(embedderShape),
  journal: optional(remoteJournal),
})
