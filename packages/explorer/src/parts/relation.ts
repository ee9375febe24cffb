import { own } from '../words.ts'

/** A link in words, as one of its two ends says it. */
const READS: Readonly<Record<string, readonly [string, string]>> = {
  supersedes: ['takes the place of', 'was replaced by'],
  derived_from: ['was drawn from', 'gave rise to'],
  caused_by: ['is caused by', 'led to'],
  part_of: ['is part of', 'has as a part'],
  references: ['refers to', 'is referred to by'],
  contradicts: ['contradicts', 'is contradicted by'],
  related_to: ['is related to', 'is related to'],
  follows: ['follows', 'is followed by'],
}

/** `isSource`: said by the end that the link starts from. */
export function relationText(type: string, isSource: boolean): string {
  const name = type.replaceAll('_', ' ')
  const [out, back] = own(READS, type) ?? [name, `${name}, from there`]
  return isSource ? out : back
}
