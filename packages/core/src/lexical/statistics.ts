/** How many documents have a term: exact at every moment, whatever is merged or removed. */
import { WordCache } from './page-cache.ts'
import { matchPending } from './pending.ts'
import { SegmentReader } from './segment-reader.ts'
import { WORD_SETTINGS, type WordSettings } from './settings.ts'
import type { WordSource } from './source.ts'
import { readWordState } from './state.ts'

export function documentFrequency(
  source: WordSource,
  term: string,
  settings: WordSettings = WORD_SETTINGS,
): number {
  const state = readWordState(source)
  const cache = new WordCache()
  let { net } = new SegmentReader(source, cache, settings).find(term, state.parts)
  const times = new Uint32Array(1)
  for (const ticket of state.pending) {
    const match = matchPending(ticket, cache.pending(source, ticket), [term], times)
    if (match !== undefined) net += match.type === 0 ? -1 : 1
  }
  return net
}
