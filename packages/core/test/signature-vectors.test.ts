/** One rule for signatures, three verifiers. Rule: docs/spec/scope.md. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromHex } from '../src/codec/bytes.ts'
import { openCortex } from '../src/index.ts'
import {
  isPublicKey as isPortableKey,
  verifySignature as verifyPortably,
} from '../src/portable/ed25519.ts'
import { verifySignature } from '../src/scope/ed25519.ts'
import { isPublicKey } from '../src/scope/public-key.ts'
import { grantScope, newKeyPair, signerOf } from '../src/signing/index.ts'
import { testDirectory } from '../src/testing/index.ts'
import { refusal } from './helpers.ts'
import { hasPython, PYTHON, PYTHON_VERIFIER } from './support/python.ts'
import type { SignatureVector, SignatureVectors } from './vectors/signature-vectors.ts'

const path = new URL('../../../vectors/ed25519.json', import.meta.url)
const { keys, signatures } = JSON.parse(readFileSync(path, 'utf8')) as SignatureVectors

function bytes(hex: string): Uint8Array {
  return fromHex(hex) as Uint8Array
}

const signatureCases = [
  ...signatures.valid.map((vector) => [vector.name, true, vector] as const),
  ...signatures.invalid.map((vector) => [vector.name, false, vector] as const),
]
const keyCases = [
  ...keys.valid.map(({ name, key }) => [name, true, bytes(key)] as const),
  ...keys.invalid.map(({ name, key }) => [name, false, bytes(key)] as const),
]

function parts({ key, message, signature }: SignatureVector): [Uint8Array, Uint8Array, Uint8Array] {
  return [bytes(key), bytes(message), bytes(signature)]
}

describe('signatures', () => {
  it.each(signatureCases)(
    '[X37] %s: the engine and the portable verifier say %s',
    (_, holds, vector) => {
      expect(verifySignature(...parts(vector))).toBe(holds)
      expect(verifyPortably(...parts(vector))).toBe(holds)
    },
  )

  it.each(keyCases)('[X37] %s is a key: %s', (_, holds, key) => {
    expect(isPublicKey(key)).toBe(holds)
    expect(isPortableKey(key)).toBe(holds)
  })

  it.skipIf(!hasPython)(`[X37] ${PYTHON} judges all of them alike`, () => {
    const program = [
      'import json, sys, cortex_verify as v',
      `given = json.load(open(${JSON.stringify(path.pathname)}))`,
      'h = bytes.fromhex',
      'judge = lambda s: len(h(s["signature"])) == 64 and v.verify_signature(h(s["key"]), h(s["message"]), h(s["signature"]))',
      'key = lambda k: len(h(k["key"])) == 32 and v.ed_decode(h(k["key"])) is not None',
      'found = {side: [judge(s) for s in given["signatures"][side]] + [key(k) for k in given["keys"][side]] for side in ("valid", "invalid")}',
      'print(json.dumps(found))',
    ].join('\n')

    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      cwd: dirname(PYTHON_VERIFIER),
      encoding: 'utf8',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    })

    expect(stderr).toBe('')
    const found = JSON.parse(stdout) as { valid: boolean[]; invalid: boolean[] }
    expect(found.valid).toEqual([...signatures.valid, ...keys.valid].map(() => true))
    expect(found.invalid).toEqual([...signatures.invalid, ...keys.invalid].map(() => false))
  })
})

describe('making scopes', () => {
  const owner = signerOf(newKeyPair().privateKey)
  const include = { types: ['Fact'] as const }

  it.each(keys.invalid)('[X37] nothing is granted to, or owned by, $name', async ({ key }) => {
    const audienceKey = bytes(key)

    const granted = grantScope(owner, 'ada', { audience: 'bob', audienceKey, include })
    const opened = openCortex({ root: testDirectory(), actor: 'ada', ownerKey: audienceKey })

    await expect(granted).rejects.toThrow(refusal('INVALID_INPUT', 'terms.audienceKey'))
    await expect(opened).rejects.toThrow(refusal('INVALID_INPUT', 'ownerKey'))
  })

  it('[X37] a signer that signs with another key is found when it signs', async () => {
    const { publicKey } = newKeyPair()
    const confused = { publicKey, sign: (message: Uint8Array) => owner.sign(message) }

    const call = grantScope(confused, 'ada', { audience: 'bob', audienceKey: publicKey, include })

    await expect(call).rejects.toThrow(refusal('INVALID_INPUT', 'signer'))
  })
})
