/**
 * What can be learned from a conversation, and who finds it. An extractor proposes; the queue
 * applies limits, refuses secrets and writes.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import type { PatternSpec } from '../patterns/pattern-spec.ts'

/** A fact, an outcome or a procedure. */
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

/** Something that can be learned, and from where. */
export interface Proposal {
  /** What can be learned. */
  readonly learned: Learned
  /** Index of the turn that says it; absent if it comes from several. */
  readonly turn?: number
}

/** Turns to learn from. */
export interface ExtractRequest {
  /** The turns, oldest first. */
  readonly turns: readonly Turn[]
  /** Indexes of the turns to learn from; the others were learned from before and are context. */
  readonly fresh: readonly number[]
  /** Ends the work. */
  readonly signal?: AbortSignal
}

/** Proposes what can be learned from a conversation. */
export interface Extractor {
  /** The name of the extractor. */
  readonly name: string
  /** What can be learned from some turns. */
  extract(request: ExtractRequest): Promise<readonly Proposal[]>
}
