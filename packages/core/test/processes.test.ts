/** Many processes on one actor: writing, reading, dying, rebuilding. Rules: docs/spec/store.md. */
import { describe, expect, it } from 'vitest'
import { verifyStore } from '../src/verify/verify.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running, runProgram } from './support/programs.ts'
import { ACTOR, counting, missing, open, problemsOf, sequence } from './support/stores.ts'

const HOUR = 3_600_000

describe('many processes', () => {
  it('[S10] four processes write 500 each: 2,000 entries after the first, no gap, no error', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    await using reader = new Running('read', { root, actor: ACTOR })
    const writers = counting(4).map(
      (index) => new Running('write', { root, actor: ACTOR, name: `w${index}`, count: 500 }),
    )

    const ends = await Promise.all(writers.map((writer) => writer.stop()))
    await reader.stop()

    const lines = writers.flatMap((writer) => writer.lines)
    const acks = acknowledged(lines)
    expect(errorsIn([...lines, ...reader.lines])).toEqual([])
    expect(lines.filter((line) => line.startsWith('repair'))).toEqual([])
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(acks.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(counting(2001).slice(1))
    const cortex = await open(root)
    expect(await sequence(cortex)).toEqual(counting(2001))
    const lost = await missing(cortex, acks)
    await cortex.close()
    const report = await verifyStore(root, ACTOR)
    expect(report).toMatchObject({ ok: true, problems: [], entries: 2001, memories: 2000 })
    tell({
      campaign: 'four processes × 500 writes',
      rounds: acks.length,
      lost: lost.length,
      bad: 0,
    })
    expect(lost).toEqual([])
  })

  it(
    '[S9] [S10] [S26] a writer is killed at any moment: what it acknowledged stays, the others go on',
    async () => {
      const dice = diceFor('kill')
      const total = rounds({ taste: 3, short: 25, long: 1000 })
      let kills = 0
      let acks = 0
      const lost: string[] = []
      const bad: string[] = []
      while (kills < total) {
        const now = Math.min(25, total - kills)
        const result = await killRounds(dice, now)
        kills += now
        acks += result.acks
        lost.push(...result.lost)
        bad.push(...result.bad)
      }
      tell({
        campaign: 'kill -9 of one writer of three',
        rounds: kills,
        lost: lost.length,
        bad: bad.length,
        note: `${acks} acknowledged`,
      })
      expect(acks).toBeGreaterThan(kills)
      expect(lost).toEqual([])
      expect(bad).toEqual([])
    },
    HOUR,
  )

  it(
    '[S25] [S26] rebuilding goes on beside readers and writers, and ends with the same root',
    async () => {
      using place = aPlace()
      const root = place.path
      await (await open(root)).close()
      await runProgram('write', { root, actor: ACTOR, name: 'before', count: 300, group: 20 })
      const times = rounds({ taste: 3, short: 10, long: 250 })
      await using aReader = new Running('read', { root, actor: ACTOR })
      await using aWritableReader = new Running('read', { root, actor: ACTOR, readOnly: false })
      await using first = new Running('write', { root, actor: ACTOR, name: 'first', pauseMs: 8 })
      await using second = new Running('write', {
        root,
        actor: ACTOR,
        name: 'second',
        group: 5,
        pauseMs: 30,
      })
      await Promise.all([aReader.said(1), aWritableReader.said(1), first.said(1), second.said(1)])

      const rebuilder = await runProgram('rebuild', { root, actor: ACTOR, count: times })

      const others = [first, second, aReader, aWritableReader]
      await Promise.all(others.map((other) => other.stop()))
      const lines = [...others, rebuilder].flatMap((other) => other.lines)
      const cortex = await open(root)
      const status = await cortex.status()
      const lost = await missing(cortex, acknowledged(lines))
      const same = (await cortex.rebuild()).root === status.root
      await cortex.close()
      const problems = [...errorsIn(lines), ...(await problemsOf(root))]
      tell({
        campaign: 'rebuild beside readers and writers',
        rounds: times,
        lost: lost.length,
        bad: problems.length,
      })
      expect(problems).toEqual([])
      expect(lost).toEqual([])
      expect(rebuilder.lines).toHaveLength(times)
      expect(same).toBe(true)
    },
    HOUR,
  )

  it.each([{ readOnly: true }, { readOnly: false }])(
    '[S30] processes that open the store while another writes do it no harm (readOnly: $readOnly)',
    async ({ readOnly }) => {
      using place = aPlace()
      const root = place.path
      await (await open(root)).close()
      const count = rounds({ taste: 600, short: 1000, long: 50_000 })
      await using opener = new Running('reopen', { root, actor: ACTOR, readOnly })
      await using another = new Running('reopen', { root, actor: ACTOR, readOnly })
      await Promise.all([opener.said(1), another.said(1)])

      const writer = await runProgram('write', { root, actor: ACTOR, count })

      await Promise.all([opener.stop(), another.stop()])
      const cortex = await open(root)
      const lost = await missing(cortex, acknowledged(writer.lines))
      await cortex.close()
      const lines = [...writer.lines, ...opener.lines, ...another.lines]
      const repairs = lines.filter((line) => line.startsWith('repair'))
      const bad = [...errorsIn(lines), ...repairs, ...(await problemsOf(root))]
      tell({
        campaign: `opening beside a writer${readOnly ? ', read-only' : ''}`,
        rounds: count,
        lost: lost.length,
        bad: bad.length,
        note: `${opener.lines.at(-1)}`,
      })
      expect(acknowledged(writer.lines)).toHaveLength(count)
      expect(bad).toEqual([])
      expect(lost).toEqual([])
    },
    HOUR,
  )

  it(
    '[S30] processes that come and go, with one handle or two, write without a gap',
    async () => {
      using place = aPlace()
      const root = place.path
      await (await open(root)).close()
      const count = rounds({ taste: 25, short: 80, long: 2000 })
      const handles = [1, 2, 1, 2]

      const ends = await Promise.all(
        handles.map((each) =>
          runProgram('reopen', {
            root,
            actor: ACTOR,
            readOnly: false,
            writes: true,
            handles: each,
            count,
          }),
        ),
      )

      const lines = ends.flatMap((end) => end.lines)
      const acks = acknowledged(lines)
      const bad = [
        ...errorsIn(lines),
        ...lines.filter((line) => line.startsWith('repair')),
        ...(await problemsOf(root)),
      ]
      const cortex = await open(root)
      const lost = await missing(cortex, acks)
      const entries = await sequence(cortex)
      await cortex.close()
      const total = count * handles.reduce((sum, each) => sum + each, 0)
      tell({ campaign: 'coming and going', rounds: total, lost: lost.length, bad: bad.length })
      expect(bad).toEqual([])
      expect(lost).toEqual([])
      expect(entries).toEqual(counting(total + 1))
    },
    HOUR,
  )

  it('[S24] verify beside writers finds nothing to complain about', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    await using writer = new Running('write', { root, actor: ACTOR, group: 3, count: 600 })
    await writer.said(30)

    const reports = []
    for (let round = 0; round < 3; round++) reports.push(await verifyStore(root, ACTOR))

    await writer.stop()
    expect(errorsIn(writer.lines)).toEqual([])
    expect(reports.flatMap((report) => report.problems)).toEqual([])
  })

  it('[S10] processes that open a new store at the same time make one genesis entry', async () => {
    using place = aPlace()
    const root = place.path

    const writers = await Promise.all(
      counting(4).map((index) =>
        runProgram('write', { root, actor: ACTOR, name: `w${index}`, count: 5 }),
      ),
    )

    expect(errorsIn(writers.flatMap((writer) => writer.lines))).toEqual([])
    const cortex = await open(root)
    expect(await sequence(cortex)).toEqual(counting(21))
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })
})

/** Three writers and a reader on one store; in every round one writer dies and is replaced. */
async function killRounds(
  dice: ReturnType<typeof diceFor>,
  count: number,
): Promise<{ lost: string[]; bad: string[]; acks: number }> {
  using place = aPlace()
  const root = place.path
  await (await open(root)).close()
  const all: Running[] = []
  const segmentBytes = dice.chance(0.5) ? 20_000 : undefined
  const start = (): Running => {
    const group = dice.pick([1, 1, 4])
    const options = {
      root,
      actor: ACTOR,
      name: `w${all.length}`,
      group,
      segmentBytes,
      greet: true,
      pauseMs: dice.pick([2, 8, 16]),
    }
    const writer = new Running('write', options)
    all.push(writer)
    return writer
  }
  await using reader = new Running('read', { root, actor: ACTOR, pauseMs: 15 })
  const alive = [start(), start(), start()]
  const lost: string[] = []
  const bad: string[] = []
  try {
    for (let round = 0; round < count; round++) {
      const victim = dice.between(0, alive.length - 1)
      const doomed = alive[victim] as Running
      await doomed.said(dice.between(0, 12))
      await aMoment(dice.next() * 3)
      await doomed.kill()
      alive[victim] = start()
      // Another process opens the store at once, while the others write.
      const cortex = await open(root)
      lost.push(...(await missing(cortex, acknowledged(doomed.lines))))
      await cortex.close()
      if (round % 10 === 9) bad.push(...(await problemsOf(root)))
    }
    await Promise.all(alive.map((writer) => writer.stop()))
    await reader.stop()
    const lines = all.flatMap((writer) => writer.lines)
    const acks = acknowledged(lines)
    bad.push(...errorsIn([...lines, ...reader.lines]))
    const cortex = await open(root)
    lost.push(...(await missing(cortex, acks)))
    const seqs = await sequence(cortex)
    await cortex.close()
    if (seqs.some((seq, index) => seq !== index)) bad.push('the journal has a gap')
    if (acks.some(({ seq }) => seq >= seqs.length)) bad.push('an acknowledged entry is missing')
    bad.push(...(await problemsOf(root)))
    return { lost, bad, acks: acks.length }
  } finally {
    await Promise.all(all.map((writer) => writer[Symbol.asyncDispose]()))
  }
}

/** Part of a millisecond, without giving up the turn: timers are too coarse. */
function aMoment(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
  return Promise.resolve()
}
