/**
 * What stands at the top of every window: who the agent is, the rules, the user's hard constraints,
 * what is known of the user, what others propose, the goal. Rules are never cut and the goal never
 * vanishes; proposals give way first, then the profile, then constraints, and what gave way is counted.
 *
 * Only what the user said stands under the user's name. Rules and facts of others are information with
 * an author, below.
 *
 * Which constraints and facts are shown follows their salience; how they are ordered follows their
 * age, so that the text stays the same from turn to turn and caches of prompts keep it.
 *
 * @module
 */
import {
  attributed,
  CortexError,
  formatUri,
  type Memory,
  OTHERS_HEADING,
  type Predicate,
  type Uri,
} from '@cortex-memory/core'
import type { PagerConfig } from '../config/settings.ts'
import { UNNAMED_AGENT } from '../rules.ts'
import { cutToSent, sentTokens } from '../text/tokens.ts'
import { normalise, oneLine } from '../text/words.ts'
import { Lines, SECTION_END, SECTION_TOKENS, sectionTokens } from './lines.ts'
import { constraintText } from './memory-text.ts'
import { type Profile, readProfile } from './profile.ts'
import type { Reader } from './reader.ts'
import { othersOf, othersOnly, ownOf, ownOnly } from './whose.ts'

export type PinnedName = 'identity' | 'rules' | 'constraints' | 'profile' | 'others' | 'goal'

/** A section of the pinned block. */
export interface PinnedSection {
  /** Which section it is. */
  readonly name: PinnedName
  /** Its heading and lines, as the model reads them. */
  readonly text: string
  /** Its size. */
  readonly tokens: number
  /** The memories it shows. */
  readonly uris: readonly Uri[]
  /** The store of each of the `uris`, if the pager reads two. */
  readonly actors?: readonly string[]
  /** How many more were found and did not fit. */
  readonly leftOut: number
}

/** The block that every window begins with. */
export interface PinnedBlock {
  /** The block as text. */
  readonly text: string
  /** Its size. */
  readonly tokens: number
  /** The budget that it fits into. */
  readonly budgetTokens: number
  /** In the order of the text; a section with nothing to say is absent. */
  readonly sections: readonly PinnedSection[]
}

interface Entry {
  readonly memory: Memory
  readonly text: string
}

const RULES_HEADING = 'Rules that always hold:'
const CONSTRAINTS_HEADING = 'What the user demands, without exception:'
const PROFILE_HEADING = 'About the user:'
const NO_GOAL = 'Goal: not stated yet; infer it from the conversation.'

const HARD: Predicate = { eq: ['data.strength', 'hard'] }
const CONSTRAINTS_MAX = 256
const IDENTITIES_MAX = 8
const OTHERS_MAX = 8
/** Below this a goal would say nothing. */
const GOAL_TOKENS_MIN = 16
const PROFILE_LINE_TOKENS = 100
/** For the line that says how many constraints are missing. */
const MORE_TOKENS = 16

export async function pinnedBlock(
  cortex: Reader,
  config: PagerConfig,
  goal = '',
  budgetTokens: number = config.pinnedBudgetTokens,
): Promise<PinnedBlock> {
  const rules = rulesSection(config)
  let left = budgetTokens - sectionTokens(rules.text)
  if (left < GOAL_TOKENS_MIN) throw unreachableBudget(rules.text, budgetTokens)
  // A long goal leaves the other half to what is known.
  const goalText = cutToSent(goalLine(goal), Math.max(GOAL_TOKENS_MIN, left >> 1) - SECTION_TOKENS)
  left -= sectionTokens(goalText)
  const identity = await identitySection(cortex, config, left)
  left -= sectionTokens(identity.text)
  const constraints = await constraintsSection(cortex, left)
  left -= sectionTokens(constraints.text)
  const known = await readProfile(cortex)
  const profile = profileSection(known, left)
  left -= sectionTokens(profile.text)
  const others = await othersSection(cortex, known, left)
  const goalSection = section('goal', goalText)
  const sections = [identity, rules, constraints, profile, others, goalSection].filter(
    ({ text, leftOut }) => text !== '' || leftOut > 0,
  )
  const text = sections
    .map((one) => one.text)
    .filter((one) => one !== '')
    .join(SECTION_END)
  return { text, tokens: sentTokens(text), budgetTokens, sections }
}

function rulesSection({ rules }: PagerConfig): PinnedSection {
  return section('rules', [RULES_HEADING, ...rules.map((rule) => `- ${oneLine(rule)}`)].join('\n'))
}

function goalLine(goal: string): string {
  return oneLine(goal) === '' ? NO_GOAL : `Goal: ${oneLine(goal)}`
}

/** The oldest identity that the user gave speaks; without one, the configuration does, if it says anything. */
async function identitySection(
  cortex: Reader,
  config: PagerConfig,
  budgetTokens: number,
): Promise<PinnedSection> {
  const { memories } = await cortex.find({
    types: ['Identity'],
    where: ownOnly(),
    orderBy: [{ field: 'head.createdAt', direction: 'asc' }],
    limit: IDENTITIES_MAX,
  })
  const [memory] = ownOf(memories)
  const data = memory?.data.type === 'Identity' ? memory.data : undefined
  const name = oneLine(data?.name ?? config.agentName)
  const did = oneLine(data?.did ?? config.actorDid ?? '')
  const isUnnamed = memory === undefined && did === '' && name === UNNAMED_AGENT
  const line = isUnnamed ? '' : `You are ${name}${did === '' ? '' : ` (${did})`}.`
  // Some are kept for what parts it from the next section.
  const text = budgetTokens < GOAL_TOKENS_MIN ? '' : cutToSent(line, budgetTokens - SECTION_TOKENS)
  return section('identity', text, memory === undefined ? [] : [uriOf(memory)])
}

async function constraintsSection(cortex: Reader, budgetTokens: number): Promise<PinnedSection> {
  const { memories, total } = await cortex.find({
    types: ['Constraint'],
    where: ownOnly(HARD),
    limit: CONSTRAINTS_MAX,
  })
  const entries = new Map<string, Entry>()
  for (const memory of ownOf(memories)) {
    const text = memory.data.type === 'Constraint' ? oneLine(constraintText(memory.data)) : ''
    if (text !== '' && !entries.has(normalise(text))) entries.set(normalise(text), { memory, text })
  }
  const beyond = total - memories.length
  const found = [...entries.values()]
  const whole = listSection('constraints', CONSTRAINTS_HEADING, found, budgetTokens)
  if (whole.leftOut + beyond === 0) return whole
  // Some are missing: the block itself says so, at the price of a line.
  const listed = listSection('constraints', CONSTRAINTS_HEADING, found, budgetTokens - MORE_TOKENS)
  const leftOut = listed.leftOut + beyond
  if (listed.text === '') return { ...listed, leftOut }
  const text = `${listed.text}\n- (${leftOut} more are stored and not shown)`
  return section('constraints', text, listed.uris, leftOut)
}

function profileSection({ entries, more }: Profile, budgetTokens: number): PinnedSection {
  const short = entries.map(({ memory, text }) => ({
    memory,
    text: cutToSent(text, PROFILE_LINE_TOKENS),
  }))
  const listed = listSection('profile', PROFILE_HEADING, short, budgetTokens)
  return { ...listed, leftOut: listed.leftOut + more }
}

/** Rules that others would like to see obeyed, and what they say of the user. */
async function othersSection(
  cortex: Reader,
  { others }: Profile,
  budgetTokens: number,
): Promise<PinnedSection> {
  const { memories } = await cortex.find({
    types: ['Constraint'],
    where: othersOnly(HARD),
    limit: 8 * OTHERS_MAX,
  })
  const proposed = othersOf(memories).slice(0, OTHERS_MAX)
  const rules = proposed.flatMap((memory) =>
    memory.data.type === 'Constraint' ? [{ memory, text: constraintText(memory.data) }] : [],
  )
  const entries = [...rules, ...others].map(({ memory, text }) => ({
    memory,
    text: attributed(memory, cutToSent(oneLine(text), PROFILE_LINE_TOKENS)),
  }))
  return listSection('others', `${OTHERS_HEADING}:`, entries, budgetTokens)
}

/** Chosen in the order given, shown by age. */
function listSection(
  name: PinnedName,
  heading: string,
  entries: readonly Entry[],
  budgetTokens: number,
): PinnedSection {
  const lines = new Lines(heading, budgetTokens)
  const shown = entries.filter(({ text }) => lines.add(`- ${text}`))
  const aged = shown.toSorted((a, b) => byAge(a.memory, b.memory))
  const text = [heading, ...aged.map((entry) => `- ${entry.text}`)].join('\n')
  const uris = aged.map(({ memory }) => uriOf(memory))
  return section(name, shown.length === 0 ? '' : text, uris, entries.length - shown.length)
}

function section(
  name: PinnedName,
  text: string,
  uris: readonly Uri[] = [],
  leftOut = 0,
): PinnedSection {
  return { name, text, tokens: sentTokens(text), uris: text === '' ? [] : uris, leftOut }
}

function byAge(a: Memory, b: Memory): number {
  return a.head.createdAt - b.head.createdAt || (a.head.id < b.head.id ? -1 : 1)
}

export function uriOf({ head, version }: Memory): Uri {
  return formatUri(head.type, head.id, version.version)
}

function unreachableBudget(rules: string, budgetTokens: number): CortexError {
  const needed = sectionTokens(rules) + GOAL_TOKENS_MIN
  return new CortexError(
    'BUDGET_UNREACHABLE',
    `Cannot pin the rules and the goal in ${budgetTokens} tokens: they need ${needed}; raise the budget or shorten the rules`,
    { path: 'budgetTokens', details: { budgetTokens, needed } },
  )
}
