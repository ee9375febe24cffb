/**
 * How much of a fault campaign runs, and where its figures go. `npm test` runs a taste of each,
 * `npm run test:faults` (scripts/faults.mjs) the rest; both run the same code.
 *
 * @module
 */
import { appendFileSync } from 'node:fs'
import { Dice } from './dice.ts'

type Scale = 'taste' | 'short' | 'long'

export interface Rounds {
  readonly taste: number
  readonly short: number
  readonly long: number
}

export interface Figures {
  readonly campaign: string
  readonly rounds: number
  /** So many of the rounds were injected faults. */
  readonly injected?: number
  /** Acknowledged writes that were missing afterwards. */
  readonly lost: number
  /** Everything else that broke a rule. */
  readonly bad: number
  readonly seed: number
  readonly note?: string
}

const SCALES: readonly string[] = ['taste', 'short', 'long'] satisfies readonly Scale[]

function scale(): Scale {
  const asked = process.env.CORTEX_FAULTS ?? 'taste'
  if (SCALES.includes(asked)) return asked as Scale
  throw new Error(`CORTEX_FAULTS must be one of ${SCALES.join(', ')}, not ${asked}`)
}

export function rounds(counts: Rounds): number {
  return counts[scale()]
}

/** How long a campaign lasts that goes on and on; `npm run test:faults -- --minutes N` says otherwise. */
export function minutes(): number {
  return Number(process.env.CORTEX_FAULTS_MINUTES ?? rounds({ taste: 0.05, short: 0.25, long: 60 }))
}

/** The seed of this run; `npm run test:faults -- --seed N` repeats one. */
export const SEED: number = Number(process.env.CORTEX_SEED ?? 20_251_116)

/** Each campaign has dice of its own, so that leaving one out does not change another. */
export function diceFor(campaign: string): Dice {
  let seed = SEED
  for (const character of campaign) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) >>> 0
  return new Dice(seed)
}

/** One row of the table that scripts/faults.mjs prints. */
export function tell(figures: Omit<Figures, 'seed'>): void {
  const file = process.env.CORTEX_FAULTS_TABLE
  if (file === undefined) return
  appendFileSync(file, `${JSON.stringify({ ...figures, seed: SEED })}\n`)
}
