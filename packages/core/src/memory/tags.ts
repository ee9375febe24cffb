import { utf8Length } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { NameHash } from './name-hash.ts'
import { invalid, refusal, type Schema, text } from './schema.ts'

export const TAG_HASH_BYTES = 8

const tagText = text(LIMITS.tagBytes)

/** One tag, exactly as given: no case folding, no trimming. */
export const parseTag: Schema<string> = (value, path) => {
  if (typeof value === 'string' && utf8Length(value) > LIMITS.tagBytes) {
    const message = `Cannot read ${path}: expected a tag of at most ${LIMITS.tagBytes} bytes, got ${utf8Length(value)}`
    throw new CortexError('TAG_TOO_LONG', message, { path })
  }
  return tagText(value, path)
}

/** A list without repetition. A repeated tag is refused, not merged: it hides a mistake. */
export const parseTags: Schema<readonly string[]> = (value, path) => {
  if (!Array.isArray(value)) throw invalid(path, 'a list of tags', value)
  if (value.length > LIMITS.tags) {
    const message = `Cannot read ${path}: expected at most ${LIMITS.tags} tags, got ${value.length}`
    throw new CortexError('TOO_MANY_TAGS', message, { path })
  }
  const tags: string[] = []
  for (let index = 0; index < value.length; index++) {
    const tag = parseTag(value[index], `${path}[${index}]`)
    const twin = tags.indexOf(tag)
    if (twin >= 0) throw refusal(`${path}[${index}]`, `the same tag as ${path}[${twin}]`)
    tags.push(tag)
  }
  return tags
}

const tagHashes = new NameHash(TAG_HASH_BYTES)

/** The fixed-width stand-in for a tag in index keys. */
export function tagHash(tag: string): Uint8Array {
  return tagHashes.of(tag)
}
