/**
 * `cortex grant`: a signed file that lets another agent see, and perhaps change, a part of a store.
 * The key is read here and stays here; the store is only looked at, to compare its owner key.
 *
 * @module
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  CortexError,
  decodeScopeFile,
  type GrantTerms,
  listActors,
  type Scope,
  verifyFile,
} from '@cortex-memory/core'
import { delegateScope, grantScope, type Signer, scopeId } from '@cortex-memory/core/scope-signing'
import { time } from '@cortex-memory/server/operations/schemas'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { readNamedFile } from '../named-file.ts'
import { timeText } from '../style.ts'
import { hex, needed, readPublicKey, readSigner } from './key-file.ts'
import { openExisting } from './open.ts'

const many = { type: 'string', multiple: true } as const
const one = { type: 'string' } as const

const OPTIONS = {
  key: one,
  to: one,
  'to-key': one,
  from: one,
  id: many,
  type: many,
  tag: many,
  frame: many,
  'exclude-id': many,
  'exclude-type': many,
  'exclude-tag': many,
  let: many,
  until: one,
  budget: one,
  pin: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

export const grant: Run = async (args, context) => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const file = needed(values.output, 'grant needs a file: -o FILE')
  const signer = await readSigner(needed(values.key, 'grant needs the key that signs: --key FILE'))
  const terms = await termsOf(values, context)
  const scope =
    values.from === undefined
      ? await firstLink(signer, terms, context)
      : await delegateScope(signer, await readScope(values.from), terms)
  assertHolds(scope)
  await writeFile(file, scope, { mode: 0o600 })
  const id = scopeId(scope)
  const { audience, expiresAt } = decodeScopeFile(scope).at(-1)?.grant ?? terms
  if (context.json) context.print(JSON.stringify({ file, scopeId: id, audience, expiresAt }))
  else {
    const until = expiresAt === undefined ? 'until it is revoked' : `until ${timeText(expiresAt)}`
    context.print(`grant in ${file}, ${scope.length} bytes, for ${audience} ${until}\nscope ${id}`)
  }
  return 0
}

/** Nobody should find out later that a file opens nothing: another's key, say, passed it on. */
function assertHolds(scope: Scope): void {
  const [problem] = verifyFile(scope).problems
  if (problem === undefined) return
  throw new CortexError('SCOPE_INVALID', `Cannot grant: ${problem.message}`)
}

async function termsOf(values: Values, context: CommandContext): Promise<GrantTerms> {
  const audience = needed(values.to, 'grant needs the name of the agent: --to NAME')
  const keyOrFile = needed(
    values['to-key'],
    'grant needs the public key of the agent: --to-key HEX|FILE',
  )
  const include = selectorOf(values.type, values.tag, values.id, values.frame)
  const exclude = selectorOf(values['exclude-type'], values['exclude-tag'], values['exclude-id'])
  const terms = {
    audience,
    audienceKey: await readPublicKey(keyOrFile),
    include: include ?? {},
    ...(exclude === undefined ? {} : { exclude }),
    ...(values.until === undefined ? {} : { expiresAt: timeOf(values.until) }),
    ...(values.budget === undefined ? {} : { budgetTokens: Number(values.budget) }),
    ...(values.let === undefined ? {} : { writable: values.let }),
    ...(values.pin ? { pinned: await present(context) } : {}),
  }
  // What is wrong with a name, a type or a verb is for the engine to say.
  return terms as unknown as GrantTerms
}

function selectorOf(
  types: readonly string[] | undefined,
  tags: readonly string[] | undefined,
  ids: readonly string[] | undefined,
  frames?: readonly string[],
): object | undefined {
  const selector = {
    ...(types === undefined ? {} : { types }),
    ...(tags === undefined ? {} : { tags }),
    ...(ids === undefined ? {} : { ids }),
    ...(frames === undefined ? {} : { frames: frames.map(frameOf) }),
  }
  return Object.keys(selector).length === 0 ? undefined : selector
}

/** `VERB:KIND:REF`; without a kind, `VERB::REF`, all kinds are meant. */
function frameOf(text: string): object {
  const [verb, kind, ...ref] = text.split(':')
  if (!verb || kind === undefined || ref.length === 0) {
    throw new UsageError(`--frame expects VERB:KIND:REF or VERB::REF, got ${text}`)
  }
  return { verb, ...(kind === '' ? {} : { kind }), ref: ref.join(':') }
}

function timeOf(text: string): number {
  const read = time.safeParse(/^\d+$/.test(text) ? Number(text) : text)
  if (read.success) return read.data
  throw new UsageError(`--until expects a time such as 2030-05-01, got ${text}`)
}

async function present(context: CommandContext): Promise<{ journalCount: number; root: string }> {
  await using cortex = await openExisting(context)
  const { nextSeq, lag, root } = await cortex.status()
  return { journalCount: nextSeq - lag, root }
}

/** The owner's own grant; a key that the store does not know would open nothing. */
async function firstLink(
  signer: Signer,
  terms: GrantTerms,
  context: CommandContext,
): Promise<Scope> {
  const { actor, home } = context
  if (!listActors(home).includes(actor)) {
    context.note(`cortex: ${home} has no actor \`${actor}\`; its owner key was not compared`)
    return await grantScope(signer, actor, terms)
  }
  const ownerKey = await ownerKeyOf(context)
  if (ownerKey === undefined) {
    throw new CortexError(
      'SCOPE_INVALID',
      `Cannot grant: the store of ${actor} has no owner key, so nobody could open this grant. Give it one: cortex --actor ${actor} init --owner KEYFILE`,
    )
  }
  if (ownerKey !== hex(signer.publicKey)) {
    throw new CortexError(
      'SCOPE_INVALID',
      `Cannot grant: the store of ${actor} has the owner key ${ownerKey}, and --key is another`,
    )
  }
  return await grantScope(signer, actor, terms)
}

async function ownerKeyOf(context: CommandContext): Promise<string | undefined> {
  await using cortex = await openExisting(context)
  return (await cortex.status()).ownerKey
}

async function readScope(file: string): Promise<Scope> {
  return await readNamedFile(file, 'scope', 'read')
}
