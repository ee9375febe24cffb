import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type CortexSession, cortexSession } from '../src/openai-agents/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-openai-'))
let made = 0
afterAll(() => rmSync(root, { recursive: true, force: true }))

const user = (content: string) => ({ type: 'message', role: 'user', content })
const call = (callId: string, args: string) => ({
  type: 'function_call',
  callId,
  name: 'look',
  arguments: args,
})

describe('a session for OpenAI Agents', () => {
  let session: CortexSession
  beforeEach(async () => {
    session = await cortexSession({ root, actor: `a${made++}`, sessionId: 's' })
    return () => session.close()
  })
  const append = (operationId: string, ...items: object[]) =>
    session.applyHistoryTransaction({ operationId, transaction: { type: 'append_items', items } })
  const replace = (operationId: string, expectedSuffix: object[], replacement: object[]) =>
    session.applyHistoryTransaction({
      operationId,
      transaction: { type: 'replace_suffix', expectedSuffix, replacement },
    })

  it('[AD40] has a name, given or new', async () => {
    expect(await session.getSessionId()).toBe('s')
    await using other = await withDispose(cortexSession({ root, actor: 'named' }))
    expect((await other.getSessionId()).length).toBeGreaterThan(10)
    await expect(cortexSession({ root, actor: 'named', sessionId: ' ' })).rejects.toThrow(
      'sessionId',
    )
  })

  it('[AD42] serves many users by the context of the run', async () => {
    const sessionOf = (context: unknown): string => (context as { user: string }).user
    const actor = `a${made++}`
    await using shared = await withDispose(
      cortexSession({ root, actor, sessionId: 'nobody', sessionOf }),
    )
    const ada = { context: { user: 'ada' } }
    const bob = { context: { user: 'bob' } }
    expect(shared.acceptsRunContext).toBe(true)
    expect(session.acceptsRunContext).toBeUndefined()

    await shared.addItems([user('of ada')], ada)
    await shared.applyHistoryTransaction(
      { operationId: 'o1', transaction: { type: 'append_items', items: [user('of bob')] } },
      bob,
    )
    await shared.addItems([user('of nobody')])

    expect(await shared.getItems(undefined, ada)).toEqual([user('of ada')])
    expect(await shared.getItems(undefined, bob)).toEqual([user('of bob')])
    expect(await shared.getItems()).toEqual([user('of nobody')])
    await shared.clearSession(ada)
    expect(await shared.getItems(undefined, ada)).toEqual([])
    expect(await shared.popItem(bob)).toEqual(user('of bob'))
    await expect(shared.getItems(undefined, { context: { user: ' ' } })).rejects.toThrow(
      'sessionOf',
    )
  })

  it('[AD40] gives items oldest first, and with a limit the newest', async () => {
    await session.addItems([user('a'), user('b')])
    await session.addItems([user('c')])
    await session.addItems([])
    expect(await session.getItems()).toEqual([user('a'), user('b'), user('c')])
    expect(await session.getItems(2)).toEqual([user('b'), user('c')])
    expect(await session.getItems(0)).toEqual([])
    expect(await session.getItems(10)).toHaveLength(3)
    expect(await session.getItems(1.5)).toHaveLength(2)
    expect(await session.getItems(Number.NaN)).toEqual([])
    expect(await session.getItems(-1)).toEqual([])
  })

  it('[AD40] gives copies', async () => {
    const item = { ...user('a'), list: [1] }
    await session.addItems([item])
    item.list.push(2)
    const [first] = await session.getItems()
    const { list = [] } = (first ?? {}) as { list?: number[] }
    list.push(3)
    expect(await session.getItems()).toEqual([{ ...user('a'), list: [1] }])
  })

  it('[AD40] pops the newest, and nothing from an empty history', async () => {
    await session.addItems([user('a'), user('b')])
    expect(await session.popItem()).toEqual(user('b'))
    expect(await session.popItem()).toEqual(user('a'))
    expect(await session.popItem()).toBeUndefined()
    await session.addItems([user('c')])
    expect(await session.getItems()).toEqual([user('c')])
  })

  it('[AD40] keeps bytes and odd values', async () => {
    const item = { type: 'x', bytes: new Uint8Array([1, 2]), $key: -0, nan: Number.NaN, none: null }
    await session.addItems([item])
    expect(await session.getItems()).toEqual([item])
  })

  it('[AD41] applies an operation once', async () => {
    await append('op-1', user('a'))
    await append('op-1', user('a'))
    expect(await session.getItems()).toEqual([user('a')])
    const other = append('op-1', user('b'))
    await expect(other).rejects.toThrow(
      'Session history operation was already applied with a different transaction.',
    )
    expect(await session.getItems()).toEqual([user('a')])
  })

  it('[AD41] compares a repeated operation by what it says, not by the order of keys', async () => {
    await append('op', { role: 'user', type: 'message', content: 'a' })
    await append('op', { content: 'a', type: 'message', role: 'user' })
    expect(await session.getItems()).toHaveLength(1)
  })

  it('[AD41] replaces the end of a history only if it is what was expected', async () => {
    await session.addItems([user('a'), user('b'), user('c')])
    await replace('op-1', [user('b'), user('c')], [user('d')])
    expect(await session.getItems()).toEqual([user('a'), user('d')])
    await replace('op-1', [user('b'), user('c')], [user('d')])
    expect(await session.getItems()).toEqual([user('a'), user('d')])
    await expect(replace('op-2', [user('c')], [user('e')])).rejects.toThrow(
      'Session history suffix no longer matches the transaction precondition.',
    )
    await expect(replace('op-3', Array(5).fill(user('a')), [])).rejects.toThrow('no longer matches')
    // What failed was not recorded.
    await replace('op-2', [user('d')], [user('e')])
    expect(await session.getItems()).toEqual([user('a'), user('e')])
  })

  it('[AD41] forgets operations with the session', async () => {
    await append('op', user('a'))
    await session.clearSession()
    expect(await session.getItems()).toEqual([])
    await append('op', user('b'))
    expect(await session.getItems()).toEqual([user('b')])
  })

  it('[AD41] refuses what cannot be compared before anything is written, without its words', async () => {
    const cyclic: Record<string, unknown> = { type: 'secret words' }
    cyclic.self = cyclic
    for (const item of [
      { at: new Date() },
      { run: () => 1 },
      cyclic,
      { big: 1n },
      'text' as never,
    ]) {
      const error = await append('op', item).catch((each: Error) => each)
      expect((error as Error).message).toContain('contain invalid or unsupported data')
      expect((error as Error).message).not.toContain('secret words')
    }
    await expect(append('', user('a'))).rejects.toThrow('non-empty string')
    const odd = session.applyHistoryTransaction({ operationId: 'x', transaction: { type: 'odd' } })
    await expect(odd).rejects.toThrow('Unsupported session history transaction type.')
    await append('op', user('a'))
    expect(await session.getItems()).toEqual([user('a')])
  })

  it('[AD41] refuses lists with gaps, hidden values, other arrays of numbers, and fields that are not known', async () => {
    const hidden = Object.defineProperty(user('a'), 'hidden', { enumerable: false, value: 1 })
    const proxied = new Proxy([user('a')], {})
    const odd = [new Array(1), [hidden], [{ ...user('a'), list: new Uint16Array([300]) }], proxied]
    for (const items of odd) {
      const transaction = { type: 'append_items', items }
      const apply = session.applyHistoryTransaction({ operationId: 'other', transaction })
      await expect(apply).rejects.toThrow(
        'Session history transaction items contain invalid or unsupported data.',
      )
    }
    const more = { type: 'append_items', items: [], more: 1 }
    await expect(
      session.applyHistoryTransaction({ operationId: 'other', transaction: more }),
    ).rejects.toThrow('Session history append transaction fields are invalid.')
    const short = { type: 'replace_suffix', expectedSuffix: [] }
    await expect(
      session.applyHistoryTransaction({ operationId: 'other', transaction: short }),
    ).rejects.toThrow('Session history suffix transaction fields are invalid.')
    expect(await session.getItems()).toEqual([])
  })

  it('[AD41] reads each argument once, and hides what a getter throws', async () => {
    let reads = 0
    const args = {
      transaction: { type: 'append_items', items: [user('a')] },
      get operationId() {
        return `op-${++reads}`
      },
    }
    await session.applyHistoryTransaction(args)
    expect(reads).toBe(1)
    const failing = {
      ...args,
      get operationId(): string {
        throw new Error('a secret word')
      },
    }
    await expect(session.applyHistoryTransaction(failing)).rejects.toThrow(
      'Session history transaction arguments are invalid.',
    )
  })

  it('[AD40] replaces calls of functions, and the whole history', async () => {
    await session.addItems([user('a'), call('1', 'x'), user('b'), call('1', 'x')])
    const replacement = call('1', 'approved')
    await session.applyHistoryMutations({
      mutations: [{ type: 'replace_function_call', callId: '1', replacement }],
    })
    expect(await session.getItems()).toEqual([user('a'), replacement, user('b')])
    await session.replaceHistoryWithCompaction([user('short')])
    expect(await session.getItems()).toEqual([user('short')])
  })

  it('[AD40] compacts and clears a history that is too long for one commit', async () => {
    const some = (from: number) => Array.from({ length: 2_050 }, (_, n) => user(`${from + n}`))
    await session.addItems(some(0))
    await session.addItems(some(2_050))
    await append('op', user('a'))
    await session.replaceHistoryWithCompaction([user('short')])
    expect(await session.getItems()).toEqual([user('short')])
    await append('op', user('a'))
    expect(await session.getItems()).toEqual([user('short')])
    await session.addItems([user('more')])
    expect(await session.popItem()).toEqual(user('more'))
    await session.addItems(some(0))
    await session.addItems(some(2_050))
    await session.clearSession()
    expect(await session.getItems()).toEqual([])
    await session.addItems([user('new')])
    expect(await session.getItems()).toEqual([user('new')])
  })

  it('[AD40] keeps sessions apart, and calls that come at once', async () => {
    await using other = await withDispose(
      cortexSession({ root, actor: `a${made - 1}`, sessionId: 'other' }),
    )
    const names = Array.from({ length: 90 }, (_, n) => user(`m${n}`))
    const mine = names.map((item) => session.addItems([item]))
    const theirs = Array.from({ length: 10 }, (_, n) => other.addItems([user(`o${n}`)]))
    await Promise.all([...mine, ...theirs])
    expect(await session.getItems()).toEqual(names)
    expect(await other.getItems()).toHaveLength(10)
  })
})

async function withDispose<T extends { close(): Promise<void> }>(opening: Promise<T>) {
  const opened = await opening
  return Object.assign(opened, { [Symbol.asyncDispose]: () => opened.close() })
}
