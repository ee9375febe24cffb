/**
 * The detector of secrets against its labelled corpus: recall and precision must stay.
 *
 * @module
 */
import { describe, expect, it } from 'vitest'
import { findSecrets, redactSecrets } from '../src/secrets/find-secrets.ts'
import { PROVIDERS, SHAPES } from '../src/secrets/providers.ts'
import { freshCases, harmlessCases, secretCases } from './secrets/corpus.ts'

const FLOOR = 0.97

/** Found if what is left after redaction no longer holds the value. */
function isFound(text: string, [start, end]: readonly [number, number]): boolean {
  return findSecrets(text, { iban: true }).some(
    (found) => found.start <= start && found.end >= end - 1,
  )
}

describe('the corpus of secrets', () => {
  const secrets = secretCases()
  const harmless = harmlessCases()
  const missed = secrets.filter(({ text, span = [0, 0] }) => !isFound(text, span))
  const alarms = harmless.filter(({ text }) => findSecrets(text).length > 0)

  it('[GK4] has at least 400 secrets of more than 40 providers and 800 harmless texts', () => {
    expect(secrets.length).toBeGreaterThanOrEqual(400)
    expect(harmless.length).toBeGreaterThanOrEqual(800)
    expect(new Set([...PROVIDERS, ...SHAPES].map(({ provider }) => provider)).size).toBeGreaterThan(
      40,
    )
  })

  it('[GK4] finds 97 of 100 secrets, from the first to the last character', () => {
    expect((secrets.length - missed.length) / secrets.length, texts(missed)).toBeGreaterThanOrEqual(
      FLOOR,
    )
  })

  it('[GK4] is right in 97 of 100 finds', () => {
    const found = secrets.length - missed.length
    expect(found / (found + alarms.length), texts(alarms)).toBeGreaterThanOrEqual(FLOOR)
  })

  it('[GK4] keeps the lists of others, once they were scored', () => {
    const fresh = freshCases()
    const found = fresh.filter(({ text }) => findSecrets(text).length > 0)
    const right = found.filter(({ secret }) => secret).length
    expect(right / fresh.filter(({ secret }) => secret).length).toBeGreaterThanOrEqual(FLOOR)
    expect(right / found.length).toBeGreaterThanOrEqual(FLOOR)
  })

  it('[GK5] finds nothing in what it has redacted', () => {
    for (const { text } of secrets) {
      const clean = redactSecrets(text)
      expect(redactSecrets(clean)).toBe(clean)
    }
  })
})

function texts(cases: readonly { readonly text: string }[]): string {
  return cases.map(({ text }) => text).join('\n')
}
