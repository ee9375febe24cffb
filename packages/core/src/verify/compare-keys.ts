/**
 * A view against a fresh fold of the journal, key by key.
 *
 * @module
 */
import { compareBytes, equalBytes } from '../codec/bytes.ts'
import { type Prefix, prefixOf, printKey } from '../keys/keyspace.ts'
import { readPastPlace } from '../projections/past.ts'
import { decodeRecord } from '../projections/records.ts'
import { salienceCodec } from '../projections/salience.ts'
import type { KeyValue, OrderedReader } from '../store/ordered-store.ts'
import { openValue } from '../store/sealed-value.ts'
import type { Problem } from './report.ts'

/**
 * Both in byte order: the first difference is the smallest key that differs. A fold that does not
 * see what was erased numbers the words of memories otherwise (`numbered` is false): then the index
 * of words is only compared with the memories, see `check-words.ts`.
 */
export function compareKeys(
  expected: OrderedReader,
  actual: OrderedReader,
  numbered: boolean,
  report: (problem: Problem) => void,
): number {
  const start = Buffer.alloc(1)
  const left = compared(expected.scan({ from: start }), numbered)
  const right = compared(actual.scan({ from: start }), numbered)
  let keys = 0
  let want: KeyValue | undefined = take(left)
  let have: KeyValue | undefined = take(right)
  const differs = (key: Uint8Array, what: string): void =>
    report({ code: 'VIEW_DIFFERS', key: printKey(key), message: `${printKey(key)}: ${what}` })
  while (want !== undefined || have !== undefined) {
    const order =
      want === undefined ? 1 : have === undefined ? -1 : compareBytes(want.key, have.key)
    if (order < 0 && want !== undefined) {
      differs(want.key, 'the journal calls for it, the view lacks it')
      want = take(left)
    } else if (order > 0 && have !== undefined) {
      differs(have.key, 'the view has it, the journal does not call for it')
      have = take(right)
    } else if (want !== undefined && have !== undefined) {
      if (!equalBytes(want.value, have.value))
        differs(have.key, 'its value is not what the journal says')
      keys++
      want = take(left)
      have = take(right)
    }
  }
  return keys
}

function* compared(records: Iterable<KeyValue>, numbered: boolean): Generator<KeyValue> {
  for (const { key, value } of records) {
    const prefix = numbered ? undefined : prefixOf(key)
    if (prefix?.startsWith('idx/words/') || prefix === 'meta/words') continue
    if (prefix === 'past/words/' || prefix === 'past/doc/') continue
    yield { key, value: prefix === undefined ? value : unnumbered(prefix, key, value) }
  }
}

function unnumbered(prefix: Prefix, key: Uint8Array, sealed: Uint8Array): Uint8Array {
  if (prefix === 'salience/') return withoutNumber(key, openValue(key, sealed))
  const place = prefix === 'past/m/' ? readPastPlace(key, openValue(key, sealed)) : undefined
  return place === undefined
    ? sealed
    : Buffer.concat([place.head, withoutNumber(key, place.salience)])
}

function withoutNumber(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const salience = decodeRecord(key, bytes, salienceCodec.fromBytes)
  return salienceCodec.toBytes({ ...salience, docNumber: undefined })
}

function take(iterator: Iterator<KeyValue>): KeyValue | undefined {
  const step = iterator.next()
  return step.done ? undefined : step.value
}
