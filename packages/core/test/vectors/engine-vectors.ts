/** The golden vectors of the engine: one generator per file of `vectors/`. */
import { cborVectors } from './cbor-vectors.ts'
import { dataVectors } from './data-vectors.ts'
import { journalVectors } from './journal-vectors.ts'
import { mmrVectors, smtVectors } from './merkle-vectors.ts'
import { proofVectors } from './proof-vectors.ts'
import { keyVectors, recordVectors } from './record-vectors.ts'
import { signatureVectors } from './signature-vectors.ts'

/** File name below `vectors/`, and what makes its content. */
export const VECTOR_FILES: Readonly<Record<string, () => unknown>> = {
  'cbor.json': cborVectors,
  'data.json': dataVectors,
  'ed25519.json': signatureVectors,
  'journal.json': journalVectors,
  'keys.json': keyVectors,
  'mmr.json': mmrVectors,
  'proofs.json': proofVectors,
  'records.json': recordVectors,
  'smt.json': smtVectors,
}

/** The text of a vector file. */
export function vectorText(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`
}
