/** The store behind an adapter: one that the program has open already, or one to open and to close. */
import { type Cortex, CortexError, openCortex } from '@cortex-memory/core'

/** Which memory an adapter uses: give `root` and `actor`, or a `cortex` that is open. */
export interface StoreOptions {
  /** The data home. The actor's store is below it. */
  readonly root?: string
  /** Whose memory it is: letters, digits, `.`, `_` and `-`, at most 64. */
  readonly actor?: string
  /** A store that is open. The adapter uses it and leaves it open. */
  readonly cortex?: Cortex
}

/** A store, and what to do at the end. */
export interface OpenedStore {
  readonly cortex: Cortex
  /** Closes the store if the adapter opened it. */
  close(): Promise<void>
}

/** Opens what the options name. Names are given by the program, never made out of what a model said. */
export async function openStore(options: StoreOptions): Promise<OpenedStore> {
  const { root, actor, cortex } = options
  if (cortex !== undefined) {
    if (root === undefined && actor === undefined) return { cortex, close: async () => {} }
    throw new CortexError(
      'INVALID_INPUT',
      'Cannot open the memory: give `cortex`, or `root` and `actor`, not both',
      {
        path: 'cortex',
      },
    )
  }
  if (root === undefined || actor === undefined) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot open the memory: ${root === undefined ? '`root`' : '`actor`'} is missing. Give \`root\` and \`actor\`, or a \`cortex\` that is open`,
      { path: root === undefined ? 'root' : 'actor' },
    )
  }
  const opened = await openCortex({ root, actor })
  return { cortex: opened, close: () => opened.close() }
}
