/** Erasing a memory, in one process. Rules: docs/spec/erasure.md. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type EdgeType, importJournal, type Uri } from '../src/index.ts'
import { encodeProofFile } from '../src/merkle/proof-file.ts'
import { openTestCortex, type TestCortex, testDirectory, testId } from '../src/testing/index.ts'
import { verifyFile } from '../src/verify/verify-file.ts'
import { exported, keysBelow, refusal, uriOf } from './helpers.ts'

const SECRET = 'the combination of the safe is 77-13-90'

function fact(statement: string, subject = 'safe') {
  return { type: 'Fact', subject, predicate: 'has', statement } as const
}

describe('erase', () => {
  it('[Z1] an erased memory says who erased it, when and why, and nothing else', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: fact(SECRET), tags: ['vault'] })

    const receipt = await cortex.erase(uri, { reason: 'asked to', by: 'ada' })

    expect(receipt).toMatchObject({
      uri,
      id,
      erased: { reason: 'asked to', by: 'ada', at: cortex.doors.now },
    })
    await expect(cortex.resolve(uri)).rejects.toThrow(refusal('ERASED'))
    await expect(cortex.resolveLatest(id)).rejects.toThrow(refusal('ERASED'))
    expect(await cortex.status()).toMatchObject({ memories: 0, erased: 1, tombstoned: 0 })
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
    const report = verifyFile(encodeProofFile(receipt.proof))
    expect(report).toMatchObject({ ok: true, root: receipt.manifest.overallRoot })
  })
})

export function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((name) => statSync(name).isFile())
}
export type { EdgeType, TestCortex, Uri }
export { exported, importJournal, keysBelow, readFileSync, testDirectory, testId, uriOf }
