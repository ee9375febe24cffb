/**
 * How many memories a question wants. Most have one answer, and more than ten memories only take room;
 * a question that asks for several ("which books …", "how many times …", "list …") has its answers in
 * many places.
 *
 * @module
 */

const FEW = 10
const MANY = 20

/** Only the beginning of a question says what it asks for; what comes later is pasted text. */
const LENGTH_MAX = 2_000

/** Words that ask for all there is, or for how much of it. */
const ALL =
  /\b(?:how (?:many|often)|all(?! (?:right|day|night|the time|of a sudden))|every|each|list|enumerate|various|several|different|both|people|children|in common|summar(?:y|i[sz]e)|overview|over time|alle[nrs]?|jede[nmrs]?|wie (?:viele?|oft)|liste|combien|tou(?:s|tes)|chaque|cu[aá]nt[oa]s?|tod[oa]s|cada|lista|quant[ieo]s?|tutt[ie]|quantos|quantas|todos|todas)\b/iu

/** "Which books", "what kinds of activities", "welche Städte": a word that asks, and soon a plural. */
const ASKING =
  /\b(?:what|which|whose|who|where|name|welche[nrs]?|quels|quelles|qu[eé]|cu[aá]les|quali|quais)\b((?:\s+[\p{L}'’+-]+){1,5})/giu
const ALWAYS_SEVERAL = /^(?:quels|quelles|cu[aá]les|quali|quais|welche)$/iu
/** "What has she cooked": so far, and perhaps more than once. */
const SO_FAR =
  /\b(?:what|where|which|who)\b(?:\s+[\p{L}'’-]+)?\s+(?:has|have)\s+[\p{L}'’-]+\s+(?!been\b|to\b)\p{L}+(?:ed|en|ne|de|id|ght|ad|un|um|ung|elt|ept|et)\b/iu
/** Ends like a plural and is none. */
const SINGULAR =
  /^(?:is|was|does|has|this|his|its|us|as|yes|news|perhaps|always|less|unless|across|plus|versus|thus|status|bus|gas|class|process|access|address|business|boss|dress|glass|illness|loss|mess|pass|press|stress|success|progress|happiness|fitness|kindness|wellness|campus|virus|focus|bonus|census|chaos|christmas|basis|analysis|crisis|thesis|diagnosis|tennis|series|species|physics|mathematics|politics|economics|athletics|gymnastics|electronics|.*(?:ss|ous|'s|’s))$/i
const PLURAL = /^\p{L}{2,}s$/u
/** What stands between the asking word and its noun ends here. */
const VERB =
  /^(?:is|was|were|are|am|did|do|does|has|have|had|can|could|will|would|should|shall|may|might|must|made|makes|happened|happens|got|gets|came|comes|went|goes)$/i

/** 20 for a question that asks for several things, else 10. */
export function automaticLimit(question = ''): number {
  const text = question.slice(0, LENGTH_MAX)
  return ALL.test(text) || SO_FAR.test(text) || asksForPlural(text) ? MANY : FEW
}

function asksForPlural(text: string): boolean {
  for (const [phrase, rest = ''] of text.matchAll(ASKING)) {
    const asking = phrase.slice(0, phrase.length - rest.length)
    if (ALWAYS_SEVERAL.test(asking)) return true
    for (const word of rest.trim().split(/\s+/)) {
      if (VERB.test(word)) break
      if (PLURAL.test(word) && !SINGULAR.test(word)) return true
    }
  }
  return false
}
