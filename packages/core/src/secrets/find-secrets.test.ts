import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSecrets, redactSecrets, refuseSecrets, type SecretKind } from './find-secrets.ts'

/** Made of parts, so that no scanner takes this file for a leak. */
const MIX = 'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0Gy'
const mix = (length: number): string => MIX.repeat(Math.ceil(length / MIX.length)).slice(0, length)
const pem = (label: string): string =>
  [`-----BEGIN ${label}-----`, mix(60), mix(12), `-----END ${label}-----`].join('\n')

const SECRETS: readonly (readonly [SecretKind, string])[] = [
  ['private-key', pem('PRIVATE KEY')],
  ['private-key', pem('OPENSSH PRIVATE KEY')],
  ['private-key', pem('PGP PRIVATE KEY BLOCK')],
  ['private-key', pem('RSA PRIVATE KEY').slice(0, 60)],
  ['age-key', `AGE-SECRET-KEY-1${mix(58).toUpperCase()}`],
  ['aws-key', `AKIA${mix(16).toUpperCase()}`],
  ['github-token', `ghp_${mix(36)}`],
  ['github-token', `github_pat_${mix(22)}_${mix(59)}`],
  ['gitlab-token', `glpat-${mix(20)}`],
  ['slack-token', `xoxb-${mix(30)}`],
  ['slack-token', `hooks.slack.com/services/T01ABCDEF/B01ABCDEF/${mix(24)}`],
  ['stripe-key', `sk_live_${mix(24)}`],
  ['model-provider-key', `sk-proj-${mix(40)}`],
  ['model-provider-key', `sk-ant-api03-${mix(40)}`],
  ['model-provider-key', `fw_${mix(24)}`],
  ['google-key', `AIza${mix(35)}`],
  ['package-registry-token', `npm_${mix(36)}`],
  ['package-registry-token', `pypi-${mix(60)}`],
  ['sendgrid-key', `SG.${mix(22)}.${mix(43)}`],
  ['telegram-token', `123456789:${mix(35)}`],
  ['json-web-token', `eyJ${mix(20)}.eyJ${mix(40)}.${mix(30)}`],
]

const ASSIGNED: readonly (readonly [SecretKind, string, string])[] = [
  ['aws-key', 'aws_secret_access_key = ', mix(40)],
  ['bearer-token', 'Authorization: Bearer ', mix(32)],
  ['url-password', 'postgres://ada:', 'tide42'],
  ['assigned-secret', 'API_KEY=', mix(24)],
  ['assigned-secret', 'the client secret is ', mix(24)],
  ['password', 'my password is ', 'hunter2'],
  ['password', 'password: "', 'correct#horse'],
]

const HARMLESS: readonly string[] = [
  'The password is required and must have 8 characters.',
  'The password is sha256-hashed.',
  'password: string',
  'Set API_KEY=<your-key-goes-here-0123> first.',
  'Set API_KEY=your_api_key_0123456789ab or use sk-xxxx-0123456789abcdefghijkl.',
  'Bearer tokens are sent in a header; bearer authentication-is-required-here.',
  'Use sk-learn-style-names-for-all-the-estimators-please.',
  'The key is AKIAIOSFODNN7EXAMPLE in the documentation.',
  `Pay to 0x${'52908400098527886e0f7030069857d2e4169ee7'}, transaction 0x${'ab'.repeat(32)}.`,
  '01ARZ3NDEKTSV4RRFFQ69G5FAV and 123e4567-e89b-12d3-a456-426614174000 are ids.',
  'See https://example.org:8080/a/b and git@example.org:team/repo.git.',
  'postgres://ada:$PASSWORD@db/tide',
  '-----BEGIN PUBLIC KEY-----\nMFkwEwYH\n-----END PUBLIC KEY-----',
]

const caught = (call: () => void): unknown => {
  try {
    call()
  } catch (error) {
    return error
  }
  return undefined
}

describe('findSecrets()', () => {
  it.each(SECRETS)('[GK1] finds a %s, and only it', (kind, secret) => {
    const text = `Keep this: ${secret}\nand go on.`

    const found = findSecrets(text)

    expect(found.map((one) => [one.kind, text.slice(one.start, one.end)])).toEqual([
      // An unclosed block goes on to the end: what follows may be key material.
      [kind, secret.includes('BEGIN') && !secret.includes('END') ? text.slice(11) : secret],
    ])
  })

  it.each(ASSIGNED)('[GK1] finds a %s after %s', (kind, before, secret) => {
    const text = `${before}${secret}@host`.replace(/@host$/, kind === 'url-password' ? '@host' : '')

    const found = findSecrets(text)

    expect(found).toEqual([{ kind, start: before.length, end: before.length + secret.length }])
  })

  it.each(HARMLESS)('[GK2] takes no harmless text for a secret: %s', (text) => {
    expect(findSecrets(text)).toEqual([])
  })

  it('[GK1] finds all of several, in order and without overlap, and redacts them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(SECRETS.length - 1), { maxLength: 4 }),
        fc.constantFrom(' and ', '\n', ', '),
        (picks, glue) => {
          const whole = picks
            .filter((pick) => pick !== 3)
            .map((pick) => SECRETS[pick] as [SecretKind, string])
          const text = ['start', ...whole.map(([, secret]) => secret), 'end'].join(glue)

          expect(findSecrets(text).map(({ kind }) => kind)).toEqual(whole.map(([kind]) => kind))
          const clean = redactSecrets(text)
          expect(clean).toBe(['start', ...whole.map(([kind]) => `[${kind}]`), 'end'].join(glue))
          expect(findSecrets(clean)).toEqual([])
        },
      ),
    )
  })

  it('[GK1] takes time in proportion to the text: long runs of almost-secrets end', () => {
    for (const run of ['a://', 'eyJa', '-----BEGIN ', 'password is ', 'sk-', 'bearer ']) {
      expect(findSecrets(run.repeat(20_000)).length).toBeLessThan(20_001)
    }
  })
})

describe('refuseSecrets()', () => {
  it('[GK3] refuses with kind and place and never quotes the secret', () => {
    const secret = `ghp_${mix(36)}`

    const error = caught(() => refuseSecrets(`token ${secret}`, 'statement'))

    expect(error).toMatchObject({
      code: 'SECRET_REFUSED',
      path: 'statement',
      details: { kind: 'github-token', start: 6, end: 6 + secret.length },
    })
    expect(JSON.stringify(error) + String(error)).not.toContain(MIX.slice(0, 8))
  })

  it('[GK3] lets clean text pass', () => {
    expect(caught(() => refuseSecrets('The tide is high.', 'statement'))).toBeUndefined()
  })
})
