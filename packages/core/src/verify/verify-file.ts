/** The portable verifier with the hash of this platform, which is faster. */
import { sha256 } from '../codec/hash.ts'
import { CortexError } from '../errors.ts'
import type { FileReport } from '../portable/report.ts'
import { verifyFile as verifyPortable } from '../portable/verify-file.ts'

/** Says what a file is and whether it holds: a proof, a manifest or an exported journal. */
export function verifyFile(
  bytes: Uint8Array,
  options: { readonly root?: string | undefined } = {},
): FileReport {
  return verifyPortable(bytes, { ...options, sha256 })
}

/**
 * Checks a proof file without the store. Compare its root with one that you trust.
 *
 * @throws {CortexError} `PROOF_INVALID` unless the bytes are a proof that holds
 */
export function verifyProofFile(
  bytes: Uint8Array,
  options: { readonly root?: string | undefined } = {},
): FileReport {
  const report = verifyFile(bytes, options)
  const isProof = report.kind === 'proof' || report.kind === 'consistency'
  if (isProof && report.ok) return report
  const why = report.problems[0]?.message ?? `it is a ${report.kind}`
  throw new CortexError('PROOF_INVALID', `Cannot accept the proof: ${why}`)
}
