// Small helpers shared by the benchmarks. Everything is printed as a ratio inside one run: machines
// and moments differ, ratios less so.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Options of the form --name value; those whose default is false have no value. */
export function options(defaults) {
  const given = { ...defaults }
  const args = process.argv.slice(2)
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index]?.replace(/^--/, '')
    if (defaults[name] === false) {
      given[name] = true
      index--
      continue
    }
    if (!(name in defaults)) {
      console.error(
        `Unknown option ${args[index]}; known: ${Object.keys(defaults)
          .map((key) => `--${key}`)
          .join(' ')}`,
      )
      process.exit(2)
    }
    given[name] = typeof defaults[name] === 'number' ? Number(args[index + 1]) : args[index + 1]
  }
  return given
}

/** A directory on a real disk that goes away with the process. */
export function scratch(base = tmpdir()) {
  const directory = mkdtempSync(join(base, 'cortex-bench-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

export async function timed(body) {
  const start = performance.now()
  await body()
  return performance.now() - start
}

/** `count` calls with at most `inFlight` at a time; operations per second. */
export async function rate(count, inFlight, call) {
  let next = 0
  const worker = async () => {
    while (next < count) await call(next++)
  }
  const ms = await timed(() => Promise.all(Array.from({ length: inFlight }, worker)))
  return (count / ms) * 1000
}

/** The same with the CPU time of this process per call, in microseconds, and the time of each call. */
export async function measured(count, inFlight, call) {
  const times = []
  const cpu = process.cpuUsage()
  const perSecond = await rate(count, inFlight, async (index) => {
    const start = performance.now()
    await call(index)
    times.push((performance.now() - start) * 1000)
  })
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond, cpu: (user + system) / count, times }
}

/** Call it at the end: how much of the machine other programs had meanwhile. */
export function watchMachine() {
  const sum = () =>
    cpus().reduce(
      (all, { times: { idle, ...rest } }) => {
        const busy = Object.values(rest).reduce((a, b) => a + b, 0)
        return { busy: all.busy + busy, all: all.all + busy + idle }
      },
      { busy: 0, all: 0 },
    )
  const before = sum()
  const own = process.cpuUsage()
  return () => {
    const after = sum()
    const { user, system } = process.cpuUsage(own)
    const others = after.busy - before.busy - (user + system) / 1000
    const share = Math.max(0, (100 * others) / (after.all - before.all))
    const load = loadavg()[0].toFixed(1)
    return `other programs, SQLite included, had ${share.toFixed(0)} % of ${cpus().length} cores; load at the end ${load}`
  }
}

export function percentile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export function median(values) {
  return percentile(values, 0.5)
}

/** Bytes that files take on disk: blocks, not lengths, since some are sparse. */
export function diskBytes(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.blocks * 512
  return readdirSync(path).reduce((sum, name) => sum + diskBytes(join(path, name)), 0)
}

export function pseudoRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x100000000
  }
}

export const randomBuffer = randomBytes

export function print(label, value, note = '') {
  console.log(`${label.padEnd(52)} ${String(value).padStart(12)}  ${note}`.trimEnd())
}

export function verdict(label, value, holds, target) {
  print(label, value, `${holds ? 'ok' : 'MISSED'}  (target ${target})`)
}
