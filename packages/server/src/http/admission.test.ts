import { describe, expect, it } from 'vitest'
import { Admission } from './admission.ts'

/** Work that ends when it is told to, in the order in which it began. */
function desk(admission: Admission): {
  ask(actor: string): Promise<void>
  readonly began: string[]
  end(): Promise<void>
} {
  const began: string[] = []
  const ends: (() => void)[] = []
  return {
    began,
    ask: async (actor) =>
      await admission.run(actor, async () => {
        began.push(actor)
        await new Promise<void>((resolve) => ends.push(resolve))
      }),
    end: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('turns of actors', () => {
  it('[RN19] who asks a thousand times waits for itself, and not the others for it', async () => {
    const { ask, began, end } = desk(new Admission({ concurrent: 1, queued: 1000 }))
    const all = [...Array(20).fill('greedy'), 'ada', 'bob'].map((actor) => ask(actor as string))

    for (let n = 0; n < 4; n++) await end()

    expect(began).toEqual(['greedy', 'greedy', 'ada', 'bob', 'greedy'])
    while (began.length < 22) await end()
    await end()
    await Promise.all(all)
  })

  it('[RN19] one actor has only so many places, running and waiting', async () => {
    const limits = { concurrent: 4, queued: 10, concurrentPerActor: 2, queuedPerActor: 1 }
    const admission = new Admission(limits)
    const { ask, began, end } = desk(admission)
    const running = [ask('a'), ask('a'), ask('a')]

    await expect(ask('a')).rejects.toMatchObject({ code: 'OVERLOADED' })
    running.push(ask('b'))
    await new Promise((resolve) => setImmediate(resolve))

    expect(began).toEqual(['a', 'a', 'b'])
    expect([admission.running, admission.waiting]).toEqual([3, 1])
    for (let n = 0; n < 4; n++) await end()
    await Promise.all(running)
    expect([admission.running, admission.waiting]).toEqual([0, 0])
  })

  it('[RN19] a server that stops sends away who waits, and ends when nothing runs', async () => {
    const admission = new Admission({ concurrent: 1, queued: 5 })
    const { ask, end } = desk(admission)
    const first = ask('a')
    const second = ask('b')
    const stopped = admission.stop()

    await expect(second).rejects.toMatchObject({ code: 'STOPPING' })
    await end()
    await Promise.all([first, stopped])
    await expect(ask('a')).rejects.toMatchObject({ code: 'STOPPING' })
  })
})
