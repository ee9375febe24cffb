/**
 * How a browser gets in. A one-time code, made for the owner and good for a minute, becomes a session
 * that reads; the owner's token makes one that writes, as the person at the page. A session is signed
 * with a key made from the owner's token, so it survives a restart of the server and ends with that
 * token, and no file, address or log holds it.
 *
 *   cortex-session_<r|w>_<end, ms in base 36>_<64 random bits>_<HMAC-SHA-256, hex>
 *
 * @module
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { OWNER, type Token } from './token-files.ts'

export const SESSION = '/v1/session'
export const SESSION_CODE = '/v1/session-code'

/** Long enough to open a page, too short to be found in a scrollback. */
export const CODE_MS = 60_000
/** A page that stays open over a working day keeps its session. */
const SESSION_MS = 12 * 3_600_000
/** A clock that was set back makes what it gave out last longer: this much is let pass. */
const CLOCK_SLACK_MS = 60_000
/** Codes that nobody used: more are not needed at a time. */
const CODES_MAX = 64

/** A token that no file holds. */
export interface SessionToken extends Token {
  /** May read every actor of the owner, and change nothing. */
  readonly readOnly: boolean
  /** What its words came through. */
  readonly channel: 'explorer'
  /** When it ends, in milliseconds since 1970. */
  readonly until: number
  /** Whether it still holds; the owner's token may be gone meanwhile. */
  readonly holds: () => boolean
}

export interface Session {
  readonly token: string
  readonly actor: string
  readonly access: 'read' | 'write'
}

const SHAPE = /^(cortex-session_([rw])_([0-9a-z]{1,11})_[0-9a-f]{16})_([0-9a-f]{64})$/

export class Sessions {
  readonly #codes = new Map<string, number>()
  readonly #actor: string
  #key: Buffer
  readonly #clock: () => number

  constructor(actor: string, ownerToken: string, clock: () => number = Date.now) {
    this.#actor = actor
    this.#key = keyOf(hashOf(ownerToken))
    this.#clock = clock
  }

  /** The hash of the owner's token as it is now; without one, no session holds. */
  follow(ownerHash: string | undefined): void {
    this.#key = ownerHash === undefined ? randomBytes(32) : keyOf(ownerHash)
  }

  /** A code that opens one session, once, within a minute. */
  newCode(): string {
    const now = this.#clock()
    for (const [hash, until] of this.#codes) if (until <= now) this.#codes.delete(hash)
    while (this.#codes.size >= CODES_MAX) {
      const [oldest] = this.#codes.keys()
      if (oldest !== undefined) this.#codes.delete(oldest)
    }
    const code = randomBytes(16).toString('base64url')
    this.#codes.set(hashOf(code), now + CODE_MS)
    return code
  }

  /** The session that a code opens; nothing if it was used, is too old, or never was. */
  open(code: string): Session | undefined {
    const hash = hashOf(code)
    const until = this.#codes.get(hash) ?? 0
    this.#codes.delete(hash)
    return this.#isWithin(until, CODE_MS) ? this.#start('read') : undefined
  }

  /** For a caller that has shown the owner's token. */
  unlock(): Session {
    return this.#start('write')
  }

  /** What a bearer token says, if this server's owner signed it and it has not ended. */
  read(bearer: string): SessionToken | undefined {
    const [, signed = '', access, end = '', mac = ''] = SHAPE.exec(bearer) ?? []
    if (access === undefined) return undefined
    if (!timingSafeEqual(Buffer.from(mac, 'hex'), this.#macOf(signed))) return undefined
    const until = Number.parseInt(end, 36)
    const token: SessionToken = {
      name: 'explorer',
      hash: hashOf(bearer),
      actor: this.#actor,
      access: OWNER,
      createdAt: until - SESSION_MS,
      readOnly: access === 'r',
      channel: 'explorer',
      until,
      holds: () => this.read(bearer) !== undefined,
    }
    return this.#isWithin(until, SESSION_MS) ? token : undefined
  }

  #isWithin(until: number, spanMs: number): boolean {
    const now = this.#clock()
    return until > now && until <= now + spanMs + CLOCK_SLACK_MS
  }

  #start(access: Session['access']): Session {
    const end = (this.#clock() + SESSION_MS).toString(36)
    const nonce = randomBytes(8).toString('hex')
    const signed = `cortex-session_${access === 'read' ? 'r' : 'w'}_${end}_${nonce}`
    const token = `${signed}_${this.#macOf(signed).toString('hex')}`
    return { token, actor: this.#actor, access }
  }

  #macOf(signed: string): Buffer {
    return createHmac('sha256', this.#key).update(signed).digest()
  }
}

function keyOf(ownerHash: string): Buffer {
  return createHash('sha256').update(`cortex.session.v1 ${ownerHash}`).digest()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
