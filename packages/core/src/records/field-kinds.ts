/** Values that callers give, as fields of the records that we store. */
import { CborError, type CborValue } from '../codec/cbor.ts'
import { countKind, field, type Kind, type RecordCodec, record, textKind } from '../codec/record.ts'
import { CortexError } from '../errors.ts'
import { decodeFrame, encodeFrame, type FrameRef } from '../memory/frame.ts'
import { decodeProvenance, encodeProvenance, type Provenance } from '../memory/provenance.ts'

/** Reading a stored value reports damage as the codec does; the reader of the record names the key. */
function storedKind<T>(encode: (value: T) => CborValue, decode: (value: CborValue) => T): Kind<T> {
  return {
    encode,
    decode: (value) => {
      try {
        return decode(value)
      } catch (error) {
        if (error instanceof CortexError) throw new CborError(error.message)
        throw error
      }
    },
  }
}

export const frameKind: Kind<FrameRef> = storedKind(encodeFrame, (value) =>
  decodeFrame(value, 'frame'),
)
export const provenanceKind: Kind<Provenance> = storedKind(encodeProvenance, (value) =>
  decodeProvenance(value, 'provenance'),
)

/** Why something was taken back, when and by whom. */
export interface Tombstone {
  readonly reason: string
  readonly at: number
  readonly by: string
}

export const tombstoneCodec: RecordCodec<Tombstone> = record<Tombstone>('tombstone', {
  reason: field(1, textKind),
  at: field(2, countKind),
  by: field(3, textKind),
})
