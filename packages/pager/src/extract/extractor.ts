/**
 * What can be learned from a conversation, and who finds it. An extractor proposes; the queue
 * applies limits, refuses secrets and writes.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import type { PatternSpec } from '../patterns/pattern-spec.ts'
import type { Withdrawal } from './candidate.ts'

/** Where an item came from and how sure it is. */
export interface Grounds {
  /** Plain statements are stored and not pinned until they are said again. Default: explicit. */
  readonly tier?: 'explicit' | 'plain'
  /** The user's own sentence. */
  readonly evidence?: string
  /** A word that the item takes the place of. */
  readonly replaces?: string
  /** It corrects what was said last. */
  readonly corrects?: boolean
}

/** A fact, an outcome or a procedure. */
export type Learned =
  | ({
      readonly kind: 'fact'
      readonly statement: string
      readonly origin: 'user' | 'agent' | 'tool'
      readonly about?: 'decision' | 'deadline' | 'cause' | 'fact'
    } & Grounds)
  /** About the user, said by the user. */
  | ({ readonly kind: 'profile'; readonly statement: string; readonly slot?: string } & Grounds)
  | ({
      readonly kind: 'preference'
      readonly topic: string
      readonly polarity: 'prefer' | 'avoid'
      /** What the user said. */
      readonly statement: string
    } & Grounds)
  /** A standing rule of the user. */
  | ({
      readonly kind: 'constraint'
      readonly statement: string
      readonly polarity: 'do' | 'dont'
    } & Grounds)
  /** The user takes something back. */
  | {
      readonly kind: 'retraction'
      readonly statement: string
      readonly how: Withdrawal
      readonly evidence?: string
    }
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
