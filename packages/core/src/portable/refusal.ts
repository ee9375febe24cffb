/** Why a file does not hold. The first reason ends the check: what follows it proves nothing. */

export type RefusalCode =
  | 'UNKNOWN' // not a file of ours
  | 'NEWER' // a format, schema or kind of entry that this verifier does not know
  | 'DAMAGED' // its checksum or its length is wrong
  | 'MALFORMED' // bytes that no writer of ours produces
  | 'PROOF_INVALID' // its hashes do not lead to its root
  | 'ROOT_MISMATCH' // its roots do not belong together, or are not the expected one

export class Refusal extends Error {
  override readonly name: string = 'Refusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

export function malformed(message: string): Refusal {
  return new Refusal('MALFORMED', message)
}
