/**
 * Who a bearer token speaks for. One file for each token, so that two processes that add tokens
 * cannot lose one; a file holds the hash of its token, which is shown once and never kept.
 *
 *   <home>/.server/token              the owner's token itself, for programs of the same user
 *   <home>/.server/tokens/<name>.json hash, actor, access, scope
 *
 * Names of actors begin with a letter or digit: `.server` can be none.
 *
 * @module
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import { messageOf, writeFileAtomic } from '@cortex-memory/core/kit'
import { readRegularFile, UnfitFileError } from '@cortex-memory/dense/regular-file'
import { z } from 'zod'
import { fileError } from '../file-error.ts'

/** `owner` calls for every actor, `write` and `read` for one. */
export type Access = 'owner' | 'write' | 'read'

/** A signed grant and the key of its audience: the token stands for that audience. */
export interface ScopeOfToken {
  /** The scope file, base64. */
  readonly file: string
  /** Ed25519, PKCS #8 in PEM. */
  readonly key: string
}

/** A bearer token, and what it allows. */
export interface Token {
  /** The name that `cortex token list` shows. */
  readonly name: string
  /** SHA-256 of the token, hex. */
  readonly hash: string
  /** The actor that it is for. */
  readonly actor: string
  /** What it allows: everything, writing, or reading alone. */
  readonly access: Access
  /** When it was made, in milliseconds since 1970. */
  readonly createdAt: number
  /** From when on it is refused, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined
  /** The one before a rotation, which is good for a while longer. */
  readonly former?: { readonly hash: string; readonly until: number } | undefined
  /** What it may see, if not everything. */
  readonly scope?: ScopeOfToken | undefined
}

export interface TokenProblem {
  readonly name: string
  /** What is wrong with its file, and what to do. */
  readonly message: string
}

export interface TokensRead {
  readonly tokens: readonly Token[]
  /** Files that cannot be used; the tokens of these names are refused. */
  readonly problems: readonly TokenProblem[]
}

export const OWNER = 'owner'
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const HASH = /^[0-9a-f]{64}$/
/** A scope with many links is the largest of them. */
const FILE_BYTES_MAX = 4 * 1_048_576
const TOKEN = /^cortex_[A-Za-z0-9_-]{43}$/

const tokenSchema: z.ZodType<Token> = z.strictObject({
  name: z.string().regex(NAME),
  hash: z.string().regex(HASH),
  actor: z.string().regex(NAME),
  access: z.enum(['owner', 'write', 'read']),
  createdAt: z.int(),
  expiresAt: z.int().optional(),
  former: z.strictObject({ hash: z.string().regex(HASH), until: z.int() }).optional(),
  scope: z.strictObject({ file: z.base64(), key: z.string() }).optional(),
})

/** The tokens of a data home. */
export class TokenFiles {
  /** Where the owner's token is. */
  readonly ownerFile: string
  readonly #directory: string

  /** Reads the tokens below a data home. */
  constructor(home: string) {
    this.#directory = join(home, '.server', 'tokens')
    this.ownerFile = join(home, '.server', 'token')
  }

  /** The owner's token; made when it is first asked for. */
  owner(): string {
    return this.ownerOrNew().token
  }

  /** The owner's token, and whether it was made by this call. */
  ownerOrNew(): { readonly token: string; readonly isNew: boolean } {
    this.#makeDirectories()
    const known = this.#readOwner()
    if (known !== undefined) return { token: known, isNew: false }
    const isNew = createWhole(this.ownerFile, `${newToken()}\n`)
    return { token: this.#readOwner() as string, isNew }
  }

  /** The owner's token, if there is one now. */
  knownOwner(): string | undefined {
    return this.#readOwner()
  }

  /** The new token, which is not kept and cannot be shown again. */
  add({ name, ...facts }: Omit<Token, 'hash'>): string {
    if (!NAME.test(name) || name === OWNER) {
      const message = `Cannot add a token named ${JSON.stringify(name)}: a name matches ${NAME.source} and is not \`${OWNER}\``
      throw new CortexError('INVALID_INPUT', message, { path: 'name' })
    }
    if (!NAME.test(facts.actor)) {
      const message = `Cannot add a token for the actor ${JSON.stringify(facts.actor)}: a name matches ${NAME.source}`
      throw new CortexError('INVALID_INPUT', message, { path: 'actor' })
    }
    this.#makeDirectories()
    const token = newToken()
    const kept: Token = tokenSchema.parse({ name, hash: hashOf(token), ...facts })
    if (!createWhole(this.#fileOf(name), `${JSON.stringify(kept, undefined, 2)}\n`)) {
      const message = `Cannot add: there is a token named ${name} already. Revoke it first`
      throw new CortexError('ALREADY_EXISTS', message, { path: 'name' })
    }
    return token
  }

  /**
   * Another token of the same name, actor and access. The one before stays good until `formerUntil`,
   * so that its bearers can be given the new one; the owner's is replaced at once.
   */
  rotate(
    name: string,
    { formerUntil, expiresAt }: { readonly formerUntil: number; readonly expiresAt?: number },
  ): string {
    const token = newToken()
    if (name === OWNER) {
      if (this.#readOwner() === undefined) throw absence(name)
      replaceWhole(this.ownerFile, `${token}\n`)
      return token
    }
    const known = NAME.test(name) ? this.#read(`${name}.json`) : undefined
    if (known === undefined) throw absence(name)
    const { former: _, ...facts } = known
    const kept: Token = {
      ...facts,
      hash: hashOf(token),
      former: { hash: known.hash, until: formerUntil },
      ...(expiresAt === undefined ? {} : { expiresAt }),
    }
    replaceWhole(this.#fileOf(name), `${JSON.stringify(kept, undefined, 2)}\n`)
    return token
  }

  /** Besides the owner's. A file that cannot be used is listed apart: it spoils no other token. */
  read(): TokensRead {
    const tokens: Token[] = []
    const problems: TokenProblem[] = []
    const names = readNames(this.#directory).filter((file) => file.endsWith('.json'))
    for (const file of names.sort()) {
      try {
        const token = this.#read(file)
        if (token !== undefined) tokens.push(token)
      } catch (error) {
        problems.push({ name: file.slice(0, -'.json'.length), message: messageOf(error) })
      }
    }
    return { tokens, problems }
  }

  /** All tokens besides the owner's that can be used. */
  list(): readonly Token[] {
    return this.read().tokens
  }

  /** The owner's token too: the next start makes another. */
  revoke(name: string): void {
    const file = name === OWNER ? this.ownerFile : this.#fileOf(name)
    try {
      if (name !== OWNER && !NAME.test(name)) throw absence(name)
      rmSync(file)
    } catch (error) {
      doing('revoke', file, () => {
        throw isAbsence(error) ? absence(name) : error
      })
    }
  }

  /** All tokens that are good now, the owner's for this actor. */
  all(ownerActor: string): TokensRead {
    const { tokens, problems } = this.read()
    try {
      const owner = this.#readOwner()
      if (owner === undefined) return { tokens, problems }
      const hash = hashOf(owner)
      const first: Token = { name: OWNER, hash, actor: ownerActor, access: OWNER, createdAt: 0 }
      return { tokens: [first, ...tokens], problems }
    } catch (error) {
      return { tokens, problems: [{ name: OWNER, message: messageOf(error) }, ...problems] }
    }
  }

  /** When a token last came or went, as two directories tell. */
  changedAt(): readonly [number, number] {
    return [changedAt(dirname(this.ownerFile)), changedAt(this.#directory)]
  }

  #fileOf(name: string): string {
    return join(this.#directory, `${name}.json`)
  }

  #makeDirectories(): void {
    doing('make', this.#directory, () =>
      mkdirSync(this.#directory, { recursive: true, mode: 0o700 }),
    )
  }

  #readOwner(): string | undefined {
    const text = readPrivate(this.ownerFile)?.trim()
    if (text === undefined || TOKEN.test(text)) return text
    throw new CortexError('CORRUPT', `Cannot read ${this.ownerFile}: delete it and start again`)
  }

  /** `undefined`: it was revoked while the list was read. */
  #read(file: string): Token | undefined {
    const path = join(this.#directory, file)
    const text = readPrivate(path)
    if (text === undefined) return undefined
    try {
      return tokenSchema.parse(JSON.parse(text))
    } catch (cause) {
      const message = `Cannot read ${path}: it is not what \`cortex token add\` writes. Delete it and add the token again`
      throw new CortexError('CORRUPT', message, { cause })
    }
  }
}

function newToken(): string {
  return `cortex_${randomBytes(32).toString('base64url')}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A file that is there whole or not at all; false if there is one of that name. */
function createWhole(path: string, text: string): boolean {
  return doing('write', path, () => {
    try {
      writeFileAtomic(path, text, { mode: 0o600, exclusive: true })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  })
}

/** The old file or the new one, whatever dies. */
function replaceWhole(path: string, text: string): void {
  doing('write', path, () => writeFileAtomic(path, text, { mode: 0o600 }))
}

function doing<T>(action: string, file: string, body: () => T): T {
  try {
    return body()
  } catch (error) {
    throw fileError(action, file, error)
  }
}

function absence(name: string): CortexError {
  return new CortexError('NOT_FOUND', `Cannot revoke: there is no token named ${name}`)
}

function isAbsence(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
}

/** Refuses what others can read: a token that was seen is none. */
function readPrivate(path: string): string | undefined {
  try {
    const { mode } = statSync(path)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      const message = `Cannot use ${path}: others can read it. Delete it, or make it yours: chmod 600 ${path}`
      throw new CortexError('IO_ERROR', message)
    }
    return readRegularFile(path, { maxBytes: FILE_BYTES_MAX })?.toString('utf8')
  } catch (error) {
    if (isAbsence(error)) return undefined
    if (error instanceof UnfitFileError) {
      throw new CortexError('IO_ERROR', `Cannot read ${path}: ${error.message}. Delete it`)
    }
    return doing('read', path, () => {
      throw error
    })
  }
}

function readNames(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch (error) {
    if (isAbsence(error)) return []
    return doing('list', directory, () => {
      throw error
    })
  }
}

function changedAt(directory: string): number {
  return statSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
