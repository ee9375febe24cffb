import { audit } from './audit.ts'
import { diff, history, log } from './history.ts'
import { forget, get, link, remember, revise, unlink } from './memories.ts'
import { attest, compact, conflicts } from './outcomes.ts'
import type { Printer } from './printer.ts'
import { context, find, list, recall } from './queries.ts'
import { rebuild, root, snapshot, status, verify } from './store.ts'
import { blame, erase, revert, revoke, scrub, trace } from './trust.ts'

/** By operation; a test asks for one each. */
export const PRINTERS: Readonly<Record<string, Printer>> = {
  remember,
  get,
  revise,
  forget,
  link,
  unlink,
  recall,
  find,
  list,
  context,
  attest,
  compact,
  conflicts,
  audit,
  history,
  diff,
  log,
  erase,
  scrub,
  revert,
  blame,
  trace,
  revoke,
  status,
  root,
  snapshot,
  verify,
  rebuild,
}
