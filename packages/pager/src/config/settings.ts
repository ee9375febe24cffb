/**
 * Every setting of the pager: its default, its place in the file, its variables in the environment
 * and what it may be. One line each; the loader knows nothing else.
 *
 * @module
 */
import { variableNames } from '@cortex-memory/core'
import { z } from 'zod'
import { INVIOLABLE_RULES, UNNAMED_AGENT } from '../rules.ts'

/** The settings of a pager. */
export interface PagerConfig {
  /** The name of the agent. */
  readonly agentName: string
  /** Data home of the store. */
  readonly cortexRoot: string
  /** The actor of the store. */
  readonly cortexActor: string
  /** Where promoted patterns go. */
  readonly skillsRoot: string
  /** Where conversations are kept. */
  readonly conversationsDir: string
  /** Turns in the hot file of a conversation. */
  readonly retainedTurns: number
  /** The address of a model gateway. */
  readonly gatewayUrl?: string
  /** The identifier of the actor. */
  readonly actorDid?: string
  /** The model that answers. */
  readonly mainModel?: string
  /** The model that extracts and summarises. */
  readonly cheapModel?: string
  /** The model that embeds. */
  readonly embedModel: string
  /** The size of the model's window. */
  readonly contextWindowTokens: number
  /** Percentage of the window at which a transcript is compacted after, and within a turn. */
  readonly softPct: number
  /** From which share of the window on a transcript must be compacted. */
  readonly hardPct: number
  /** How many snippets at most. */
  readonly retrievalTopK: number
  /** The budget of retrieved snippets. */
  readonly retrievalBudgetTokens: number
  /** The budget of the pinned block. */
  readonly pinnedBudgetTokens: number
  /** How many past turns at most. */
  readonly recallTopK: number
  /** The budget of past turns. */
  readonly recallBudgetTokens: number
  /** How many successes a procedure needs before it is shown. */
  readonly minPatternSuccesses: number
  /** The inviolable rules, as the model reads them. */
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
