import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, listActors } from '@cortex-memory/core'
import { afterEach, describe, expect, it } from 'vitest'
import { OpenActors, type OpenActorsOptions } from '../src/actors/open-actors.ts'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'

const AGENT = { actor: 'ada', origin: 'agent', channel: 'test' } as const
const named = (name: string): Operation =>
  OPERATIONS.find((each) => each.name === name) as Operation

describe('open actors', () => {
  const home = mkdtempSync(join(tmpdir(), 'cortex-actors-'))
  const opened: OpenActors[] = []
  const actors = (embedder?: OpenActorsOptions['embedder']): OpenActors => {
    const made = new OpenActors({ home, ...(embedder === undefined ? {} : { embedder }) })
    opened.push(made)
    return made
  }
  const call = async (pool: OpenActors, name: string, input: unknown): Promise<unknown> =>
    await invoke(named(name), pool.contextFor(named(name), AGENT), input)

  afterEach(async () => {
    await Promise.all(opened.splice(0).map(async (each) => await each.close()))
  })

  it('[O30] reading an actor that is not there is NOT_FOUND and makes nothing', async () => {
    await expect(call(actors(), 'recall', { query: 'anything' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(listActors(home)).toEqual([])
  })

  it('[O30] remembering makes the actor, and every caller shares one handle', async () => {
    const pool = actors()
    await call(pool, 'remember', { text: 'The sea is blue' })
    expect(await pool.open('ada', false)).toBe(await pool.open('ada', true))
    expect(await call(pool, 'list', {})).toMatchObject({ total: 1 })
  })

  it('[O30] who may only read, or has a part of a store, gets no further', async () => {
    const pool = actors()
    await call(pool, 'remember', { text: 'The sea is blue' })
    const rebuild = named('rebuild')

    expect(() => pool.contextFor(named('forget'), { ...AGENT, readOnly: true })).toThrow(
      'Cannot forget: this caller may only read',
    )
    const part = pool.contextFor(rebuild, { ...AGENT, view: async (cortex) => cortex })
    await expect(invoke(rebuild, part, {})).rejects.toMatchObject({ code: 'SCOPE_VIOLATION' })
    const none = { ...AGENT, actor: 'bob', view: async (cortex: Cortex) => cortex }
    expect(() => pool.contextFor(named('remember'), none)).toThrow('There is no actor `bob`')
    expect([...(await pool.opened()).keys()]).toEqual(['ada'])
  })

  it('[K25] context files need no store of the caller, and a part of a store does not show them', async () => {
    const pool = actors()
    mkdirSync(join(home, 'context/projects/sea/knowledge'), { recursive: true })

    const projects = named('ctx-projects')
    const newcomer = pool.contextFor(projects, { ...AGENT, actor: 'zoe' })

    expect(await invoke(projects, newcomer, {})).toEqual({ projects: ['sea'] })
    expect(listActors(home)).not.toContain('zoe')
    const part = pool.contextFor(projects, { ...AGENT, view: async (cortex) => cortex })
    await expect(invoke(projects, part, {})).rejects.toMatchObject({ code: 'SCOPE_VIOLATION' })
    const status = named('ctx-status')
    expect(() => pool.contextFor(status, { ...AGENT, readOnly: true })).toThrow('may only read')
  })

  it('[O30] a closed server opens nothing', async () => {
    const pool = actors()
    await pool.close()
    await expect(pool.open('ada', true)).rejects.toMatchObject({ code: 'CLOSED' })
  })

  it('[H27] embeds with what it is given, once for all actors, and nobody waits for it', async () => {
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    let times = 0
    let closed = 0
    const embedder = {
      id: 'lengths@test',
      dimensions: 2,
      embed: async (texts: readonly string[]) =>
        texts.map((text) => Float32Array.from([1, text.length])),
      close: async () => {
        closed++
      },
    }
    const pool = actors(async () => {
      times++
      await asked
      return { embedder, why: 'local: for tests' }
    })
    await call(pool, 'remember', { text: 'The sea is blue' })
    expect(await call(pool, 'status', {})).not.toHaveProperty('embedder')
    await pool.open('bob', true)
    answer()
    await expect
      .poll(async () => await call(pool, 'status', {}))
      .toMatchObject({
        embedder: { id: 'lengths@test' },
        embedding: { why: 'local: for tests' },
      })
    await (await pool.open('ada', false)).drainEmbedder()
    expect(await call(pool, 'status', {})).toMatchObject({ vectors: { pending: 0, failed: 0 } })
    await pool.close()
    expect({ times, closed }).toEqual({ times: 1, closed: 1 })
  })

  it('[H27] answers by words where there is no embedder, and says why', async () => {
    const pool = actors(async () => {
      throw new Error('no model here')
    })
    await call(pool, 'remember', { text: 'The sea is blue' })
    await expect
      .poll(async () => await call(pool, 'status', {}))
      .toMatchObject({ embedding: { why: 'no model here' } })
    expect(await call(pool, 'recall', { query: 'sea' })).not.toMatchObject({ total: 0 })
  })
})
