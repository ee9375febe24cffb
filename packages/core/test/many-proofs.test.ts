import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../src/codec/bytes.ts'
import {
  encodeProofFile,
  type Manifest,
  type MemoryId,
  type ProofContent,
  type Uri,
  verifyFile,
} from '../src/index.ts'
import { aFact, aGoal, openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'
import { refusal, uriOf } from './helpers.ts'

const missing = (index: number): MemoryId => testId(index, 0xdd)

/** Facts 0 to `count` − 1, whose ids count up as the doors give them out. */
async function withFacts(count: number): Promise<TestCortex> {
  const cortex = await openTestCortex()
  for (let n = 0; n < count; n++) await cortex.write({ data: aFact(`fact ${n}`) })
  return cortex
}

const fact = (index: number, version = 1): Uri => uriOf('Fact', testId(index), version)

describe('prove', () => {
  it('[P16] gives a proof that verifies under the root of its moment, whatever it carries', async () => {
    await using cortex = await withFacts(12)
    await cortex.tombstone(fact(3), { reason: 'wrong' })
    const uris = [fact(5), fact(3), uriOf('Fact', missing(1))]

    for (const content of ['hash', 'public', 'head', 'version', true, false] as const) {
      const { manifest, proof } = await cortex.prove(uris, { content })
      const report = verifyFile(encodeProofFile(proof), { root: await cortex.overallRoot() })
      expect(report).toMatchObject({ ok: true, kind: 'proof', root: manifest.overallRoot })
      expect(report.facts).toMatchObject({
        present: 2,
        absent: 1,
        journalCount: manifest.journalCount,
      })
      const carried = content === true ? 'version' : content === false ? 'public' : content
      expect(new Set(report.items.map((item) => item.content))).toEqual(new Set([carried, 'none']))
    }
  })

  it('[P16] [P8] says of every memory what a plain list says', async () => {
    await using cortex = await withFacts(20)
    const index = fc.nat(29)
    const content = fc.constantFrom<ProofContent>('hash', 'public', 'head', 'version')
    await fc.assert(
      fc.asyncProperty(
        fc.array(index, { minLength: 1, maxLength: 12 }),
        content,
        async (asked, content) => {
          const { proof } = await cortex.prove(
            asked.map((n) => fact(n)),
            { content },
          )
          const report = verifyFile(encodeProofFile(proof))

          expect(report.ok).toBe(true)
          const said = new Map(report.items.map(({ name, present }) => [name, present]))
          expect(said).toEqual(new Map(asked.map((n) => [testId(n) as string, n < 20])))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('[P18] does not depend on order or repetition', async () => {
    await using cortex = await withFacts(9)
    const uris = [fact(1), fact(7), uriOf('Fact', missing(0)), fact(4)]
    const file = async (asked: readonly Uri[]): Promise<string> =>
      toHex(encodeProofFile((await cortex.prove(asked, { content: true })).proof))

    const first = await file(uris)

    expect(await file(uris.toReversed())).toBe(first)
    expect(await file([...uris, ...uris])).toBe(first)
  })

  it('[P17] refuses a URI that names nothing, and content that the tree does not bind', async () => {
    await using cortex = await withFacts(2)
    await cortex.update(fact(0), { data: aFact('better') })

    await expect(cortex.prove([fact(1), uriOf('Goal', testId(0))])).rejects.toThrow(
      refusal('NOT_FOUND', 'uris[1]'),
    )
    await expect(cortex.prove([fact(0, 3)])).rejects.toThrow(refusal('NOT_FOUND', 'uris[0]'))
    await expect(cortex.prove([fact(0)], { content: true })).rejects.toThrow(
      refusal('VERSION_CONFLICT', 'uris[0]'),
    )
    const { proof } = await cortex.prove([fact(0), fact(0, 2)])
    expect(verifyFile(encodeProofFile(proof)).facts).toMatchObject({ present: 1, absent: 0 })
    expect((await cortex.prove([fact(0, 2)], { content: true })).proof.items).toHaveLength(1)
  })

  it('[P22] refuses to prove nothing, too much, or the unknown', async () => {
    await using cortex = await withFacts(1)
    const { manifest } = await cortex.prove([fact(0)])
    const many = Array.from({ length: 10_001 }, () => fact(0))

    await expect(cortex.prove([])).rejects.toThrow(refusal('INVALID_INPUT', 'uris'))
    await expect(cortex.prove(many)).rejects.toThrow(refusal('INVALID_INPUT', 'uris'))
    await expect(cortex.prove(['nonsense' as Uri])).rejects.toThrow(refusal('BAD_URI', 'uris[0]'))
    await expect(cortex.prove([fact(0)], { content: 'all' as 'head' })).rejects.toThrow(
      refusal('INVALID_INPUT', 'options.content'),
    )
    await expect(cortex.proveAbsent([], manifest)).rejects.toThrow(refusal('INVALID_INPUT', 'ids'))
    await expect(cortex.proof([fact(0)], {} as Manifest)).rejects.toThrow(
      refusal('INVALID_INPUT', 'manifest.journalCount'),
    )
    const broken = { ...manifest, overallRoot: 'xyz' }
    await expect(cortex.proof([fact(0)], broken)).rejects.toThrow(
      refusal('INVALID_INPUT', 'manifest.overallRoot'),
    )
    await expect(cortex.manifestFile(broken)).rejects.toThrow(
      refusal('INVALID_INPUT', 'manifest.overallRoot'),
    )
  })
})

describe('proof at a manifest', () => {
  it('[P19] is the same as prove while nothing changes, then ROOT_MISMATCH', async () => {
    await using cortex = await withFacts(3)
    const { manifest, proof } = await cortex.prove([fact(1)])
    const snapshot = await cortex.snapshot('now')
    expect(await cortex.proof([fact(1)], manifest)).toEqual(proof)
    expect(await cortex.proof([fact(1)], snapshot)).toEqual(proof)

    await cortex.write({ data: aGoal() })

    await expect(cortex.proof([fact(1)], manifest)).rejects.toThrow(
      refusal('ROOT_MISMATCH', 'manifest'),
    )
    await expect(cortex.proveAbsent([missing(0)], snapshot)).rejects.toThrow(
      refusal('ROOT_MISMATCH'),
    )
  })

  it('[P19] with replay is what it was at every earlier moment', async () => {
    await using cortex = await withFacts(2)
    const past: { manifest: Manifest; file: string }[] = []
    for (let n = 2; n < 8; n++) {
      const { proof } = await cortex.prove([fact(n), fact(0, n - 1)], { content: 'head' })
      past.push({ manifest: await cortex.snapshot('past'), file: toHex(encodeProofFile(proof)) })
      await cortex.write({ data: aFact(`fact ${n}`) })
      await cortex.update(fact(0), { data: aFact(`better ${n}`) })
    }

    for (const [index, { manifest, file }] of past.entries()) {
      const n = index + 2
      const asked = [fact(n), fact(0, n - 1)]
      const proof = await cortex.proof(asked, manifest, { content: 'head', replay: true })
      expect(toHex(encodeProofFile(proof))).toBe(file)
      expect(verifyFile(encodeProofFile(proof)).root).toBe(manifest.overallRoot)
    }
  })

  it('[P19] with replay is ROOT_MISMATCH for a root that this journal never had', async () => {
    await using cortex = await withFacts(3)
    const { manifest } = await cortex.prove([fact(0)])
    const replay = true
    const strange = [
      { ...manifest, overallRoot: '11'.repeat(32) },
      { ...manifest, overallRoot: '11'.repeat(32), journalCount: 2 },
      { ...manifest, overallRoot: '11'.repeat(32), journalCount: 99 },
    ]
    for (const other of strange) {
      await expect(cortex.proof([fact(0)], other, { replay })).rejects.toThrow(
        refusal('ROOT_MISMATCH', 'manifest'),
      )
    }
  })

  it('[P20] of absence is for what is not there', async () => {
    await using cortex = await withFacts(3)
    const snapshot = await cortex.snapshot('now')

    const proof = await cortex.proveAbsent([missing(0), missing(1)], snapshot)

    expect(verifyFile(encodeProofFile(proof)).facts).toMatchObject({ present: 0, absent: 2 })
    await expect(cortex.proveAbsent([missing(0), testId(2)], snapshot)).rejects.toThrow(
      refusal('ALREADY_EXISTS', 'ids[1]'),
    )
  })
})

describe('proofs of edges', () => {
  it('[P21] carry the record or the hash; a removed edge is present, one never added is not', async () => {
    await using cortex = await withFacts(4)
    const [a, b, c] = [testId(0), testId(1), testId(2)]
    await cortex.addEdge({ src: a, type: 'follows', dst: b, weight: 0.25, data: { why: 'so' } })
    await cortex.addEdge({ src: b, type: 'follows', dst: c })
    await cortex.removeEdge({ src: b, type: 'follows', dst: c, reason: 'no' })
    const edges = [
      { src: a, type: 'follows', dst: b },
      { src: b, type: 'follows', dst: c },
      { src: c, type: 'follows', dst: a },
    ] as const

    for (const [content, carried] of [
      ['public', 'edge'],
      ['hash', 'hash'],
    ] as const) {
      const { manifest, proof } = await cortex.proveEdges(edges, { content })
      const report = verifyFile(encodeProofFile(proof), { root: manifest.overallRoot })
      const said = report.items.map((item) => `${item.name} ${item.content}`)
      expect(report.ok).toBe(true)
      expect(said.sort()).toEqual(
        [`${a} 16 ${b} ${carried}`, `${b} 16 ${c} ${carried}`, `${c} 16 ${a} none`].sort(),
      )
    }
  })
})

describe('files of the journal', () => {
  it('[P7] [P5] [P6] are made of manifests of now and of before', async () => {
    await using cortex = await withFacts(2)
    const early = await cortex.snapshot('early')
    await cortex.write({ data: aGoal() })
    const { manifest } = await cortex.prove([fact(0)])

    const first = verifyFile(await cortex.manifestFile(early))
    const second = verifyFile(await cortex.manifestFile(manifest))

    expect(first).toMatchObject({ ok: true, kind: 'manifest', root: early.overallRoot })
    expect(first.facts).toMatchObject({ number: 0, trigger: 'early', journalCount: 3, memories: 2 })
    expect(second).toMatchObject({ ok: true, kind: 'manifest', root: manifest.overallRoot })
    expect(second.facts).not.toHaveProperty('trigger')
  })

  it('[P7] are not made of manifests of another history', async () => {
    await using cortex = await withFacts(2)
    const own = await cortex.snapshot('own')
    await using other = await openTestCortex({ actor: 'other' })
    const foreign = await other.snapshot('foreign')

    for (const manifest of [
      foreign,
      { ...own, journalCount: own.journalCount - 1 },
      { ...own, journalCount: own.journalCount + 1 },
      { ...own, memoriesRoot: own.edgesRoot },
    ]) {
      await expect(cortex.manifestFile(manifest)).rejects.toThrow(
        refusal('ROOT_MISMATCH', 'manifest'),
      )
    }
  })

  it('[P15] show for every pair of moments that the later continues the earlier', async () => {
    await using cortex = await openTestCortex()
    const moments = [await cortex.snapshot('start')]
    for (let n = 0; n < 9; n++) {
      await cortex.write({ data: aFact(`${n}`) })
      moments.push(await cortex.snapshot('next'))
    }

    for (const from of moments) {
      for (const to of moments) {
        const file = cortex.consistencyFile(from.journalCount, to.journalCount)
        if (from.journalCount > to.journalCount) {
          await expect(file).rejects.toThrow(refusal('INVALID_INPUT'))
          continue
        }
        const report = verifyFile(await file)
        expect(report).toMatchObject({ ok: true, kind: 'consistency', root: to.journalRoot })
        expect(report.facts).toMatchObject({
          fromRoot: from.journalRoot,
          toRoot: to.journalRoot,
          fromCount: from.journalCount,
        })
      }
    }
  })
})
