/** What Cortex runs on: versions, room on the disk, the embedder. No model is loaded. */
import { readFileSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellWord } from '@cortex-memory/core/kit'
import { plannedEmbedder } from '@cortex-memory/embed'
import type { Check, Finding } from './finding.ts'

const NODE_MIN = [20, 19] as const

export const checkVersions: Check = async () => {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isOld = major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1])
  const versions = `cortex ${cortexVersion()}, node ${node}, lmdb ${lmdbVersion()}`
  if (!isOld) return [{ about: 'versions', level: 'ok', what: versions }]
  return [
    {
      about: 'versions',
      level: 'problem',
      what: versions,
      why: `Cortex is made for Node ${NODE_MIN.join('.')} and newer`,
      todo: 'nvm install 22',
    },
  ]
}

function cortexVersion(): string {
  return versionIn(fileURLToPath(new URL('../..', import.meta.url)))
}

/** The version that the engine loads, wherever it was installed. */
function lmdbVersion(): string {
  const engine = createRequire(createRequire(import.meta.url).resolve('@cortex-memory/core'))
  return versionIn(dirname(dirname(engine.resolve('lmdb'))))
}

function versionIn(directory: string): string {
  const text = readFileSync(join(directory, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

const MIB = 1024 * 1024
const FREE_MIN = { problem: 64 * MIB, warning: 1024 * MIB } as const

export const checkDisk: Check = async ({ home }) => {
  const { bavail, bsize } = statfsSync(home)
  const free = bavail * bsize
  const what = `${Math.floor(free / MIB)} MiB free at ${home}`
  const level =
    free < FREE_MIN.problem ? 'problem' : free < FREE_MIN.warning ? 'warning' : ('ok' as const)
  if (level === 'ok') return [{ about: 'disk', level, what }]
  const why = 'a write that does not fit is refused; nothing that stands is lost. Make room'
  return [{ about: 'disk', level, what, why, todo: `du -sh ${shellWord(home)}` }]
}

export const checkEmbedder: Check = async () => {
  const { name, why, tried } = await plannedEmbedder()
  const passed = tried.map(({ name: other, reason }) => `${other}: ${reason}`).join('; ')
  const found: Finding = { about: 'embedder', level: 'ok', what: why }
  // Where nothing was tried, somebody has said that they want none.
  if (name !== undefined || tried.length === 0) return [found]
  return [
    {
      ...found,
      level: 'warning',
      why: `memories are found by their words, not by meaning (${passed})`,
      todo: 'npm install @cortex-memory/embed',
    },
  ]
}
