// The build that the programs run. Tests of mutants point CORTEX_DIST at another one.
import { fstatSync, writeSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const dist = process.env.CORTEX_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** Any module of the engine, by its path below `src` without extension. */
export async function engine(module) {
  return await import(pathToFileURL(`${dist}/${module}.js`).href)
}

export const { openCortexWith } = await engine('cortex')

/** What the test wants, as JSON in the first argument. */
export const wanted = JSON.parse(process.argv[2] ?? '{}')

/** At once and not through a buffer: what was said stays said if the process dies. */
export function say(line) {
  writeSync(1, `${line}\n`)
}

/** A write counts as acknowledged when its whole line, up to the full stop, has been said. */
export function acknowledge(receipt) {
  say(`ack ${receipt.seq} ${receipt.uri}.`)
}

export function fail(error) {
  say(`error ${error?.code ?? error?.name} ${error?.message}`.replaceAll('\n', ' '))
}

export function aFact(statement) {
  return { data: { type: 'Fact', subject: 'test', predicate: 'says', statement }, tags: ['fault'] }
}

/** Environment of the engine as the test wants it; bytes come as hex. */
export function overrides() {
  const { boot, segmentBytes } = wanted
  return {
    ...(boot === undefined ? {} : { boot: Buffer.from(boot, 'hex') }),
    ...(segmentBytes === undefined ? {} : { segmentBytes }),
  }
}

/** True from the moment the test closes stdin. */
export function stopSign() {
  const sign = { stopped: fstatSync(0).isFile() }
  process.stdin.on('end', () => {
    sign.stopped = true
  })
  process.stdin.resume()
  return sign
}

process.on('unhandledRejection', (error) => {
  say(`error unhandledRejection ${error?.message}`)
  process.exit(1)
})
