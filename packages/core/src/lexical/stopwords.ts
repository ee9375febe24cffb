/**
 * Words that are neither indexed nor asked for: they are in nearly every text and tell nothing.
 * English function words, and the pieces that an apostrophe leaves behind. A question made of them
 * alone finds nothing.
 *
 * Changing the list is a change of `ANALYSIS` (`state.ts`): stored lists were made with this one.
 *
 * @module
 */
const STOPWORDS: ReadonlySet<string> = new Set(
  `a about after again all am an and any are aren as at be because been before being both but by
  can could couldn d did didn do does doesn doing don down during each few for from further had
  hadn has hasn have haven having he her here hers herself him himself his how i if in into is isn
  it its itself just ll m ma me more most mustn my myself no nor not now o of off on once only or
  other our ours ourselves out over own re s same shan she should shouldn so some such t than that
  the their theirs them themselves then there these they this those through to too under until up
  ve very was wasn we were weren what when where which while who whom why will with won would
  wouldn y you your yours yourself yourselves`.split(/\s+/),
)

/** Of a word in lower case. */
export function isStopword(word: string): boolean {
  return STOPWORDS.has(word)
}
