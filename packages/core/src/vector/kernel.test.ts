import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checksum } from './checksum.ts'
import { KERNEL_BASE64 } from './kernel-bytes.ts'

const room = fileURLToPath(new URL('.', import.meta.url))

describe('the kernel', () => {
  it('[V22] is what its source compiles to', async () => {
    const builder = new URL('../../../../scripts/build-kernel.mjs', import.meta.url).href
    const { compileKernel, kernels } = (await import(/* @vite-ignore */ builder)) as {
      compileKernel: (kernel: { target: string }) => Promise<string>
      kernels: { target: string }[]
    }

    expect(kernels).toHaveLength(2)
    for (const kernel of kernels) {
      expect(await compileKernel(kernel)).toBe(readFileSync(kernel.target, 'utf8'))
    }
  })

  it('[V22] is smaller than 4 KiB, which a browser compiles without waiting', () => {
    expect(atob(KERNEL_BASE64).length).toBeLessThan(4096)
  })

  it('[V23] and all around it but the file need no Node', () => {
    const needing = readdirSync(room)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /'node:|\bBuffer\b|\bprocess\b|'\.\.\/codec/.test(readFileSync(join(room, name), 'utf8')),
      )
    expect(needing).toEqual(['index-file.ts'])
  })
})

describe('checksum()', () => {
  const hex = (text: string): string =>
    [...checksum(new TextEncoder().encode(text))]
      .reverse()
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')

  it.each([
    ['', 'ef46db3751d8e999'],
    ['a', 'd24ec4f1a98c6e5b'],
    ['abc', '44bc2cf5ad770999'],
    ['Nobody inspects the spammish repetition', 'fbcea83c8a378bf1'],
  ])('[V21] of %j is the published one', (text, sum) => {
    expect(hex(text)).toBe(sum)
  })

  it('[V21] of more than the kernel takes at once depends on every part', () => {
    const long = Uint8Array.from({ length: 120_007 }, (_, at) => at % 251)
    const sums = new Set([String(checksum(long))])
    for (const at of [0, 49_151, 49_152, 98_304, 119_999, 120_006]) {
      const changed = long.slice()
      changed[at] = (changed[at] as number) ^ 1
      sums.add(String(checksum(changed)))
    }
    expect(sums.size).toBe(7)
  })
})
