/**
 * Facts about the user on their way into the store: what is known already is not
 * written again, and what can be true only once takes the place of what was true before.
 *
 * @module
 */
import type { Cortex, Memory, Uri, WriteInput } from '@cortex-memory/core'
import { PROFILE_TAG, USER_SUBJECT } from '../consolidate/memory-of.ts'
import { attributeOf } from '../text/attribute.ts'
import { normalise } from '../text/words.ts'
import { uriOf } from '../window/pinned.ts'
import { askable } from '../window/retrieve.ts'

const KNOWN_MAX = 256
const NEAR_MAX = 32

/** The fact that says the same about the user now. */
export async function knownUserFact(
  cortex: Cortex,
  statement: string,
): Promise<Memory | undefined> {
  const same = normalise(statement)
  const facts = await userFacts(cortex, statement)
  return facts.find((memory) => normalise(statementOf(memory)) === same)
}

/** Writes a fact about the user; one that says the same is refreshed, an outdated one closed. */
export async function writeUserFact(cortex: Cortex, input: WriteInput): Promise<Uri> {
  const statement = input.data.type === 'Fact' ? input.data.statement : ''
  const attribute = attributeOf(statement)
  const facts = attribute === undefined ? [] : await userFacts(cortex, statement)
  const isKnown = facts.some((memory) => normalise(statementOf(memory)) === normalise(statement))
  const outdated = facts.find((memory) => attributeOf(statementOf(memory)) === attribute)
  const mode =
    isKnown || outdated === undefined ? { dedupe: true } : { supersedes: uriOf(outdated) }
  return (await cortex.write({ ...input, ...mode })).uri
}

/** Those with the tag, and those of others that share words with the statement; the newest first. */
async function userFacts(cortex: Cortex, statement: string): Promise<readonly Memory[]> {
  const aboutUser = { eq: ['data.subject', USER_SUBJECT] } as const
  const tagged = await cortex.find({
    types: ['Fact'],
    where: { and: [{ hasTag: PROFILE_TAG }, aboutUser] },
    limit: KNOWN_MAX,
  })
  const near = askable(statement)
  const worded =
    near === ''
      ? []
      : (await cortex.find({ types: ['Fact'], where: aboutUser, near, limit: NEAR_MAX })).memories
  return [...tagged.memories, ...worded].toSorted((a, b) => b.head.createdAt - a.head.createdAt)
}

function statementOf({ data }: Memory): string {
  return data.type === 'Fact' ? data.statement : ''
}
