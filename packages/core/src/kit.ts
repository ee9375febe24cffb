/**
 * What all packages share and nobody has to load an engine for: the error class, the validator kit,
 * and a few small things that must not exist twice.
 *
 * @module
 */
export {
  CortexError,
  type CortexErrorCode,
  type CortexErrorFacts,
  ERROR_CODES,
} from './errors.ts'
export {
  anyObject,
  anything,
  checkMembers,
  count,
  finite,
  whole,
  words,
} from './memory/members.ts'
export {
  boolean,
  callable,
  type Fields,
  integer,
  invalid,
  isPlainObject,
  list,
  literal,
  number,
  type Optional,
  object,
  optional,
  refusal,
  type Schema,
  text,
  word,
} from './memory/schema.ts'
export { countTokens } from './memory/tokens.ts'
export { type AtomicOptions, flushDirectory, writeFileAtomic } from './shared/atomic-file.ts'
export { defined } from './shared/defined.ts'
export { messageOf } from './shared/message-of.ts'
export { replaceFile } from './shared/replace-file.ts'
export { shellWord, singleQuoted } from './shared/shell-word.ts'
export { unifiedDiff } from './shared/unified-diff.ts'
