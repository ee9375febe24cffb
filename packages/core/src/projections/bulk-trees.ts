/**
 * The sparse trees of a view in the making: leaves collect over all stretches, and the pages are made
 * when the root is asked for, which happens once.
 *
 * @module
 */
import { SmtBuilder } from '../merkle/smt-build.ts'
import type { Staging } from '../store/staging.ts'
import { type LeafTree, nodesBelow, type TargetParts } from './target.ts'

export class BulkTrees {
  readonly #memories = new SmtBuilder()
  readonly #edges = new SmtBuilder()

  /** The trees, with pages that go to this batch. */
  above(batch: Staging): Pick<TargetParts, 'memories' | 'edges'> {
    return {
      memories: leafTree(this.#memories, batch, 'idx/smt/memories/'),
      edges: leafTree(this.#edges, batch, 'idx/smt/edges/'),
    }
  }
}

function leafTree(
  builder: SmtBuilder,
  batch: Staging,
  prefix: 'idx/smt/memories/' | 'idx/smt/edges/',
): LeafTree {
  return {
    put: (keyHash, valueHash) => builder.put(keyHash, valueHash),
    rootAfter: () => builder.writeTo(nodesBelow(batch, prefix)),
  }
}
