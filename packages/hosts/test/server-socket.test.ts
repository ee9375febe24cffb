import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HookJob } from '../src/hooks/job.ts'
import { answerHooks, askServer } from '../src/hooks/server-socket.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cx-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const job = (more: Partial<HookJob> = {}): HookJob => ({
  event: 'user-prompt-submit',
  home,
  payload: { prompt: 'winch' },
  budgetTokens: 600,
  limitMs: 60_000,
  isUnwatched: false,
  ...more,
})

describe.skipIf(process.platform === 'win32')('the socket of a running server', () => {
  it('[ST4] answers a hook, and only its owner can connect', async () => {
    const server = await answerHooks(home, async ({ payload }) => `about ${payload.prompt}`)

    expect(await askServer(job())).toBe('about winch')
    expect(statSync(join(home, '.server/hooks.sock')).mode & 0o777).toBe(0o600)
    await server.close()
    expect(await askServer(job())).toBeUndefined()
  })

  it('[ST4] does the work on its own data home, and nothing that writes', async () => {
    const seen: HookJob[] = []
    const server = await answerHooks(home, async (each) => {
      seen.push(each)
      return ''
    })

    await askServer(job({ actor: 'ada', isUnwatched: true }))
    expect(await askServer(job({ event: 'session-end' }))).toBeUndefined()
    await server.close()

    expect(seen).toEqual([job({ actor: 'ada' })])
  })

  it('[ST4] a failure, silence or nonsense of the server counts as none', async () => {
    const failing = await answerHooks(home, () => Promise.reject(new Error('no')))
    expect(await askServer(job())).toBeUndefined()
    await failing.close()

    mkdirSync(join(home, '.server'), { recursive: true })
    for (const said of ['', 'nonsense\n', '{"answer":1}\n']) {
      const path = join(home, '.server/hooks.sock')
      const other = createServer((socket) => void socket.resume().write(said))
      await new Promise<void>((resolve) => other.listen(path, resolve))
      expect(await askServer(job({ limitMs: 200 }))).toBeUndefined()
      await new Promise((resolve) => other.close(resolve))
    }
  })

  it('[ST4] one that connects and says nothing does not keep the server from ending', async () => {
    const server = await answerHooks(home, async () => '')
    const silent = connect(join(home, '.server/hooks.sock'))
    await new Promise<void>((resolve) => silent.on('connect', resolve))
    const ended = new Promise<void>((resolve) => silent.on('close', resolve))
    silent.on('error', () => undefined)
    silent.resume()

    await server.close()
    await ended
  })

  it('[ST4] a second server leaves the socket to the first', async () => {
    const first = await answerHooks(home, async () => 'first')
    const second = await answerHooks(home, async () => 'second')

    await second.close()

    expect(await askServer(job())).toBe('first')
    await first.close()
  })

  it('[ST4] when the first has ended, another answers', async () => {
    const first = await answerHooks(home, async () => 'first')
    const second = await answerHooks(home, async () => 'second')

    await first.close()
    await second.look()

    expect(await askServer(job())).toBe('second')
    await second.look()
    expect(await askServer(job())).toBe('second')
    await second.close()
    expect(await askServer(job())).toBeUndefined()
  })

  it('[ST4] looking makes no data home', async () => {
    const place = join(home, 'later')
    const server = await answerHooks(place, async () => 'here')
    expect(existsSync(place)).toBe(false)

    mkdirSync(place)
    await server.look()

    expect(await askServer(job({ home: place }))).toBe('here')
    await server.close()
  })

  it('[ST4] one whose address was taken by another that has ended gets it back', async () => {
    const server = await answerHooks(home, async () => 'still here')
    rmSync(join(home, '.server/hooks.sock'))

    await server.look()

    expect(await askServer(job())).toBe('still here')
    await server.close()
  })
})
