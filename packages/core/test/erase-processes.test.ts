/** Erasing beside other processes, and dying while erasing. Rules: docs/spec/erasure.md. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILDING } from '../src/engine/building.ts'
import { ERASE_STEPS } from '../src/engine/environment.ts'
import { type Cortex, importJournal, type Uri } from '../src/index.ts'
import { verifyStore } from '../src/verify/verify.ts'
import { verifyFile } from '../src/verify/verify-file.ts'
import { collect } from './helpers.ts'
import { tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running, runProgram } from './support/programs.ts'
import { hasPython, PYTHON, verifyWithPython } from './support/python.ts'
import { ACTOR, counting, layout, missing, open, problemsOf, sequence } from './support/stores.ts'

const MINUTES = 600_000

/** A word that is in no other text. */
function word(of: string): string {
  return createHash('sha256').update(of).digest('hex').slice(0, 24)
}

interface Written {
  readonly uri: Uri
  /** Everything that was said of it. */
  readonly texts: readonly string[]
}

/** Memories with all that can hold words of them: versions, tags, edges, checkpoints, commit ids. */
async function writeAll(cortex: Cortex, count: number): Promise<Written[]> {
  const all: Written[] = []
  for (const index of counting(count)) {
    const texts = counting(6).map((each) => word(`${index} ${each}`))
    const [said = '', again = '', tag = '', about = '', why = '', frame = ''] = texts
    const commitId = word(`commit ${index}`).padEnd(32, '0')
    const data = {
      type: 'Fact',
      subject: about,
      predicate: 'is',
      statement: `it is ${said}`,
    } as const
    const frames = [{ verb: 'build', kind: 'plan', ref: frame }] as const
    const receipt = await cortex.write({ data, tags: [tag], frames, commitId })
    let { uri } = receipt
    const { id } = receipt
    if (index % 3 === 0) {
      uri = (await cortex.update(uri, { data: { ...data, statement: `no, ${again}` } })).uri
    }
    if (index % 4 === 0) await cortex.updateHead(uri, { tags: [tag, again] })
    const before = all.at(-1)
    if (before !== undefined && index % 2 === 1) {
      const dst = before.uri.split('/').at(-1)?.split('#')[0] as typeof id
      await cortex.addEdge({ src: id, type: 'related_to', dst, data: { why } })
      if (index % 5 === 0)
        await cortex.removeEdge({ src: id, type: 'related_to', dst, reason: why })
    }
    if (index % 6 === 0) {
      const inContext = [await cortex.resolve(uri)]
      await cortex.compact({
        inContext,
        intentId: `i${index % 7}`,
        stepId: 's',
        commitId: word(`c${index}`).padEnd(32, '1'),
      })
    }
    if (index % 11 === 0) await cortex.tombstone(uri, { reason: why })
    all.push({ uri, texts })
  }
  return all
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((name) => statSync(name).isFile())
}

/** Windows of eight bytes of the texts that are in a file, as `file: window`. */
function found(
  directory: string,
  erased: readonly string[],
  surviving: readonly string[],
): string[] {
  const kept = surviving.join('\n')
  const windows = new Set<string>()
  for (const text of erased.flatMap((each) => [each, each.toLowerCase()])) {
    for (let at = 0; at + 8 <= text.length; at++) {
      const window = text.slice(at, at + 8)
      if (!kept.includes(window)) windows.add(window)
    }
  }
  expect(windows.size).toBeGreaterThan(0)
  const hits: string[] = []
  for (const file of filesBelow(directory)) {
    const bytes = readFileSync(file).toString('latin1')
    for (let at = 0; at + 8 <= bytes.length; at++) {
      const window = bytes.slice(at, at + 8)
      if (windows.has(window)) hits.push(`${file}: ${window}`)
    }
  }
  return hits
}

describe('erasing beside other processes', () => {
  it(
    `[Z15] [Z17] [Z18] [Z6] 50 of 1,000 memories are gone from every file, and nothing else is (${PYTHON})`,
    async () => {
      using place = aPlace()
      const root = place.path
      const segmentBytes = 200_000
      const writing = await open(root, { segmentBytes, durable: false })
      const all = await writeAll(writing, 1000)
      await writing.close()
      const doomed = all.filter((_, index) => index % 20 === 7)
      const others = all.filter((_, index) => index % 20 !== 7)
      expect(doomed).toHaveLength(50)
      const texts = doomed.flatMap((memory) => memory.texts)
      // The search itself finds what is there.
      expect(found(layout(root).home, texts.slice(0, 1), [])).not.toEqual([])
      await using reader = new Running('read', { root, actor: ACTOR })
      await using writer = new Running('write', { root, actor: ACTOR, segmentBytes, pauseMs: 4 })
      await Promise.all([reader.said(1), writer.said(3)])

      const eraser = await runProgram('erase', {
        root,
        actor: ACTOR,
        segmentBytes,
        uris: doomed.map(({ uri }) => uri),
        scrub: true,
      })

      await writer.said(writer.lines.length + 3)
      await Promise.all([reader.stop(), writer.stop()])
      expect(errorsIn([...eraser.lines, ...reader.lines, ...writer.lines])).toEqual([])
      const acks = acknowledged(writer.lines)
      expect(acks.length).toBeGreaterThan(3)
      const surviving = others.flatMap((memory) => memory.texts)
      expect(found(layout(root).home, texts, surviving)).toEqual([])

      const cortex = await open(root, { segmentBytes })
      const kept = others.map(({ uri }) => ({ uri, seq: 0 }))
      const lost = [...(await missing(cortex, acks)), ...(await missing(cortex, kept))]
      tell({ campaign: 'erased beside others', rounds: 50, lost: lost.length, bad: 0 })
      expect(lost).toEqual([])
      for (const { uri } of doomed) {
        await expect(cortex.resolve(uri)).rejects.toMatchObject({ code: 'ERASED' })
      }
      const seqs = await sequence(cortex)
      expect(seqs).toEqual(counting(seqs.length))
      const stream = await collect(cortex.exportJournal())
      const live = await cortex.overallRoot()
      await cortex.close()
      expect(await verifyStore(root, ACTOR)).toMatchObject({ ok: true, problems: [], root: live })
      expect((await importJournal(root, 'copy', stream)).root).toBe(live)
      expect(found(join(root, 'copy'), texts, surviving)).toEqual([])

      const receipts = eraser.lines.flatMap((line) => {
        const match = /^erased \S+ ([0-9a-f]+)$/.exec(line)
        return match === null ? [] : [Buffer.from(String(match[1]), 'hex')]
      })
      expect(receipts).toHaveLength(50)
      const files = [...receipts, Buffer.concat(stream)]
      expect(files.map((file) => verifyFile(file).problems)).toEqual(files.map(() => []))
      if (hasPython) {
        expect(verifyWithPython(files)).toEqual(files.map((file) => verifyFile(file)))
      }
    },
    MINUTES,
  )
})

describe('opening while others scrub', () => {
  it(
    '[S26] [Z18] readers and writers open whatever is replaced and removed meanwhile',
    async () => {
      using place = aPlace()
      const root = place.path
      const cortex = await open(root, { durable: false })
      await writeAll(cortex, 20)
      const looking = { root, actor: ACTOR, pauseMs: 0, reopenEvery: 1 }
      await using reader = new Running('read', looking)
      await using writer = new Running('read', { ...looking, readOnly: false })
      await Promise.all([reader.said(1), writer.said(1)])

      for (let round = 0; round < 15; round++) await cortex.scrub()

      await Promise.all([reader.stop(), writer.stop()])
      expect(errorsIn([...reader.lines, ...writer.lines])).toEqual([])
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    },
    MINUTES,
  )
})

describe('scrubbing while another process rebuilds', () => {
  it.skipIf(process.platform === 'win32')(
    '[Z18] a view that was begun before goes, though its maker lives; that one begins again',
    async () => {
      using place = aPlace()
      const root = place.path
      const cortex = await open(root, { durable: false })
      const all = await writeAll(cortex, 300)
      const [doomed, ...others] = all as [Written, ...Written[]]
      const texts = doomed.texts
      const surviving = others.flatMap((memory) => memory.texts)
      const stopped = { root, actor: ACTOR, count: 1, stopAfter: 200 }
      await using rebuilding = new Running('rebuild', stopped)
      await rebuilding.said(1)
      expect(rebuilding.lines).toEqual(['stopped'])
      const building = (): string[] =>
        readdirSync(layout(root).home).filter((name) => name.startsWith(BUILDING))
      expect(building()).toHaveLength(1)

      await cortex.erase(doomed.uri, { reason: 'asked to forget', by: 'the owner' })
      await cortex.scrub()

      expect(building()).toEqual([])
      expect(found(layout(root).home, texts, surviving)).toEqual([])
      rebuilding.signal('SIGCONT')
      await rebuilding.stop()
      expect(errorsIn(rebuilding.lines)).toEqual([])
      expect(rebuilding.lines.at(-1)).toContain(await cortex.overallRoot())
      expect(found(layout(root).home, texts, surviving)).toEqual([])
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    },
    MINUTES,
  )
})

describe('a process dies while it erases', () => {
  const crashes = ERASE_STEPS.flatMap((step) =>
    (step === 'made' || step === 'replaced' ? [1, 2] : [1]).map((times) => ({ step, times })),
  )

  it.each(crashes)(
    '[Z14] [Z16] after step $step, for the time $times',
    async ({ step, times }) => {
      using place = aPlace()
      const root = place.path
      const segmentBytes = 20_000
      const writing = await open(root, { segmentBytes, durable: false })
      const all = await writeAll(writing, 60)
      const before = await writing.overallRoot()
      await writing.close()
      const doomed = [all[6], all[45]] as [Written, Written]
      const others = all.filter((memory) => !doomed.includes(memory))

      const dead = await runProgram('erase', {
        root,
        actor: ACTOR,
        segmentBytes,
        uris: doomed.map(({ uri }) => uri),
        together: true,
        crash: { step, times },
      })

      expect((await dead.ended).signal).toBe('SIGKILL')
      const cortex = await open(root, { segmentBytes })
      expect(await cortex.overallRoot()).not.toBe(before)
      const { repairs } = await cortex.status()
      expect(repairs.map(({ what }) => what)).toEqual(
        step === 'finished' ? [] : ['erasure-finished'],
      )
      for (const { uri } of doomed) {
        await expect(cortex.resolve(uri)).rejects.toMatchObject({ code: 'ERASED' })
      }
      expect(
        await missing(
          cortex,
          others.map(({ uri }) => ({ uri, seq: 0 })),
        ),
      ).toEqual([])
      const texts = doomed.flatMap((memory) => memory.texts)
      const surviving = others.flatMap((memory) => memory.texts)
      expect(found(layout(root).journal, texts, surviving)).toEqual([])
      expect(
        readdirSync(layout(root).journal).filter((name) => !/\.(seg|lock)$/.test(name)),
      ).toEqual([])
      await cortex.scrub()
      await cortex.close()
      expect(found(layout(root).home, texts, surviving)).toEqual([])
      expect(await problemsOf(root)).toEqual([])
    },
    MINUTES,
  )
})
