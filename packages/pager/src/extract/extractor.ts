/**
 * What can be learned from a conversation, and who finds it. An extractor proposes; the queue
 * applies limits, refuses secrets and writes.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import type { PatternSpec } from '../patterns/pattern-spec.ts'

export type Learned =
  | {
      readonly kind: 'fact'
      readonly statement: string
      readonly origin: 'user' | 'agent' | 'tool'
    }
  /** About the user, said by the user. */
  | { readonly kind: 'profile'; readonly statement: string }
  | {
      readonly kind: 'preference'
      readonly topic: string
      readonly polarity: 'prefer' | 'avoid'
      /** What the user said. */
      readonly statement: string
    }
  /** A standing rule of the user. */
  | { readonly kind: 'constraint'; readonly statement: string; readonly polarity: 'do' | 'dont' }
  | { readonly kind: 'pattern'; readonly spec: PatternSpec }
  | {
      readonly kind: 'outcome'
      readonly summary: string
      readonly status: 'success' | 'failure' | 'partial'
    }

export interface Proposal {
  readonly learned: Learned
  /** Index of the turn that says it; absent if it comes from several. */
  readonly turn?: number
}

export interface ExtractRequest {
  readonly turns: readonly Turn[]
  /** Indexes of the turns to learn from; the others were learned from before and are context. */
  readonly fresh: readonly number[]
  readonly signal?: AbortSignal
}

export interface Extractor {
  readonly name: string
  extract(request: ExtractRequest): Promise<readonly Proposal[]>
}
