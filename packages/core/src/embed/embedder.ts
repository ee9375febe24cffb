/**
 * What the engine needs of an embedder, and what of a memory is embedded. The interface is structural:
 * any object of this shape will do.
 *
 * @module
 */
import { renderUncut } from '../forms/forms.ts'
import type { MemoryData } from '../memory/data.ts'

/** Turns texts into vectors. `@cortex-memory/embed` has several. */
export interface Embedder {
  /** Vectors of different ids cannot be compared. */
  readonly id: string
  /** The length of its vectors. */
  readonly dimensions: number
  /** One vector per text, in the order of the texts. In the `background`: questions may go first. */
  embed(
    texts: readonly string[],
    options?: {
      readonly signal?: AbortSignal | undefined
      readonly background?: boolean | undefined
    },
  ): Promise<Float32Array[]>
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/**
 * Who said it and when are part of what an event means: "Ann (8 May, 2023): I moved to Oslo". A fact whose
 * subject is the actor itself is a note: its sentence says all, and a name before it only blurs the meaning.
 */
export function embeddedText(data: MemoryData, actor: string): string {
  if (data.type === 'Fact' && data.subject === actor) return data.statement
  if (data.type !== 'Event' || data.summary === undefined) return renderUncut(data)
  const when = data.at === undefined ? '' : ` (${dayText(data.at)})`
  const who = data.counterparty ?? 'Event'
  return `${who}${when}: ${data.summary}`
}

function dayText(at: number): string {
  const date = new Date(at)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}, ${date.getUTCFullYear()}`
}
