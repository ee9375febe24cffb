import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ProofVectors } from '../../test/vectors/forged-files.ts'
import { fromHex } from '../codec/bytes.ts'
import { verifyFile } from './index.ts'

const here = new URL('.', import.meta.url)
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, here), 'utf8') }))
const vectors = JSON.parse(
  readFileSync(new URL('../../../../vectors/proofs.json', import.meta.url), 'utf8'),
) as ProofVectors

/** What Node has and a browser has not. */
const NODE_GLOBALS = ['Buffer', 'process', 'setImmediate', 'global'] as const

describe('the portable verifier', () => {
  it('[P23] imports nothing but files beside it', () => {
    expect(sources.length).toBeGreaterThan(10)
    for (const { name, text } of sources) {
      const imports = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)]
      for (const [, specifier] of imports) {
        expect(specifier, `${name} imports`).toMatch(/^\.\/[a-z0-9-]+\.ts$/)
      }
    }
  })

  it('[P23] names no global of Node', () => {
    for (const { name, text } of sources) {
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
      for (const global of NODE_GLOBALS) {
        expect(new RegExp(`\\b${global}\\b`).test(code), `${name} uses ${global}`).toBe(false)
      }
      expect(/'node:|\brequire\b/.test(code), `${name} reaches for Node`).toBe(false)
    }
  })

  it('[P23] works where they are gone', () => {
    const files = [...vectors.valid, ...vectors.invalid].map(
      ({ file }) => new Uint8Array(fromHex(file) as Uint8Array),
    )
    const world = globalThis as unknown as Record<string, unknown>
    const kept = NODE_GLOBALS.map((name) => [name, world[name]] as const)
    for (const name of NODE_GLOBALS) world[name] = undefined
    let verdicts: boolean[]
    try {
      verdicts = files.map((file) => verifyFile(file).ok)
    } finally {
      for (const [name, value] of kept) world[name] = value
    }

    const expected = [...vectors.valid.map(() => true), ...vectors.invalid.map(() => false)]
    expect(verdicts).toEqual(expected)
  })
})
