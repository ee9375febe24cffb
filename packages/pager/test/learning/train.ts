/**
 * The weights of the vote, from labelled turns: logistic regression over the traits of each clause. The
 * clause that has most in common with a label teaches what the label says; every other teaches nothing.
 * The same turns give the same weights.
 *
 * @module
 */
import { ballotsOf, isRowTrait } from '../../src/extract/ballots.ts'
import type { CandidateKind } from '../../src/extract/candidate.ts'
import { readTurn } from '../../src/extract/read-turn.ts'
import { capital, thirdPerson } from '../../src/extract/render.ts'
import { CLASSES, classOf, readWeights, weightLine } from '../../src/extract/vote.ts'
import type { Expected, LabelledTurn } from './corpus.ts'
import { inCommon, type Score, scoreOf, scoresOf } from './score.ts'

interface Example {
  readonly traits: readonly string[]
  answer: number
}

const EPOCHS = 6
const RATE = 0.02
const DECAY = 1e-3
/** A trait of fewer clauses says nothing of others. */
const SEEN_MIN = 2
const SEQUENCE_SEEN_MIN = 3
/** So much of a label must be in a clause. */
const ALIKE_MIN = 0.4
/** A trait that moves no class by more than this is left out of the table. */
const WEIGHT_MIN = 0.1

export function examplesOf({
  text,
  assistant,
  request,
  expect,
  isTuned = false,
}: LabelledTurn): Example[] {
  const reading = readTurn(text, {
    ...(assistant !== undefined && { assistant }),
    ...(request !== undefined && { request }),
  })
  const ballots = ballotsOf(reading)
  const clauses = reading.sentences.flatMap(({ restore }, at) =>
    (ballots[at] ?? []).map(({ unit, traits }) => ({
      statement: restore(capital(thirdPerson(unit.plain))),
      // The tables know the turns they were made with, so there it says nothing that a row fits.
      example: {
        traits: isTuned ? traits.filter((trait) => !isRowTrait(trait)) : traits,
        answer: 0,
      },
    })),
  )
  for (const label of expect) {
    const [best] = clauses
      .map(({ statement, example }) => ({ example, alike: inCommon(statement, label.statement) }))
      .sort((a, b) => b.alike - a.alike)
    if (best !== undefined && best.alike >= ALIKE_MIN) best.example.answer = answerOf(label)
  }
  return clauses.map(({ example }) => example)
}

export function answerOf({ kind, polarity, statement }: Expected): number {
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
  const ids = new Map([...seen.keys()].filter(isKnown).map((trait, at) => [trait, at]))
  const data = examples.map(({ traits, answer }) => ({
    answer,
    rows: Int32Array.from(traits.flatMap((trait) => ids.get(trait) ?? [])),
  }))
  const model = { weights: weightsFor(ids.size), spent: weightsFor(ids.size) }
  const order = shuffler(data)
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { rows, answer } of order()) step(model, rows, answer)
  return [...ids]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([trait, id]) => {
      const row = model.weights.subarray(id * CLASSES.length, (id + 1) * CLASSES.length)
      // Only differences between classes count.
      const middle = row.reduce((sum, weight) => sum + weight, 0) / CLASSES.length
      const weights = [...row].map((weight) => weight - middle)
      return weights.some((weight) => Math.abs(weight) >= WEIGHT_MIN)
        ? [weightLine(trait, weights)]
        : []
    })
    .join('\n')
}

function weightsFor(traits: number): Float64Array {
  return new Float64Array(traits * CLASSES.length)
}

interface Model {
  /** One after the other for each trait, one per class. */
  readonly weights: Float64Array
  readonly spent: Float64Array
}

/** One step against the error, smaller for a weight that has moved much. */
function step({ weights, spent }: Model, rows: Int32Array, answer: number): void {
  const classes = CLASSES.length
  const errors = new Float64Array(classes)
  for (const row of rows)
    for (let at = 0; at < classes; at++)
      errors[at] = (errors[at] ?? 0) + (weights[row * classes + at] ?? 0)
  const most = Math.max(...errors)
  let all = 0
  for (let at = 0; at < classes; at++) {
    const grown = Math.exp((errors[at] ?? 0) - most)
    errors[at] = grown
    all += grown
  }
  for (let at = 0; at < classes; at++)
    errors[at] = (errors[at] ?? 0) / all - (at === answer ? 1 : 0)
  for (const row of rows) {
    for (let at = 0; at < classes; at++) {
      const place = row * classes + at
      const slope = (errors[at] ?? 0) + DECAY * (weights[place] ?? 0)
      const moved = (spent[place] ?? 0) + slope * slope
      spent[place] = moved
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / (Math.sqrt(moved) + 1e-6)
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

interface Turns {
  readonly name: string
  readonly turns: readonly LabelledTurn[]
}

/** Each writer scored with the weights of all others, and all of them together at the end. */
export function heldOut(
  sets: readonly Turns[],
  writerOf: (name: string) => string,
  always: readonly LabelledTurn[],
): readonly { readonly name: string; readonly score: Score }[] {
  const known = always.flatMap(examplesOf)
  const examples = new Map(sets.map(({ name, turns }) => [name, turns.flatMap(examplesOf)]))
  const found = [...new Set(sets.map(({ name }) => writerOf(name)))].map((writer) => {
    const others = sets.filter(({ name }) => writerOf(name) !== writer)
    const weights = readWeights(
      train([...known, ...others.flatMap(({ name }) => examples.get(name) ?? [])]),
    )
    const turns = sets.filter(({ name }) => writerOf(name) === writer).flatMap((set) => set.turns)
    return { name: `writer ${writer}`, turns, weights }
  })
  return [
    ...found.map(({ name, turns, weights }) => ({ name, score: scoreOf(turns, weights) })),
    {
      name: 'all writers',
      score: scoresOf(found.map(({ turns, weights }) => ({ turns, weights }))),
    },
  ]
}
