import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { refusal } from '../../test/helpers.ts'
import { grantTo, nonce, passOn, type Terms, testSigner } from '../../test/support/scopes.ts'
import { encodeCbor } from '../codec/cbor.ts'
import { scopeId } from '../signing/index.ts'
import { testId } from '../testing/index.ts'
import { encodeGrant, scopeIdOf } from './grant.ts'
import { decodeScopeFile, encodeScopeFile, type Scope } from './scope-file.ts'
import type { Grant } from './terms.ts'

const TERMS: Terms = {
  include: {
    types: ['Goal', 'Fact'],
    tags: ['work', 'home'],
    ids: [testId(3), testId(1)],
    frames: [
      { verb: 'acquire', kind: 'token', ref: 'acme' },
      { verb: 'acquire', ref: 'acme' },
    ],
  },
  exclude: { tags: ['secret'] },
  expiresAt: 1_800_000_000_000,
  budgetTokens: 500,
  writable: ['tombstone', 'write'],
  pinned: { journalCount: 7, root: 'ab'.repeat(32) },
  proof: Uint8Array.of(1, 2, 3),
}

function sealed(head: Uint8Array, body: Uint8Array): Scope {
  const whole = Buffer.concat([head, body])
  return Buffer.concat([whole, createHash('sha256').update(whole).digest()])
}

it('[X1] a scope file says what was granted, in one form', async () => {
  const scope = await grantTo('bob', TERMS)

  const [link, ...rest] = decodeScopeFile(scope)

  expect(rest).toEqual([])
  expect(link.grant).toEqual({
    actor: 'tester',
    ownerKey: new Uint8Array(testSigner('owner').publicKey),
    issuer: 'tester',
    audience: 'bob',
    audienceKey: new Uint8Array(testSigner('bob').publicKey),
    nonce: link.grant.nonce,
    include: {
      types: ['Fact', 'Goal'],
      tags: ['home', 'work'],
      ids: [testId(1), testId(3)],
      frames: [
        { verb: 'acquire', ref: 'acme' },
        { verb: 'acquire', kind: 'token', ref: 'acme' },
      ],
    },
    exclude: { tags: ['secret'] },
    expiresAt: 1_800_000_000_000,
    budgetTokens: 500,
    writable: ['write', 'tombstone'],
    pinned: { journalCount: 7, root: 'ab'.repeat(32) },
    proof: Uint8Array.of(1, 2, 3),
  })
  expect(encodeScopeFile([link])).toEqual(scope)
  expect(Buffer.from(scope.subarray(0, 16)).toString('latin1')).toBe('CORTEXS\0\0\x01\0\0\0\0\0\0')
})

it('[X2] every single changed bit is refused', async () => {
  const first = await grantTo('bob', TERMS)
  const second = await passOn(
    await grantTo('bob', { include: { types: ['Fact'] } }),
    'bob',
    'eve',
    {
      include: { tags: ['x'] },
    },
  )
  for (const scope of [first, second]) {
    for (let bit = 0; bit < scope.length * 8; bit++) {
      const changed = Buffer.from(scope)
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(() => decodeScopeFile(changed), `bit ${bit}`).toThrow(refusal('SCOPE_INVALID'))
    }
  }
})

it('[X3] what the writer would not have produced is refused, whatever hash it ends with', async () => {
  const scope = await grantTo('bob', { include: { types: ['Fact', 'Goal'] } })
  const [{ grantBytes, signature }] = decodeScopeFile(scope)
  const head = scope.subarray(0, 16)
  const link = [grantBytes, signature]
  const body = (links: unknown, schema = 1): Uint8Array =>
    encodeCbor(
      new Map<number, never>([
        [1, schema as never],
        [2, links as never],
      ]),
    )
  expect(decodeScopeFile(sealed(head, body([link])))).toHaveLength(1)

  const otherHead = Buffer.from(head)
  otherHead[15] = 1
  const refused: Record<string, Uint8Array> = {
    empty: new Uint8Array(),
    'a head with a byte too many': sealed(otherHead, body([link])),
    'no links': sealed(head, body([])),
    'another schema': sealed(head, body([link], 2)),
    'a byte after the body': sealed(head, Buffer.concat([body([link]), Buffer.of(0)])),
    'a link of three': sealed(head, body([[...link, 1]])),
    'a short signature': sealed(head, body([[grantBytes, signature.subarray(1)]])),
    'a grant that is not a record': sealed(head, body([[encodeCbor(1), signature]])),
    'nine links': sealed(head, body(Array.from({ length: 9 }, () => link))),
  }
  for (const [what, file] of Object.entries(refused)) {
    expect(() => decodeScopeFile(file), what).toThrow(refusal('SCOPE_INVALID'))
  }
  expect(() => decodeScopeFile('x' as never)).toThrow(refusal('SCOPE_INVALID'))
})

it('[X3] a grant whose lists are not sorted, or empty, is refused', async () => {
  const scope = await grantTo('bob', { include: { types: ['Fact', 'Goal'] } })
  const [{ grantBytes, signature }] = decodeScopeFile(scope)
  const hex = Buffer.from(grantBytes).toString('hex')
  // Field 9 holds { 1: [Fact, Goal] }.
  const at = hex.indexOf('09a10182')
  expect(at).toBeGreaterThan(0)
  const codes = hex.slice(at + 8, at + 12)
  const changed = (list: string): Uint8Array =>
    Buffer.from(hex.slice(0, at) + list + hex.slice(at + 12), 'hex')
  const file = (bytes: Uint8Array): Scope => encodeScopeFile([{ grantBytes: bytes, signature }])
  const [a, b] = [codes.slice(0, 2), codes.slice(2)]

  expect(decodeScopeFile(file(changed(`09a10182${a}${b}`)))).toHaveLength(1)
  for (const list of [`09a10182${b}${a}`, `09a10182${a}${a}`, '09a0', '09a10180']) {
    expect(() => decodeScopeFile(file(changed(list))), list).toThrow(refusal('SCOPE_INVALID'))
  }
})

it('[X4] the scope id is the hash of the grant, and the same terms twice are two scopes', async () => {
  const [first, second] = [await grantTo('bob', TERMS), await grantTo('bob', TERMS)]
  const [{ grant, grantBytes, scopeId: id }] = decodeScopeFile(first)

  const expected = createHash('sha256').update('matrix.cortex.scope.id.v1').update(grantBytes)

  expect(id).toBe(expected.digest('hex'))
  expect(scopeId(first)).toBe(id)
  expect(scopeId(second)).not.toBe(id)
  expect(scopeIdOf(encodeGrant({ ...grant, nonce: nonce(16) } as Grant))).not.toBe(id)
})
