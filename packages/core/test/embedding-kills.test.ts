/** Processes that die while they embed. Rules: docs/spec/recall.md. */
import { describe, expect, it } from 'vitest'
import type { Cortex } from '../src/cortex.ts'
import { VectorStore } from '../src/embed/vector-store.ts'
import type { Embedder } from '../src/index.ts'
import { prefixKey } from '../src/keys/keyspace.ts'
import { idFromBytes, parseUri, type Uri } from '../src/memory/ids.ts'
import { SideStore } from '../src/side/side-store.ts'
import { wordEmbedder } from './programs/word-embedder.mjs'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running } from './support/programs.ts'
import { ACTOR, layout, missing, open, problemsOf } from './support/stores.ts'

const HOUR = 3_600_000
const WRITES = 100
/** Memories of one page of an answer; and of so many, one is asked for by its words. */
const PAGE = 1000
const ASKED_FOR = 40

describe('an embedder that is killed', () => {
  it(
    '[H16] [H18] loses nothing, computes no stored vector again, and finds all after drain',
    async () => {
      using place = aPlace()
      const root = place.path
      await (await open(root)).close()
      const dice = diceFor('embedding')
      const kills = rounds({ taste: 2, short: 20, long: 500 })
      const stored = new Set<string>()
      const lines: string[] = []
      const again: string[] = []
      const run = async (name: string, until: number): Promise<Running> => {
        const pauseMs = dice.pick([1, 10, 30])
        const running = new Running('embed', { root, actor: ACTOR, name, count: WRITES, pauseMs })
        await running.said(until)
        return running
      }
      const look = async (running: Running): Promise<void> => {
        lines.push(...running.lines)
        const texts = running.lines.filter((line) => line.startsWith('embed '))
        again.push(...texts.filter((text) => stored.has(nameIn(text))))
        for (const name of await storedNames(root)) stored.add(name)
      }

      for (let kill = 0; kill < kills; kill++) {
        await using doomed = await run(`k${kill}`, dice.between(WRITES, 2 * WRITES))
        await doomed.kill()
        await look(doomed)
      }
      await using last = await run('last', Number.POSITIVE_INFINITY)
      await look(last)

      const embedder: Embedder = wordEmbedder()
      await using cortex = await open(root, {}, { embedder })
      await cortex.drainEmbedder()
      const acks = acknowledged(lines)
      const lost = await missing(cortex, acks)
      const unfound = await notFound(
        cortex,
        acks.map(({ uri }) => uri as Uri),
      )
      const status = (await cortex.status()).embedder
      const bad = [...errorsIn(lines), ...again, ...unfound, ...(await problemsOf(root))]
      tell({
        campaign: 'kill -9 of a process that embeds',
        rounds: kills,
        lost: lost.length,
        bad: bad.length,
        note: `${acks.length} acknowledged, ${stored.size} vectors, ${again.length} made again`,
      })
      expect(lines).toContain('drained')
      expect(lost).toEqual([])
      expect(bad).toEqual([])
      expect(status).toMatchObject({ lag: 0, pending: 0, failed: 0, done: stored.size })
      expect(stored.size).toBeGreaterThanOrEqual(acks.length)
    },
    HOUR,
  )
})

/** The name that a fact of the program has in its text. */
function nameIn(text: string): string {
  return /\b(?:k\d+|last) \d+\b/.exec(text)?.[0] ?? text
}

/** Facts that have a vector on the disk. */
async function storedNames(root: string): Promise<string[]> {
  const side = new SideStore(layout(root).side, true)
  const cortex = await open(root, {}, { readOnly: true })
  try {
    const vectors = new VectorStore(side)
    const names: string[] = []
    for (const { key } of side.list(prefixKey('vec/id/'))) {
      const id = Buffer.from(key.subarray(key.length - 16))
      const { data, version } = await cortex.resolveLatest(idFromBytes(id))
      if (vectors.stateOf(id)?.version !== version.version || data.type !== 'Fact') continue
      names.push(data.statement)
    }
    return names
  } finally {
    await side.close()
    await cortex.close()
  }
}

/** Memories that no vector leads to; for some of them, all the way from their own words. */
async function notFound(cortex: Cortex, uris: readonly Uri[]): Promise<string[]> {
  const met = new Set<string>()
  const [nearVector = new Float32Array()] = await wordEmbedder().embed(['anything'])
  for (let offset = 0; ; offset += PAGE) {
    const { memories } = await cortex.find({ nearVector, offset, limit: PAGE })
    for (const { head } of memories) met.add(head.id)
    if (memories.length < PAGE) break
  }
  const unfound = uris.filter((uri) => !met.has(parseUri(uri, 'uri').id))
  for (const uri of uris.filter((_, index) => index % ASKED_FOR === 0)) {
    const { data, head } = await cortex.resolve(uri)
    const near = data.type === 'Fact' ? `says test ${data.statement}` : ''
    const { memories } = await cortex.find({ near, rank: 'distance', limit: 8 })
    if (!memories.some((memory) => memory.head.id === head.id)) unfound.push(uri)
  }
  return unfound.map((uri) => `not found: ${uri}`)
}
