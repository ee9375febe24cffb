import { labelled, memories, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Attested = Output<'attest'>

const MEANINGS: Readonly<Record<number, string>> = {
  1: 'count more',
  0: 'count as before',
  [-1]: 'count less',
}

export const attest: Printer = printer<Attested>((output) => {
  const { affectedIds, skippedUris, citationsDelta, newWeights, weightsUpdated } = output
  const weights = Object.entries(newWeights).map(([name, value]) => `${name}=${value.toFixed(3)}`)
  return [
    `attested: ${memories(affectedIds.length)} to ${MEANINGS[citationsDelta]}`,
    ...skippedUris.map((uri) => `skipped  ${uri}`),
    ...(weightsUpdated ? [labelled('weights', weights.join(' '), 9)] : []),
  ].join('\n')
})

type Compacted = Output<'compact'>

export const compact: Printer = printer<Compacted>(({ kept, compacted, snapshotUri }) =>
  [
    ...kept.map((uri) => `kept  ${uri}`),
    ...compacted.flatMap(({ ref, shortForm }) => [`short ${ref}`, ...wrap(shortForm, 6)]),
    `checkpoint ${snapshotUri}`,
  ].join('\n'),
)

export type Topic = Output<'conflicts'>['conflicts'][number]

export function topicLines({ subject, predicate, facts, more }: Topic): string[] {
  return [
    ...wrap(`${predicate}(${subject})`),
    ...facts.flatMap(({ uri, statement }) => [...wrap(statement, 2), `  ${uri}`]),
    ...(more === 0 ? [] : [`  … and ${more} more`]),
  ]
}

export const conflicts: Printer = printer<Output<'conflicts'>>((output) =>
  output.conflicts.length === 0
    ? 'no contradictions'
    : output.conflicts.flatMap(topicLines).join('\n'),
)
