/** `cortex token`: who may call the server. A running server knows of every change at once. */
import { parseArgs } from 'node:util'
import { CortexError, decodeScopeFile } from '@cortex-memory/core'
import { signerOf } from '@cortex-memory/core/scope-signing'
import { type Access, type ScopeOfToken, TokenFiles } from '@cortex-memory/server/http'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { readNamedFile } from '../named-file.ts'
import { timeText } from '../style.ts'

interface Options {
  readonly read?: boolean | undefined
  readonly owner?: boolean | undefined
  readonly scope?: string | undefined
  readonly key?: string | undefined
  readonly expires?: string | undefined
  readonly grace?: string | undefined
}

export const token: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      read: { type: 'boolean' },
      owner: { type: 'boolean' },
      scope: { type: 'string' },
      key: { type: 'string' },
      expires: { type: 'string' },
      grace: { type: 'string' },
    },
  })
  const [verb, name, ...more] = positionals
  const files = new TokenFiles(context.home)
  if (verb === 'list' && name === undefined) return list(files, context)
  if (verb === 'show' && name === undefined) return show(files, context)
  if (verb === 'show' && more.length === 0) throw new UsageError(cannotShow(name))
  if (name === undefined || more.length > 0) {
    throw new UsageError('token expects `add NAME`, `rotate NAME`, `show`, `list` or `revoke NAME`')
  }
  if (verb === 'rotate') return rotate(files, name, values, context)
  if (values.grace !== undefined) throw new UsageError('--grace is for `token rotate`')
  if (verb === 'add') return await add(files, name, values, context)
  if (verb === 'revoke') return revoke(files, name, context)
  throw new UsageError(`token expects add, rotate, show, list or revoke, got ${verb}`)
}

async function add(
  files: TokenFiles,
  name: string,
  options: Options,
  context: CommandContext,
): Promise<number> {
  const access = accessOf(options)
  const granted = await scopeOf(options)
  const actor = granted?.actor ?? context.actor
  const made = files.add({
    name,
    actor,
    access,
    createdAt: Date.now(),
    ...expiry(options),
    ...(granted === undefined ? {} : { scope: granted.scope }),
  })
  if (context.json) context.print(JSON.stringify({ name, actor, access, token: made }))
  else {
    context.print(made)
    context.note(
      `Save this token now: it is not shown again. ${name} is for the memory of ${actor}`,
    )
  }
  return 0
}

/** Bearers of the old one have some time to take the new one; the owner's is replaced at once. */
function rotate(
  files: TokenFiles,
  name: string,
  options: Options,
  context: CommandContext,
): number {
  const { read, owner, scope, key, grace } = options
  if (read || owner || scope !== undefined || key !== undefined) {
    throw new UsageError('token rotate keeps actor, access and scope; it has --grace and --expires')
  }
  const graceMs = grace === undefined ? DAY_MS : milliseconds(grace, '--grace')
  const formerUntil = Date.now() + graceMs
  const made = files.rotate(name, { formerUntil, ...expiry(options) })
  const isOwner = name === 'owner'
  const until = isOwner ? {} : { formerUntil }
  if (context.json) context.print(JSON.stringify({ name, token: made, ...until }))
  else {
    context.print(made)
    const before = isOwner
      ? 'The one before is refused from now on'
      : `The one before is good until ${timeText(formerUntil)}`
    context.note(before)
  }
  return 0
}

const DAY_MS = 86_400_000
const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: DAY_MS,
}

function expiry({ expires }: Options): { readonly expiresAt?: number } {
  return expires === undefined ? {} : { expiresAt: Date.now() + milliseconds(expires, '--expires') }
}

function milliseconds(text: string, option: string): number {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
  const ms = UNITS[unit]
  if (count !== undefined && ms !== undefined) return Number(count) * ms
  throw new UsageError(`${option} expects minutes, hours or days, such as 90m, 12h or 30d`)
}

/** The owner's alone: of the others only a hash is kept. */
function show(files: TokenFiles, context: CommandContext): number {
  const owner = files.owner()
  context.print(context.json ? JSON.stringify({ token: owner, file: files.ownerFile }) : owner)
  return 0
}

function cannotShow(name: string | undefined): string {
  return `only the owner's token can be shown: \`cortex token show\`. Of ${name} only a hash is kept; make another with \`cortex token rotate ${name}\``
}

function accessOf({ read, owner, scope }: Options): Access {
  if (read && owner) throw new UsageError('give --read or --owner, not both')
  if (owner && scope !== undefined) throw new UsageError('an owner needs no --scope')
  if (owner) return 'owner'
  return read ? 'read' : 'write'
}

/** The key must be the one that the scope was granted to: a token that cannot work is not made. */
async function scopeOf({
  scope: file,
  key: keyFile,
}: Options): Promise<{ readonly actor: string; readonly scope: ScopeOfToken } | undefined> {
  if (file === undefined && keyFile === undefined) return undefined
  if (file === undefined || keyFile === undefined) {
    throw new UsageError('--scope FILE and --key FILE belong together')
  }
  const bytes = await readNamedFile(file, 'scope', 'read')
  const grant = decodeScopeFile(new Uint8Array(bytes)).at(-1)?.grant
  const key = (await readNamedFile(keyFile, 'key', 'read')).toString('utf8')
  const { publicKey } = signer(key, keyFile)
  if (grant === undefined || !Buffer.from(publicKey).equals(grant.audienceKey)) {
    const message = `Cannot add: ${file} was granted to another key than ${keyFile} holds`
    throw new CortexError('SCOPE_INVALID', message)
  }
  return { actor: grant.actor, scope: { file: bytes.toString('base64'), key } }
}

function signer(key: string, file: string): ReturnType<typeof signerOf> {
  try {
    return signerOf(key)
  } catch (cause) {
    const message = `Cannot read ${file}: expected an Ed25519 key, PKCS #8 in PEM`
    throw new CortexError('INVALID_INPUT', message, { path: 'key', cause })
  }
}

function list(files: TokenFiles, context: CommandContext): number {
  const { tokens: good, problems } = files.read()
  for (const { name, message } of problems) context.note(`the token ${name} is refused: ${message}`)
  const tokens = good.map(({ name, actor, access, createdAt, expiresAt, scope }) => ({
    name,
    actor,
    access,
    scoped: scope !== undefined,
    createdAt,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  }))
  if (context.json) context.print(JSON.stringify({ tokens, problems }))
  else if (tokens.length === 0)
    context.note('There is only the owner’s token. Add one with: cortex token add NAME')
  for (const { name, actor, access, scoped, createdAt, expiresAt } of context.json ? [] : tokens) {
    const what = scoped ? `${access}, by a scope` : access
    const isOver = expiresAt !== undefined && expiresAt <= Date.now()
    const end =
      expiresAt === undefined ? '' : `  ${isOver ? 'expired' : 'expires'} ${timeText(expiresAt)}`
    context.print(
      `${name.padEnd(20)} ${actor.padEnd(20)} ${what.padEnd(18)} ${timeText(createdAt)}${end}`,
    )
  }
  return 0
}

function revoke(files: TokenFiles, name: string, context: CommandContext): number {
  files.revoke(name)
  context.print(context.json ? JSON.stringify({ revoked: name }) : `revoked ${name}`)
  return 0
}
