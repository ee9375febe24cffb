/**
 * Writers, erasers, rebuilds, scrubs, readers and kills on one store, at once, for a while, against a plain list
 * of what was acknowledged. `npm run test:faults -- --only mixed-load --minutes 60` is the long form.
 */
import { describe, expect, it } from 'vitest'
import { CortexError } from '../src/errors.ts'
import type { Uri } from '../src/memory/ids.ts'
import { diceFor, minutes, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running } from './support/programs.ts'
import { ACTOR, counting, open, problemsOf, sequence } from './support/stores.ts'

const HOURS = 3 * 3_600_000
/** A round is short enough to be looked at whole, and long enough for everybody to meet. */
const ROUND_MS = 8_000

/** What must be there afterwards: nothing but a list of words. */
class Oracle {
  /** Acknowledged, and nobody was asked to erase it. */
  readonly kept = new Set<string>()
  /** Somebody was asked to erase it and may have died over it. */
  readonly doubtful = new Set<string>()
  readonly erased = new Set<string>()

  note(program: Running): void {
    for (const { uri } of acknowledged(program.lines)) {
      if (!this.doubtful.has(uri) && !this.erased.has(uri)) this.kept.add(uri)
    }
    for (const line of program.lines) {
      const uri = /^erased (\S+) /.exec(line)?.[1]
      if (uri === undefined) continue
      this.doubtful.delete(uri)
      this.erased.add(uri)
    }
  }

  /** Takes some that nobody has erased yet. */
  condemn(count: number): string[] {
    const some = [...this.kept].slice(0, count)
    for (const uri of some) {
      this.kept.delete(uri)
      this.doubtful.add(uri)
    }
    return some
  }

  /** What the store says otherwise. */
  async differences(root: string): Promise<{ lost: string[]; bad: string[] }> {
    const [lost, bad]: [string[], string[]] = [[], []]
    const cortex = await open(root)
    const code = async (uri: string): Promise<string> => {
      try {
        await cortex.resolve(uri as Uri)
        return 'there'
      } catch (error) {
        if (error instanceof CortexError) return error.code
        throw error
      }
    }
    for (const uri of this.kept) {
      const found = await code(uri)
      if (found !== 'there') lost.push(`${uri} ${found}`)
    }
    for (const uri of this.erased) {
      const found = await code(uri)
      if (found !== 'ERASED') bad.push(`${uri} was erased: ${found}`)
    }
    for (const uri of this.doubtful) {
      const found = await code(uri)
      if (found !== 'there' && found !== 'ERASED') lost.push(`${uri} ${found}`)
      if (found === 'ERASED') this.erased.add(uri)
      else this.kept.add(uri)
    }
    this.doubtful.clear()
    const seqs = await sequence(cortex)
    if (seqs.join() !== counting(seqs.length).join()) bad.push('numbers are missing')
    await cortex.close()
    bad.push(...(await problemsOf(root)))
    return { lost, bad }
  }
}

describe('everything at once', () => {
  it(
    '[S8] [S9] [S26] writers, erasers, rebuilds, scrubs, readers and kills: the store says what an oracle says',
    async () => {
      const dice = diceFor('mixed load')
      using place = aPlace()
      const root = place.path
      const oracle = new Oracle()
      const [lost, bad]: [string[], string[]] = [[], []]
      let [kills, runs, written] = [0, 0, 0]
      const until = Date.now() + minutes() * 60_000
      await (await open(root)).close()
      do {
        const end = Math.min(Date.now() + ROUND_MS, until)
        const lanes = ['write', 'write', 'erase', 'rebuild', 'read'].map(async (role) => {
          while (Date.now() < end) {
            const program = start(role, root, oracle, dice.chance(0.3))
            runs++
            // On a busy machine it would end before it began.
            if (role === 'write' || role === 'read') await program.said(1)
            const dies = role !== 'read' && dice.chance(0.4)
            const after = dice.between(50, 900)
            await Promise.race([
              program.ended,
              new Promise((resolve) => setTimeout(resolve, after)),
            ])
            if (dies && !program.over) kills++
            await (dies ? program.kill() : program.stop())
            oracle.note(program)
            bad.push(...errorsIn(program.lines))
            written += acknowledged(program.lines).length
          }
        })
        await Promise.all(lanes)
        const found = await oracle.differences(root)
        lost.push(...found.lost)
        bad.push(...found.bad)
      } while (Date.now() < until && lost.length + bad.length === 0)
      expect(kills).toBeGreaterThan(0)
      expect(written).toBeGreaterThan(0)
      const note = `${written} writes, ${oracle.erased.size} erased, ${kills} kills, ${minutes()} min`
      tell({ campaign: 'mixed load', rounds: runs, lost: lost.length, bad: bad.length, note })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
    },
    HOURS,
  )
})

function start(role: string, root: string, oracle: Oracle, scrub: boolean): Running {
  const to = { root, actor: ACTOR }
  if (role === 'write') return new Running('write', { ...to, name: 'mixed', group: 2, pauseMs: 4 })
  if (role === 'erase') return new Running('erase', { ...to, uris: oracle.condemn(3), scrub })
  if (role === 'rebuild') return new Running('rebuild', to)
  return new Running('read', to)
}
