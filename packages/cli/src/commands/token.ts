/** `cortex token`: who may call the server. A running server knows of every change at once. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CortexError, decodeScopeFile } from '@cortex-memory/core'
import { signerOf } from '@cortex-memory/core/scope-signing'
import { type Access, type ScopeOfToken, TokenFiles } from '@cortex-memory/server/http'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { timeText } from '../style.ts'

interface Options {
  readonly read?: boolean | undefined
  readonly owner?: boolean | undefined
  readonly scope?: string | undefined
  readonly key?: string | undefined
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
    },
  })
  const [verb, name, ...more] = positionals
  const files = new TokenFiles(context.home)
  if (verb === 'list' && name === undefined) return list(files, context)
  if (verb === 'show' && name === undefined) return show(files, context)
  if (verb === 'show' && more.length === 0) throw new UsageError(cannotShow(name))
  if (name === undefined || more.length > 0) {
    throw new UsageError('token expects `add NAME`, `show`, `list` or `revoke NAME`')
  }
  if (verb === 'add') return add(files, name, values, context)
  if (verb === 'revoke') return revoke(files, name, context)
  throw new UsageError(`token expects add, show, list or revoke, got ${verb}`)
}

function add(files: TokenFiles, name: string, options: Options, context: CommandContext): number {
  const access = accessOf(options)
  const granted = scopeOf(options)
  const actor = granted?.actor ?? context.actor
  const made = files.add({
    name,
    actor,
    access,
    createdAt: Date.now(),
    ...(granted === undefined ? {} : { scope: granted.scope }),
  })
  if (context.json) context.print(JSON.stringify({ name, actor, access, token: made }))
  else {
    context.print(made)
    context.note(`This is the only time that the token ${name} is shown; it is for ${actor}`)
  }
  return 0
}

/** The owner's alone: of the others only a hash is kept. */
function show(files: TokenFiles, context: CommandContext): number {
  const owner = files.owner()
  context.print(context.json ? JSON.stringify({ token: owner, file: files.ownerFile }) : owner)
  return 0
}

function cannotShow(name: string | undefined): string {
  return `only the owner's token can be shown: \`cortex token show\`. Of ${name} only a hash is kept; make another with \`cortex token revoke ${name}\` and \`cortex token add ${name}\``
}

function accessOf({ read, owner, scope }: Options): Access {
  if (read && owner) throw new UsageError('--read and --owner exclude each other')
  if (owner && scope !== undefined) throw new UsageError('an owner needs no --scope')
  if (owner) return 'owner'
  return read ? 'read' : 'write'
}

/** The key must be the one that the scope was granted to: a token that cannot work is not made. */
function scopeOf({
  scope: file,
  key: keyFile,
}: Options): { readonly actor: string; readonly scope: ScopeOfToken } | undefined {
  if (file === undefined && keyFile === undefined) return undefined
  if (file === undefined || keyFile === undefined) {
    throw new UsageError('--scope FILE and --key FILE belong together')
  }
  const bytes = readBytes(file)
  const grant = decodeScopeFile(new Uint8Array(bytes)).at(-1)?.grant
  const key = readBytes(keyFile).toString('utf8')
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

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CortexError('NOT_FOUND', `Cannot read ${file}: ${why}`)
  }
}

function list(files: TokenFiles, context: CommandContext): number {
  const { tokens: good, problems } = files.read()
  for (const { name, message } of problems) context.note(`the token ${name} is refused: ${message}`)
  const tokens = good.map(({ name, actor, access, createdAt, scope }) => ({
    name,
    actor,
    access,
    scoped: scope !== undefined,
    createdAt,
  }))
  if (context.json) context.print(JSON.stringify({ tokens, problems }))
  else if (tokens.length === 0) context.note('No tokens but the owner’s: cortex token add NAME')
  for (const { name, actor, access, scoped, createdAt } of context.json ? [] : tokens) {
    const what = scoped ? `${access}, by a scope` : access
    context.print(
      `${name.padEnd(20)} ${actor.padEnd(20)} ${what.padEnd(18)} ${timeText(createdAt)}`,
    )
  }
  return 0
}

function revoke(files: TokenFiles, name: string, context: CommandContext): number {
  files.revoke(name)
  context.print(context.json ? JSON.stringify({ revoked: name }) : `revoked ${name}`)
  return 0
}
