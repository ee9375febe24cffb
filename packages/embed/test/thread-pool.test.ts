import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { threadEmbedder } from '../src/thread-embedder.ts'
import { ThreadPool } from '../src/thread-pool.ts'
import { buildPackage, runScript } from './support/program.ts'

const PROGRAM = new URL('programs/echo-worker.mjs', import.meta.url)
const SLOTS = 64

interface TestPool extends AsyncDisposable {
  readonly pool: ThreadPool
  readonly seen: Int32Array
  /** Threads that were ever started. */
  readonly started: Worker[]
}

function testPool(threads: number, broken = false): TestPool {
  const shared = new SharedArrayBuffer(SLOTS * 4)
  const started: Worker[] = []
  const pool = new ThreadPool('echo', threads, (haste) => {
    const workerData = { seen: shared, haste, broken }
    const worker = new Worker(PROGRAM, { workerData, stderr: true })
    started.push(worker)
    return worker
  })
  return {
    pool,
    seen: new Int32Array(shared),
    started,
    [Symbol.asyncDispose]: () => pool.close(),
  }
}

const lengths = (vectors: Float32Array[]): (number | undefined)[] => vectors.map(([first]) => first)
const orders = (vectors: Float32Array[]): (number | undefined)[] =>
  vectors.map(([, order]) => order)

describe('threads', () => {
  it('[B11] serve calls in order, text by text', async () => {
    await using test = testPool(1)
    const calls = [['a', 'bb'], [], ['ccc'], ['dd', 'e', 'f']].map((texts) => test.pool.run(texts))
    const answers = await Promise.all(calls)
    expect(answers.map(lengths)).toEqual([[1, 2], [], [3], [2, 1, 1]])
    expect(answers.flatMap(orders)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('[B37] serve what is in the background last, even if it came first', async () => {
    await using test = testPool(1)
    const later = test.pool.run(['a', 'bb', 'ccc'], undefined, true)
    const first = test.pool.run(['d', 'e'])
    const second = test.pool.run(['f'])
    const last = test.pool.run(['g'], undefined, true)
    const answers = await Promise.all([later, first, second, last])
    // The first was begun before anybody else came.
    expect(answers.map(orders)).toEqual([[0, 4, 5], [1, 2], [3], [6]])
  })

  it('[B37] put off what they do in the background, three times at most', async () => {
    await using test = testPool(1)
    const background = test.pool.run(['slow:9', 'a'], undefined, true)
    for (let times = 1; times <= 3; times++) {
      expect(lengths(await test.pool.run(['bb']))).toEqual([2])
      expect(Atomics.load(test.seen, 0)).toBeGreaterThanOrEqual(2 * times)
    }
    const fourth = test.pool.run(['ccc'])
    let answered = false
    void fourth.then(() => {
      answered = true
    })
    while (Atomics.load(test.seen, 0) < 7) await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)

    Atomics.store(test.seen, 9, 1)
    expect(lengths(await fourth)).toEqual([3])
    expect(lengths(await background)).toEqual([6, 1])
    expect(test.started).toHaveLength(1)
  })

  it('[B10] start when there is work for them, and no more than allowed', async () => {
    await using test = testPool(2)
    expect(test.started).toHaveLength(0)
    await test.pool.run(['a'])
    expect(test.started).toHaveLength(1)
    await test.pool.run(['a', 'b', 'c', 'd'])
    expect(test.started).toHaveLength(2)
  })

  it('[B13] a text whose thread died is tried again in a new one', async () => {
    await using test = testPool(1)
    const vectors = await test.pool.run(['a', 'once:7', 'bbb'])
    expect(lengths(vectors)).toEqual([1, 6, 3])
    expect(test.started).toHaveLength(2)
  })

  it.each([
    ['throw', 'engine trapped'],
    ['exit', 'it ended with code 3'],
  ])(
    '[B13] a text that kills twice (%s) fails its call, and the others go on',
    async (text, why) => {
      await using test = testPool(1)
      const before = test.pool.run(['a'])
      const deadly = test.pool.run(['b', text, 'c'])
      const after = test.pool.run(['dd'])

      await expect(deadly).rejects.toMatchObject({
        code: 'EMBEDDER_FAILED',
        message: expect.stringContaining(`texts[1] with echo: its thread died 2 times (${why})`),
        details: { embedder: 'echo', index: 1 },
      })
      expect(lengths(await before)).toEqual([1])
      expect(lengths(await after)).toEqual([2])
      expect(test.started).toHaveLength(3)
    },
  )

  it('[B13] tells what the first thread died of', async () => {
    await using test = testPool(1)
    await expect(test.pool.run(['worse:5'])).rejects.toThrow('died 2 times (the reason)')
  })

  it('[B13] an engine that cannot be loaded fails each call, after two attempts', async () => {
    await using test = testPool(1, true)
    await expect(test.pool.run(['a', 'b'])).rejects.toThrow('died 2 times (cannot load)')
    await expect(test.pool.run(['c'])).rejects.toMatchObject({ code: 'EMBEDDER_FAILED' })
    expect(test.started).toHaveLength(4)
  })

  it('[B13] a system that refuses threads fails each call', async () => {
    const pool = new ThreadPool('echo', 1, () => {
      throw new Error('access denied')
    })
    const calls = [pool.run(['a', 'b']), pool.run(['c'])]
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        code: 'EMBEDDER_FAILED',
        message: expect.stringContaining('no thread can be started (access denied)'),
      })
    }
  })

  it('[B13] a thread that dies idle is replaced by the next call', async () => {
    await using test = testPool(1)
    await test.pool.run(['a'])
    await test.started[0]?.terminate()
    expect(lengths(await test.pool.run(['bb']))).toEqual([2])
    expect(test.started).toHaveLength(2)
  })

  it('[B3] a signal ends its call at once; texts not begun are never begun', async () => {
    await using test = testPool(1)
    const controller = new AbortController()
    const stopped = test.pool.run(['stuck:9', 'a', 'b'], controller.signal)
    const next = test.pool.run(['cc'])
    while (Atomics.load(test.seen, 0) === 0) await new Promise((resolve) => setImmediate(resolve))

    controller.abort('changed my mind')
    await expect(stopped).rejects.toBe('changed my mind')

    Atomics.store(test.seen, 9, 1)
    Atomics.notify(test.seen, 9)
    const vectors = await next
    expect(lengths(vectors)).toEqual([2])
    expect(orders(vectors)).toEqual([1])
  })

  it('[B3] a signal that has fired before starts nothing', async () => {
    await using test = testPool(1)
    await expect(test.pool.run(['a'], AbortSignal.abort('no'))).rejects.toBe('no')
    expect(test.started).toHaveLength(0)
  })

  it('[B3] a signal leaves no listener behind', async () => {
    await using test = testPool(1)
    const { signal } = new AbortController()
    let listeners = 0
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners++
      add(...args)
    }
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners--
      remove(...args)
    }
    await test.pool.run(['a'], signal)
    await expect(test.pool.run(['exit'], signal)).rejects.toThrow('died')
    expect(listeners).toBe(0)
  })

  it('[B14] closing refuses what waits and what comes later, and ends the threads', async () => {
    const test = testPool(1)
    const stuck = test.pool.run(['stuck:9'])
    const waiting = test.pool.run(['a'])
    const refusals = Promise.all(
      [stuck, waiting].map((call) => expect(call).rejects.toMatchObject({ code: 'CLOSED' })),
    )

    await test.pool.close()
    await test.pool.close()

    await refusals
    await expect(test.pool.run(['b'])).rejects.toMatchObject({ code: 'CLOSED' })
    expect(test.started.map(({ threadId }) => threadId)).toEqual([-1])
  })

  it('[B13] property: calls fail if and only if they hold a deadly text; others are complete', async () => {
    const text = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('a', 'bb', 'ccc') },
      { weight: 1, arbitrary: fc.constantFrom('throw', 'exit') },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }).map((slot) => `once:${slot}`) },
    )
    const calls = fc.array(fc.array(text, { maxLength: 4 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(calls, fc.integer({ min: 1, max: 2 }), async (lists, threads) => {
        await using test = testPool(threads)
        const answers = await Promise.allSettled(lists.map((texts) => test.pool.run(texts)))
        for (const [index, answer] of answers.entries()) {
          const texts = lists[index] ?? []
          const deadly = texts.some((word) => word === 'throw' || word === 'exit')
          expect(answer.status).toBe(deadly ? 'rejected' : 'fulfilled')
          if (answer.status === 'fulfilled') {
            expect(lengths(answer.value)).toEqual(texts.map(({ length }) => length))
          }
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('a process', () => {
  beforeAll(buildPackage)

  it('[B12] ends although a thread is stuck in a text that was given up', () => {
    const { status, stdout } = runScript(`
      import { Worker } from 'node:worker_threads'
      import { ThreadPool } from './dist/thread-pool.js'
      const seen = new SharedArrayBuffer(64)
      const program = new URL('${PROGRAM.href}')
      const pool = new ThreadPool('echo', 1, () => new Worker(program, { workerData: { seen }, execArgv: [] }))
      const controller = new AbortController()
      pool.run(['stuck:9'], controller.signal).catch((reason) => console.log(reason))
      const begun = setInterval(() => {
        if (Atomics.load(new Int32Array(seen), 0) === 0) return
        clearInterval(begun)
        controller.abort('given up')
      }, 5)
    `)
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'given up\n' })
  })

  it('[B14] waits for the end of its threads although their last answers come while it closes', () => {
    const { status, stdout } = runScript(`
      import { Worker } from 'node:worker_threads'
      import { ThreadPool } from './dist/thread-pool.js'
      const program = new URL('${PROGRAM.href}')
      for (let round = 0; round < 8; round++) {
        const seen = new SharedArrayBuffer(64)
        const pool = new ThreadPool('echo', 1, () => new Worker(program, { workerData: { seen }, execArgv: [] }))
        await pool.run(['first'])
        const refused = pool.run(['second']).catch(({ code }) => code)
        // The answer is there before anybody looks.
        while (Atomics.load(new Int32Array(seen), 0) < 2);
        const until = Date.now() + 20
        while (Date.now() < until);
        await pool.close()
        console.log(await refused)
      }
    `)
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'CLOSED\n'.repeat(8) })
  })
})

describe('what engines return', () => {
  it('[B4] is refused if it has another length or no direction', async () => {
    await using test = testPool(1)
    const wrongLength = threadEmbedder('echo', 3, test.pool)
    await expect(wrongLength.embed(['a'])).rejects.toMatchObject({
      code: 'EMBEDDER_FAILED',
      message: expect.stringContaining('2 dimensions instead of 3'),
      details: { index: 0 },
    })
    const fresh = testPool(1)
    const noDirection = threadEmbedder('echo', 2, fresh.pool)
    // The first text of all has order 0, and the empty one length 0.
    await expect(noDirection.embed([''])).rejects.toThrow('without direction')
    await fresh.pool.close()
  })

  it('[B2] texts are checked before a thread is started', async () => {
    await using test = testPool(1)
    const embedder = threadEmbedder('echo', 2, test.pool)
    const wrong = ['a', 7] as unknown as string[]
    await expect(embedder.embed(wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'texts[1]',
    })
    expect(test.started).toHaveLength(0)
  })
})
