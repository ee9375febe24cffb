/**
 * The detector of secrets against the clock: no repetition of its own words may cost more than linear time.
 *
 * @module
 */
import { describe, expect, it } from 'vitest'
import { findSecrets } from '../src/secrets/find-secrets.ts'
import { PROVIDERS } from '../src/secrets/providers.ts'

const REPEATED: readonly string[] = [
  'eyJ-',
  'eyJa.',
  'eyJaaaaaaaaaa.',
  'a://',
  'a://b:',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  'password is ',
  'password ',
  'password=',
  'password: a1',
  'password:\n',
  'key=',
  'a=',
  'a:1:',
  '"a":"',
  'bearer ',
  'bearer aaaaaaaaaaaaaaaaaaa1 ',
  'pin is 12 ',
  'seed phrase: ab cd ',
  'login a / ',
  'curl -u ',
  'mysql -p',
  '4111 ',
  '41111',
  'DE12 ',
  '1234567890:',
  'hooks.slack.com/services/',
  'пароль ',
  '<password>',
  'AAAAAAAAAA',
  // All prefixes one after the other, and each with a character that keys have.
  PROVIDERS.map(({ prefix }) => prefix).join(''),
  PROVIDERS.map(({ prefix }) => prefix).join(' '),
  PROVIDERS.map(({ prefix }) => `${prefix}a1`).join('/'),
]

/** CPU time of this process: other processes do not count. */
function cost(text: string): number {
  const before = process.cpuUsage()
  findSecrets(text, { iban: true })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const RATIO_MAX = 6
/** Below this the clock and the collector of garbage decide, not the text. */
const NOISE_MS = 40

describe('time', () => {
  it('[GK6] four times the text takes at most six times the time, whatever is repeated', () => {
    const slow: string[] = []
    for (const word of new Set(REPEATED)) {
      const long = word.repeat(Math.ceil(1_000_000 / word.length)).slice(0, 1_000_000)
      const short = long.slice(0, 250_000)
      const ratio = (): number => cost(long) / Math.max(NOISE_MS, cost(short))
      // A second look only where the first is bad: a busy machine is not the text's fault.
      let best = ratio()
      for (let tries = 0; best > RATIO_MAX && tries < 2; tries++) best = Math.min(best, ratio())
      if (best > RATIO_MAX) slow.push(`${JSON.stringify(word)}: ${best.toFixed(1)}`)
    }
    expect(slow).toEqual([])
    // Megabytes of each repetition: a busy machine needs its time.
  }, 600_000)
})
