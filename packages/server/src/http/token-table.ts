/**
 * The tokens of a running server, and what each lets its bearer do. A token that was revoked is
 * refused from the next request on.
 *
 * @module
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { CortexError } from '@cortex-memory/core'
import type { Caller, View } from '../actors/open-actors.ts'
import { HttpError } from './problem.ts'
import { viewThrough } from './scoped-view.ts'
import type { Sessions, SessionToken } from './sessions.ts'
import { OWNER, type Token, type TokenFiles } from './token-files.ts'

/** Two changes within one tick of the file system's clock look like one. */
const TICK_MS = 1_000

export interface TokenTableOptions {
  /** Whom the owner's token acts for where a path names nobody. */
  readonly actor: string
  /** The actor of the owner's own memory, beside that of the project. */
  readonly user?: string | undefined
  /** Those of browsers, which no file holds. */
  readonly sessions?: Sessions
  /** Called once for each file that cannot be used. */
  readonly log?: ((text: string) => void) | undefined
  /** Milliseconds since 1970. Default: the wall clock. */
  readonly clock?: () => number
}

export class TokenTable {
  readonly #files: TokenFiles
  readonly #ownerActor: string
  readonly #ownerUser: string | undefined
  /** Opened once for each token: a pinned scope takes as long as a rebuild. */
  readonly #views = new Map<string, View>()
  #tokens: readonly Token[] = []
  #changedAt: readonly number[] = []
  #readAt = 0
  readonly #log: (text: string) => void
  #problems: ReadonlySet<string> = new Set()
  readonly #sessions: Sessions | undefined
  readonly #clock: () => number

  constructor(
    files: TokenFiles,
    { actor, user, sessions, log = () => undefined, clock = Date.now }: TokenTableOptions,
  ) {
    this.#clock = clock
    this.#sessions = sessions
    this.#files = files
    this.#ownerActor = actor
    this.#ownerUser = user
    this.#log = log
  }

  /** The token of an Authorization header. */
  require(authorization: string | undefined): Token {
    const bearer = /^bearer +([\w-]{1,128})$/i.exec(authorization ?? '')?.[1]
    const token = bearer === undefined ? undefined : this.#find(bearer)
    if (token !== undefined && !this.#isOver(token)) return token
    const why =
      token !== undefined
        ? 'this token has expired'
        : authorization === undefined
          ? 'a token is needed'
          : 'this token is not known here'
    const message = `Cannot answer: ${why}. Send \`Authorization: Bearer …\` with the owner’s token (\`.server/token\` of the data home) or one of \`cortex token add\``
    const challenge = authorization === undefined ? '' : ', error="invalid_token"'
    throw new HttpError('UNAUTHENTICATED', message, {
      'www-authenticate': `Bearer realm="cortex"${challenge}`,
    })
  }

  holds(token: Token | SessionToken): boolean {
    this.#refresh()
    if ('until' in token) return token.holds()
    return (
      this.#tokens.some((known) => hashesOf(known).includes(token.hash)) && !this.#isOver(token)
    )
  }

  #isOver({ expiresAt }: Token): boolean {
    return expiresAt !== undefined && expiresAt <= this.#clock()
  }

  /** Anyone who bears the token, as the actor that the path names or as its own. */
  callerOf(token: Token | SessionToken, named: string | undefined): Caller {
    const actor = named ?? token.actor
    if (actor !== token.actor && token.access !== OWNER) {
      const message = `Cannot call for ${actor}: this token is for ${token.actor}`
      throw new CortexError('SCOPE_VIOLATION', message)
    }
    const isBeside = token.access === OWNER && actor === this.#ownerActor
    const user = isBeside ? this.#ownerUser : undefined
    return {
      actor,
      ...(user === undefined ? {} : { user }),
      ...speakerOf(token),
      ...(token.access === OWNER ? {} : { name: token.name }),
      isOwnActor: actor === token.actor,
      ...(token.scope === undefined ? {} : { view: this.#viewOf(token.hash, token.scope) }),
    }
  }

  #viewOf(hash: string, scope: NonNullable<Token['scope']>): View {
    const known = this.#views.get(hash)
    if (known !== undefined) return known
    const view = viewThrough(scope)
    this.#views.set(hash, view)
    return view
  }

  #find(bearer: string): Token | undefined {
    this.#refresh()
    const hash = createHash('sha256').update(bearer).digest()
    let found: Token | undefined
    // All of them, always: how long it takes tells nothing.
    for (const token of this.#tokens) {
      if (timingSafeEqual(Buffer.from(token.hash, 'hex'), hash)) found = token
      const { former } = token
      if (former === undefined) continue
      // Anyone who bears the one before a rotation has that token, which ends on its own.
      if (timingSafeEqual(Buffer.from(former.hash, 'hex'), hash)) {
        const { until } = former
        found = {
          ...token,
          hash: former.hash,
          expiresAt: Math.min(until, token.expiresAt ?? until),
        }
      }
    }
    return found ?? this.#sessions?.read(bearer)
  }

  #refresh(): void {
    const changedAt = this.#files.changedAt()
    const isKnown = changedAt.every((at, index) => at === this.#changedAt[index])
    if (isKnown && this.#readAt - Math.max(...changedAt) > TICK_MS) return
    this.#readAt = Date.now()
    this.#changedAt = changedAt
    const { tokens, problems } = this.#files.all(this.#ownerActor)
    this.#tokens = tokens
    this.#sessions?.follow(tokens.find(({ name }) => name === OWNER)?.hash)
    const messages = problems.map(({ name, message }) => `the token ${name} is refused: ${message}`)
    for (const text of messages) if (!this.#problems.has(text)) this.#log(text)
    this.#problems = new Set(messages)
    const hashes = new Set(this.#tokens.flatMap(hashesOf))
    for (const hash of this.#views.keys()) if (!hashes.has(hash)) this.#views.delete(hash)
  }
}

function hashesOf({ hash, former }: Token): string[] {
  return former === undefined ? [hash] : [hash, former.hash]
}

/**
 * A program speaks, whatever token it bears: its words are not the user's until confirmed. A session
 * that was unlocked is the person who sits at the page.
 */
function speakerOf(
  token: Token | SessionToken,
): Pick<Caller, 'origin' | 'channel' | 'isOwner' | 'readOnly'> {
  if ('channel' in token) {
    const { channel, readOnly } = token
    return { origin: 'user', channel, isOwner: !readOnly, readOnly }
  }
  return {
    origin: 'agent',
    channel: 'http',
    isOwner: token.access === OWNER,
    readOnly: token.access === 'read',
  }
}
