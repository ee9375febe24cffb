/**
 * The stand-alone verifier: bytes in, report out. It needs no store, no network, no Node, and
 * shares no line with the engine whose claims it checks.
 *
 * @module
 */
import { fileKind } from './envelope.ts'
import { Hashing } from './hashing.ts'
import { checkJournalFile } from './journal.ts'
import { checkManifestFile } from './manifest.ts'
import { checkProofFile } from './proof.ts'
import { Refusal } from './refusal.ts'
import { type FileReport, Findings } from './report.ts'
import { checkScopeFile } from './scope.ts'
import { plainSha256, type Sha256 } from './sha256.ts'

/** What a file is compared with. */
export interface VerifyFileOptions {
  /** A faster SHA-256 than ours in plain arithmetic. */
  readonly sha256?: Sha256 | undefined
  /** The root that you trust, in hex: without it a file is only consistent with itself. */
  readonly root?: string | undefined
}

/** Checks a proof, manifest, journal or scope file without any store and without Node. */
export function verifyFile(bytes: Uint8Array, options: VerifyFileOptions = {}): FileReport {
  const hashing = new Hashing(options.sha256 ?? plainSha256)
  const kind = fileKind(bytes)
  const found = new Findings(kind)
  return found.report(() => {
    if (kind === 'unknown') {
      throw new Refusal('UNKNOWN', 'not a proof, a manifest, an exported journal or a scope')
    }
    if (kind === 'proof') checkProofFile(hashing, bytes, found)
    else if (kind === 'manifest') checkManifestFile(hashing, bytes, found)
    else if (kind === 'scope') checkScopeFile(hashing, bytes, found)
    else checkJournalFile(hashing, bytes, found)
    if (options.root === undefined) return
    if (options.root.toLowerCase() !== found.root) {
      throw new Refusal(
        'ROOT_MISMATCH',
        `the file is about the root ${found.root}, not the expected one`,
      )
    }
    found.checked.push('the root is the expected one')
  })
}
