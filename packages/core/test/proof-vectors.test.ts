import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../src/codec/bytes.ts'
import { sha256 } from '../src/codec/hash.ts'
import { CortexError, verifyFile, verifyProofFile } from '../src/index.ts'
import { verifyFile as verifyPortable } from '../src/portable/index.ts'
import { essence, hasPython, PYTHON, verifyWithPython } from './support/python.ts'
import type { ProofVectors } from './vectors/forged-files.ts'

const vectors = JSON.parse(
  readFileSync(new URL('../../../vectors/proofs.json', import.meta.url), 'utf8'),
) as ProofVectors
const bytes = (hex: string): Uint8Array => fromHex(hex) as Uint8Array

describe('vectors/proofs.json', () => {
  it.each(vectors.valid)('[P24] [P25] [P26] holds: $name', ({ kind, root, file }) => {
    const report = verifyFile(bytes(file))

    expect(report).toMatchObject({ ok: true, kind, root, problems: [] })
    expect(report.checked.length).toBeGreaterThan(0)
    expect(verifyPortable(new Uint8Array(bytes(file)))).toEqual(report)
  })

  it.each(vectors.invalid)(
    '[P3] [P4] [P9] [P11] [P12] [P13] [P26] refuses $name',
    ({ code, file }) => {
      const report = verifyFile(bytes(file))

      expect({ ok: report.ok, codes: report.problems.map((problem) => problem.code) }).toEqual({
        ok: false,
        codes: [code],
      })
      expect(verifyPortable(new Uint8Array(bytes(file)))).toEqual(report)
    },
  )

  it('[P1] has files that end with the hash of what is before', () => {
    const sealed = vectors.valid.filter(({ kind }) => kind !== 'journal')
    expect(sealed.length).toBeGreaterThan(10)
    for (const { file } of sealed) {
      const end = bytes(file).length - 32
      expect(toHex(sha256(bytes(file).subarray(0, end)))).toBe(file.slice(-64))
    }
  })

  it.each(vectors.valid)('[P24] is about its own root and no other: $name', ({ root, file }) => {
    expect(verifyFile(bytes(file), { root: root.toUpperCase() }).ok).toBe(true)
    const other = verifyFile(bytes(file), { root: '00'.repeat(32) })
    expect([other.ok, other.problems[0]?.code]).toEqual([false, 'ROOT_MISMATCH'])
  })

  it('[P29] has proofs that verifyProofFile accepts, and nothing else that it does', () => {
    for (const { kind, root, file } of vectors.valid) {
      const isProof = kind === 'proof' || kind === 'consistency'
      if (isProof) expect(verifyProofFile(bytes(file), { root }).root).toBe(root)
      else expect(() => verifyProofFile(bytes(file))).toThrow(CortexError)
    }
    for (const { file } of vectors.invalid) {
      expect(() => verifyProofFile(bytes(file))).toThrow(
        expect.objectContaining({ code: 'PROOF_INVALID' }),
      )
    }
  })

  it.skipIf(!hasPython)(`[P27] has one verdict in TypeScript and ${PYTHON}`, () => {
    const files = [...vectors.valid, ...vectors.invalid].map(({ file }) => bytes(file))
    const reports = verifyWithPython(files)

    expect(reports.length).toBe(files.length)
    for (const [index, file] of files.entries()) {
      expect(reports[index]).toEqual(verifyFile(file))
    }
    expect(reports.map(essence)).toEqual(files.map((file) => essence(verifyFile(file))))
  })
})
