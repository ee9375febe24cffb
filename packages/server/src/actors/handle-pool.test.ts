import { describe, expect, it } from 'vitest'
import { HandlePool } from './handle-pool.ts'

function pool(most: number): { pool: HandlePool<string>; closed: string[]; made: string[] } {
  const closed: string[] = []
  const made: string[] = []
  const handles = new HandlePool<string>({
    most,
    close: async (handle) => {
      closed.push(handle)
    },
  })
  return { pool: handles, closed, made }
}

const open = async (handles: HandlePool<string>, key: string): Promise<string> =>
  await handles.open(key, async () => key.toUpperCase())

describe('handles of many actors', () => {
  it('[RN18] beyond the number, those that were used longest ago are closed', async () => {
    const { pool: handles, closed } = pool(2)
    for (const key of ['a', 'b', 'a', 'c']) await open(handles, key)

    expect(closed).toEqual(['B'])
    await open(handles, 'b')
    expect(closed).toEqual(['B', 'A'])
  })

  it('[RN18] one that somebody holds stays open, and is closed when it may be', async () => {
    const { pool: handles, closed } = pool(1)
    const release = handles.hold('a')
    for (const key of ['a', 'b', 'c']) await open(handles, key)
    expect(closed).toEqual(['B', 'C'].slice(0, closed.length))
    expect(closed).not.toContain('A')

    await open(handles, 'd')
    release()
    release()
    await handles.close()

    expect(closed.indexOf('A')).toBeGreaterThan(-1)
    expect(closed.filter((each) => each === 'A')).toHaveLength(1)
  })

  it('[RN18] there is never a second one for a key, also while the first is being closed', async () => {
    let openNow = 0
    let most = 0
    const handles = new HandlePool<string>({
      most: 0,
      close: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        openNow--
      },
    })
    const make = async (): Promise<string> => {
      openNow++
      most = Math.max(most, openNow)
      return 'A'
    }
    for (let n = 0; n < 20; n++) {
      await Promise.all([handles.open('a', make), handles.open('a', make)])
    }
    await handles.close()

    expect(most).toBe(1)
    expect(openNow).toBe(0)
  })

  it('[RN18] one that cannot be opened is forgotten, and can be tried again', async () => {
    const { pool: handles } = pool(3)
    const fails = async (): Promise<string> => {
      throw new Error('no')
    }
    await expect(handles.open('a', fails)).rejects.toThrow('no')

    expect(handles.has('a')).toBe(false)
    expect(await open(handles, 'a')).toBe('A')
    expect(await handles.withAll((all) => [...all.keys()])).toEqual(['a'])
  })
})
