/**
 * Every setting of the pager: its default, its place in the file, its variables in the environment
 * and what it may be. One line each; the loader knows of no other source.
 *
 * @module
 */
import { variableNames } from '@cortex-memory/core'
import { z } from 'zod'
import { INVIOLABLE_RULES, UNNAMED_AGENT } from '../rules.ts'

/** The settings of a pager. Each has a default, so that `openPager` needs none of them. */
export interface PagerConfig {
  /** What the agent is called in the pinned block. Default: it is not named. */
  readonly agentName: string
  /** The directory that holds all stores. Default: where the opened store is. */
  readonly cortexRoot: string
  /** Whose store it is. Default: the actor of the opened store. */
  readonly cortexActor: string
  /** The directory for promoted procedures. Default `skills`. */
  readonly skillsRoot: string
  /** The directory for conversations. Default: below the data home, for this actor. */
  readonly conversationsDir: string
  /** How many turns a file of a conversation holds before the next file begins. Default 1,000. */
  readonly retainedTurns: number
  /** The address of a model gateway. Default: none. */
  readonly gatewayUrl?: string
  /** The decentralized identifier (DID) of the actor. Default: none. */
  readonly actorDid?: string
  /** The name of the model that answers. Default: none. */
  readonly mainModel?: string
  /** The name of the model that extracts and summarises. Default: none; rules do both. */
  readonly cheapModel?: string
  /** The name of the model that an endpoint embeds with. Default `nomic-ai/nomic-embed-text-v1.5`. */
  readonly embedModel: string
  /** How many tokens the model's window holds. Default 256,000. */
  readonly contextWindowTokens: number
  /** From this percentage of the window on, a transcript is compacted after the turn. Default 80. */
  readonly softPct: number
  /** From this percentage of the window on, a transcript is compacted within the turn. Default 92. */
  readonly hardPct: number
  /** How many memories a window shows at most. Default 8. */
  readonly retrievalTopK: number
  /** How many tokens of a window are for memories. Default 6,000. */
  readonly retrievalBudgetTokens: number
  /** How many tokens of a window are for the pinned block. Default 2,000. */
  readonly pinnedBudgetTokens: number
  /** How many earlier turns a window shows at most. Default 6. */
  readonly recallTopK: number
  /** How many tokens of a window are for earlier turns. Default 2,500. */
  readonly recallBudgetTokens: number
  /** In how many tasks a procedure must have worked before it is shown. Default 3. */
  readonly minPatternSuccesses: number
  /** Rules that are in every window, as the model reads them. Default: a short list of safe ones. */
  readonly rules: readonly string[]
}

export interface Setting {
  /** Section and key in the file. */
  readonly file: readonly [section: string, key: string]
  /** The first that is set and not blank counts. */
  readonly env?: readonly string[]
  readonly schema: z.ZodType
  readonly expected: string
  readonly default?: unknown
  /** How text of the environment is read; as it is if absent. */
  readonly isNumber?: true
}

const TEXT_CHARS_MAX = 4_096
const RULES_MAX = 24

const text = z.string().trim().min(1).max(TEXT_CHARS_MAX)
const words = { schema: text, expected: 'text that is not blank' } as const
const url = {
  schema: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, '')),
  expected: 'an http or https address',
} as const
const count = {
  schema: z.int().min(1).max(1_000_000_000),
  expected: 'a whole number from 1 on',
  isNumber: true,
} as const
const percent = {
  schema: z.int().min(1).max(100),
  expected: 'a whole number from 1 to 100',
  isNumber: true,
} as const

export const SETTINGS: Readonly<Record<keyof PagerConfig, Setting>> = {
  agentName: { ...words, file: ['runtime', 'agent_name'], default: UNNAMED_AGENT },
  cortexRoot: {
    ...words,
    file: ['runtime', 'cortex_root'],
    env: variableNames('CORTEX_HOME'),
    default: '~/.cortex',
  },
  cortexActor: {
    schema: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/),
    expected: 'letters, digits, dots, dashes and underscores, at most 64',
    file: ['runtime', 'cortex_actor'],
    env: variableNames('CORTEX_ACTOR'),
    default: 'neo',
  },
  skillsRoot: {
    ...words,
    file: ['runtime', 'skills_root'],
    env: variableNames('CORTEX_SKILLS_DIR'),
    default: 'skills',
  },
  conversationsDir: {
    ...words,
    file: ['runtime', 'conversations_dir'],
    env: variableNames('CORTEX_CONVERSATIONS_DIR'),
  },
  retainedTurns: {
    ...count,
    file: ['memory', 'conversation_retained_turns'],
    env: variableNames('CORTEX_CONVERSATION_TURNS'),
    default: 1_000,
  },
  gatewayUrl: {
    ...url,
    file: ['runtime', 'gateway_url'],
    env: variableNames('CORTEX_GATEWAY_URL'),
  },
  actorDid: { ...words, file: ['runtime', 'actor_did'], env: variableNames('CORTEX_ACTOR_DID') },
  mainModel: { ...words, file: ['models', 'main'], env: variableNames('CORTEX_MAIN_MODEL') },
  cheapModel: { ...words, file: ['models', 'cheap'], env: variableNames('CORTEX_CHEAP_MODEL') },
  embedModel: {
    ...words,
    file: ['models', 'embed'],
    env: variableNames('CORTEX_EMBED_MODEL'),
    default: 'nomic-ai/nomic-embed-text-v1.5',
  },
  contextWindowTokens: {
    ...count,
    file: ['memory', 'context_window_tokens'],
    env: variableNames('CORTEX_CONTEXT_WINDOW_TOKENS'),
    default: 256_000,
  },
  softPct: { ...percent, file: ['memory', 'soft_pct'], default: 80 },
  hardPct: { ...percent, file: ['memory', 'hard_pct'], default: 92 },
  retrievalTopK: { ...count, file: ['memory', 'retrieval_top_k'], default: 8 },
  retrievalBudgetTokens: {
    ...count,
    file: ['memory', 'retrieval_budget_tokens'],
    default: 6_000,
  },
  pinnedBudgetTokens: { ...count, file: ['memory', 'pinned_budget_tokens'], default: 2_000 },
  recallTopK: { ...count, file: ['memory', 'recall_top_k'], default: 6 },
  recallBudgetTokens: { ...count, file: ['memory', 'recall_budget_tokens'], default: 2_500 },
  minPatternSuccesses: {
    ...count,
    file: ['procedural', 'min_pattern_successes'],
    default: 3,
  },
  rules: {
    schema: z.array(text).min(1).max(RULES_MAX),
    expected: `a list of 1 to ${RULES_MAX} texts`,
    file: ['pinned', 'rules'],
    default: INVIOLABLE_RULES.map(({ text: rule }) => rule),
  },
}
