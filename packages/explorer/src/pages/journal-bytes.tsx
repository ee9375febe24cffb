/** An entry byte by byte, and beside each stretch what it says. */
import { useEffect, useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { Badge, Show } from '../parts/show.tsx'
import { LongText } from '../parts/text.tsx'
import { counted, timeText } from '../words.ts'

interface Piece {
  readonly of: string
  readonly name: string
  readonly from: number
  readonly to: number
  readonly value?: unknown
}
interface Stored {
  readonly bytes: string
  readonly pieces: readonly Piece[]
}

export function EntryBytes({ seq, leaf }: { seq: number; leaf: string }) {
  const loading = useCall<{ entries: readonly { readonly stored: Stored }[] }>(
    'log',
    { since: seq, limit: 1, stored: true },
    0,
  )
  return (
    <Show loading={loading}>
      {({ entries: [entry] }) =>
        entry === undefined ? null : <Bytes stored={entry.stored} leaf={leaf} />
      }
    </Show>
  )
}

function Bytes({ stored: { bytes, pieces }, leaf }: { stored: Stored; leaf: string }) {
  const made = useLeaf(headerOf(bytes, pieces))
  return (
    <>
      <p class="between">
        <span>{counted(bytes.length / 2, 'byte')}</span>
        {made !== undefined && (
          <Badge kind={made === leaf ? 'ok' : 'bad'}>
            {made === leaf ? 'its leaf, made here from these bytes, fits' : 'its leaf does not fit'}
          </Badge>
        )}
      </p>
      <div class="scroll">
        <table class="bytes">
          <thead>
            <tr>
              <th>Bytes</th>
              <th>What they say</th>
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece, index) => (
              <PieceRow
                key={piece.from}
                piece={piece}
                hex={bytes.slice(2 * piece.from, 2 * piece.to)}
                isFirst={pieces[index - 1]?.of !== piece.of}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** As much as is shown without being asked for. */
const SHOWN_BYTES = 64

function PieceRow({ piece, hex, isFirst }: { piece: Piece; hex: string; isFirst: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const { of, name, from, value } = piece
  const shown = isWhole ? hex : hex.slice(0, 2 * SHOWN_BYTES)
  return (
    <tr class={`${isFirst ? 'first' : ''} ${name === 'frame' ? 'faint' : ''}`}>
      <td>
        <code title={`from byte ${from}`}>{shown.replace(/../g, '$& ').trimEnd()}</code>
        {shown.length < hex.length && (
          <button type="button" class="quiet small" onClick={() => setWhole(true)}>
            all {hex.length / 2} bytes
          </button>
        )}
      </td>
      <td>
        {isFirst && <b>{of} </b>}
        <span class="faint">{NAMES[name] ?? name}</span>
        {value !== undefined && (
          <>
            {' '}
            <LongText of={sayingOf(name, value)} />
          </>
        )}
      </td>
    </tr>
  )
}

const NAMES: Readonly<Record<string, string>> = { frame: 'marks', at: 'when', by: 'by' }

function sayingOf(name: string, value: unknown): string {
  if (typeof value === 'number' && /^at$|From$|At$|Until$/.test(name)) {
    return `${timeText(value)} UTC`
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What the leaf is made of: the header without the marks before it. */
function headerOf(bytes: string, pieces: readonly Piece[]): string {
  const header = pieces.filter(({ of }) => of === 'header')
  return bytes.slice(2 * (header[0]?.to ?? 0), 2 * (header.at(-1)?.to ?? 0))
}

const LEAF = 'matrix.cortex.journal.v1'

/** The leaf of a header; nothing where the browser makes no hashes, which it does for safe addresses alone. */
function useLeaf(header: string): string | undefined {
  const [leaf, setLeaf] = useState<string>()
  useEffect(() => {
    const bytes = Uint8Array.from(header.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const all = new Uint8Array([...new TextEncoder().encode(LEAF), ...bytes])
    void globalThis.crypto.subtle?.digest('SHA-256', all).then((hash) => {
      setLeaf(
        Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''),
      )
    })
  }, [header])
  return leaf
}
