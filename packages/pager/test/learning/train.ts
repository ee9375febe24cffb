/**
 * The weights of the vote, from labelled turns: logistic regression over the traits of each clause. The
 * clause that has most in common with a label teaches what the label says; every other teaches nothing.
 * The same turns give the same weights.
 *
 * @module
 */
import { redactSecrets } from '@cortex-memory/core'
import type { CandidateKind } from '../../src/extract/candidate.ts'
import { mask } from '../../src/extract/mask.ts'
import { capital, thirdPerson } from '../../src/extract/render.ts'
import { ownParts } from '../../src/extract/segment.ts'
import { traitsOf } from '../../src/extract/traits.ts'
import { sentencesIn } from '../../src/extract/turn-sentences.ts'
import { unitsOf } from '../../src/extract/units.ts'
import { CLASSES, classOf, readWeights, type Weights, weightLine } from '../../src/extract/vote.ts'
import type { Expected, LabelledTurn } from './corpus.ts'
import { inCommon } from './score.ts'

interface Example {
  readonly traits: readonly string[]
  answer: number
}

const EPOCHS = 12
const RATE = 0.1
const DECAY = 1e-4
/** A trait of fewer clauses says nothing of others. */
const SEEN_MIN = 2
const SEQUENCE_SEEN_MIN = 3
/** So much of a label must be in a clause. */
const ALIKE_MIN = 0.4

export function examplesOf({ text, assistant, expect }: LabelledTurn): Example[] {
  const parts = ownParts(redactSecrets(text))
  const turnAsks = parts.some((part) => part.includes('?'))
  const clauses = parts.flatMap((part) => {
    const masked = mask(part)
    const sentences = sentencesIn(masked.text)
    const around = { turnAsks, isAlone: sentences.length === 1, isReply: assistant !== undefined }
    return sentences.flatMap((sentence) =>
      unitsOf(sentence, around).map((unit) => ({
        statement: masked.restore(capital(thirdPerson(unit.plain))),
        example: { traits: traitsOf(unit), answer: 0 },
      })),
    )
  })
  for (const label of expect) {
    const [best] = clauses
      .map(({ statement, example }) => ({ example, alike: inCommon(statement, label.statement) }))
      .sort((a, b) => b.alike - a.alike)
    if (best !== undefined && best.alike >= ALIKE_MIN) best.example.answer = answerOf(label)
  }
  return clauses.map(({ example }) => example)
}

function answerOf({ kind, polarity, statement }: Expected): number {
  const isBan = /^(?:never|don|do not|no |avoid|stop)/i.test(statement)
  const turned = kind === 'rule' && polarity === undefined && isBan ? 'dont' : polarity
  return CLASSES.indexOf(
    classOf({ kind: kind as CandidateKind, ...(turned !== undefined && { polarity: turned }) }),
  )
}

/** The table of the weights, as text. */
export function train(examples: readonly Example[]): string {
  const seen = new Map<string, number>()
  for (const { traits } of examples)
    for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  const isKnown = (trait: string): boolean =>
    (seen.get(trait) ?? 0) >= (/^[23p]:/.test(trait) ? SEQUENCE_SEEN_MIN : SEEN_MIN)
  const rows = new Map<string, { readonly weights: Float64Array; readonly spent: Float64Array }>()
  const data = examples.map(({ traits, answer }) => ({
    answer,
    rows: traits.filter(isKnown).map((trait) => {
      const row = rows.get(trait) ?? {
        weights: new Float64Array(CLASSES.length),
        spent: new Float64Array(CLASSES.length),
      }
      rows.set(trait, row)
      return row
    }),
  }))
  const order = shuffler(data)
  for (let epoch = 0; epoch < EPOCHS; epoch++) for (const one of order()) step(one.rows, one.answer)
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([trait, { weights }]) => weightLine(trait, [...weights]))
    .join('\n')
}

interface Row {
  readonly weights: Float64Array
  readonly spent: Float64Array
}

/** One step against the error, smaller for a weight that has moved much. */
function step(rows: readonly Row[], answer: number): void {
  const sums = CLASSES.map((_, at) =>
    rows.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0),
  )
  const most = Math.max(...sums)
  const grown = sums.map((sum) => Math.exp(sum - most))
  const all = grown.reduce((total, one) => total + one, 0)
  const errors = grown.map((one, at) => one / all - (at === answer ? 1 : 0))
  for (const { weights, spent } of rows) {
    for (const [at, error] of errors.entries()) {
      const weight = weights[at] ?? 0
      const slope = error + DECAY * weight
      const moved = (spent[at] ?? 0) + slope * slope
      spent[at] = moved
      weights[at] = weight - (RATE * slope) / (Math.sqrt(moved) + 1e-6)
    }
  }
}

/** Another order each time, the same orders each run. */
function shuffler<T>(items: readonly T[]): () => readonly T[] {
  const order = [...items]
  let state = 7
  return () => {
    for (let at = order.length - 1; at > 0; at--) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      const other = Math.floor((state / 2_147_483_648) * (at + 1))
      const kept = order[at] as T
      order[at] = order[other] as T
      order[other] = kept
    }
    return order
  }
}

export function weightsWithout(
  sets: readonly { readonly name: string; readonly turns: readonly LabelledTurn[] }[],
  name: string,
): Weights {
  const others = sets.filter((set) => set.name !== name).flatMap(({ turns }) => turns)
  return readWeights(train(others.flatMap(examplesOf)))
}
