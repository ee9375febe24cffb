/** Rules: docs/spec/files.md. */
import { describe, expect, it } from 'vitest'
import { replaceFile } from './replace-file.ts'

interface Observed {
  readonly platform: string
  readonly pauses: readonly number[]
  renamed(): number
  rename(): void
  pause(ms: number): void
}

function doors(platform: string, failures: readonly string[]): Observed {
  const left = [...failures]
  const pauses: number[] = []
  let renamed = 0
  return {
    platform,
    pauses,
    renamed: () => renamed,
    rename: () => {
      const code = left.shift()
      if (code !== undefined) throw Object.assign(new Error(code), { code })
      renamed++
    },
    pause: (ms: number) => void pauses.push(ms),
  }
}

describe('a file that another process has open', () => {
  it('[Y13] is replaced on Windows as soon as that process lets go', () => {
    const windows = doors('win32', ['EPERM', 'EBUSY', 'EACCES'])

    replaceFile('a', 'b', windows)

    expect(windows.renamed()).toBe(1)
    expect(windows.pauses).toEqual([16, 32, 64])
  })

  it('[Y13] is refused after half a second, and at once where trying again does not help', () => {
    const held = doors('win32', new Array<string>(9).fill('EPERM'))
    const missing = doors('win32', ['ENOENT'])
    const linux = doors('linux', ['EPERM'])

    for (const each of [held, missing, linux]) {
      expect(() => replaceFile('a', 'b', each)).toThrow(/EPERM|ENOENT/)
      expect(each.renamed()).toBe(0)
    }
    expect(held.pauses).toEqual([16, 32, 64, 128, 256])
    expect([missing.pauses, linux.pauses]).toEqual([[], []])
  })
})
