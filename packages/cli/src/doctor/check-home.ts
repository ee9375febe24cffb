/** The data home: whose it is, who else can read it, and what was left lying about. */
import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deletedLeftovers } from '@cortex-memory/core/internal'
import { TokenFiles } from '@cortex-memory/server/http'
import type { Check, Finding } from './finding.ts'

export const checkHome: Check = async ({ home }) => {
  return [
    { about: 'home', level: 'ok', what: home },
    ...openToOthers(home),
    ...badTokens(home),
    ...leftovers(home),
  ]
}

const OTHERS = 0o077

/** Windows has no such bits. Behind a home that is closed nothing is open. */
function openToOthers(home: string): Finding[] {
  if (process.platform === 'win32' || (modeOf(home) & OTHERS) === 0) return []
  const open = privatePaths(home).filter((path) => (modeOf(path) & OTHERS) !== 0)
  const [first] = open
  if (first === undefined) return []
  const more = open.length === 1 ? '' : ` and ${open.length - 1} more`
  return [
    {
      about: 'permissions',
      level: 'warning',
      what: `others on this machine may open ${first}${more}`,
      why: 'memories and tokens are for you alone',
      todo: 'cortex doctor --fix',
      fix: async () => {
        for (const path of open) chmodSync(path, modeOf(path) & ~OTHERS)
        return `closed ${open.length} to others`
      },
    },
  ]
}

/** The home, what is directly in it, and the tokens of the server. Links are somebody else's. */
function privatePaths(home: string): string[] {
  const server = join(home, '.server')
  const tokens = existsSync(server)
    ? readdirSync(server, { recursive: true, encoding: 'utf8' })
    : []
  return [
    home,
    ...readdirSync(home).map((name) => join(home, name)),
    ...tokens.map((name) => join(server, name)),
  ].filter((path) => !lstatSync(path).isSymbolicLink())
}

function modeOf(path: string): number {
  return lstatSync(path).mode & 0o7777
}

/** The owner's stops the server from starting, which says so itself. */
function badTokens(home: string): Finding[] {
  return new TokenFiles(home).read().problems.map(({ name, message }) => ({
    about: 'tokens',
    level: 'warning',
    what: `the token ${name} is refused`,
    why: message,
    todo: `cortex token revoke ${name}`,
  }))
}

function leftovers(home: string): Finding[] {
  const left = deletedLeftovers(home)
  if (left.length === 0) return []
  return [
    {
      about: 'leftovers',
      level: 'warning',
      what: `${left.length === 1 ? 'a deleted actor was' : `${left.length} deleted actors were`} not removed entirely`,
      why: 'their texts are still on this disk',
      todo: 'cortex doctor --fix',
      fix: async () => {
        for (const path of left) rmSync(path, { recursive: true, force: true })
        return `removed ${left.length}`
      },
    },
  ]
}
