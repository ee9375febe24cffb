import { describe, expect, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { firstRow, newActor, rowBehind } from '../src/conformance/rows.ts'
import { type MemoryCall, MemoryEngine, type MemoryFault } from '../src/index.ts'

describe('the conformance suite, on a journal in memory', () => {
  const engine = new MemoryEngine()
  for (const { name, run } of journalConformance(() => engine.journal())) it(name, run)
})

/** A promise that somebody else fulfils. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('a journal in memory', () => {
  const next = (fault: MemoryFault, name: MemoryCall['name'] = 'append') => {
    const faults = [fault]
    return (call: MemoryCall) => (call.name === name ? faults.shift() : undefined)
  }

  it('[RJ15] a message that is lost leaves nothing, and is unavailable', async () => {
    const engine = new MemoryEngine()
    const row = firstRow(newActor())

    const [outcome] = await engine.journal(next({ lost: 'before' })).append([row], 0)

    expect(outcome?.is).toBe('unavailable')
    expect(engine.rows(row.actor)).toEqual([])
  })

  it('[RJ15] a message whose answer is lost did its work, and is unknown', async () => {
    const engine = new MemoryEngine()
    const journal = engine.journal(next({ lost: 'after' }))
    const row = firstRow(newActor())

    const [outcome] = await journal.append([row], 0)

    expect(outcome?.is).toBe('unknown')
    expect(await journal.append([row], 0)).toEqual([{ is: 'duplicate' }])
  })

  it('[RJ15] a delayed message arrives behind those that were sent later', async () => {
    const engine = new MemoryEngine()
    const arrival = gate()
    const slow = engine.journal(next({ arrives: arrival.opened }))
    const first = firstRow(newActor())
    const late = slow.append([rowBehind(first)], 0)

    await engine.journal().append([first], 0)
    arrival.open()

    expect(await late).toEqual([{ is: 'accepted' }])
  })

  it('[RJ15] a doubled message arrives again, and changes nothing then', async () => {
    const engine = new MemoryEngine()
    const again = gate()
    const first = firstRow(newActor())
    const second = rowBehind(first)
    await engine.journal(next({ again: again.opened })).append([first], 0)
    await engine.journal().append([second], 0)

    again.open()
    await again.opened

    expect(engine.rows(first.actor).map(({ lastSeq }) => lastSeq)).toEqual([0, 1])
  })

  it('[RJ15] lost questions are errors, and lost hints are silence', async () => {
    const engine = new MemoryEngine()
    const journal = engine.journal(({ name }) =>
      name === 'append' ? undefined : { lost: 'before' },
    )
    const hints: (readonly string[])[] = []
    journal.hints((actors) => hints.push(actors))

    await journal.append([firstRow(newActor())], 0)

    await expect(journal.heads([])).rejects.toMatchObject({ code: 'JOURNAL_UNAVAILABLE' })
    expect(hints).toEqual([])
  })

  it('[RJ15] an engine can lose the end of a journal, and takes it back', async () => {
    const engine = new MemoryEngine()
    const journal = engine.journal()
    const first = firstRow(newActor())
    const second = rowBehind(first)
    for (const row of [first, second]) await journal.append([row], 0)

    expect(engine.loseEnd(first.actor, 1)).toHaveLength(1)

    expect(await journal.find(second.actor, second.commitId)).toBeUndefined()
    expect(await journal.append([second], 0)).toEqual([{ is: 'accepted' }])
  })
})
