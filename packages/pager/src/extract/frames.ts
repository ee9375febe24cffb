/**
 * Courtesy around a statement: "I should perhaps mention that …", "if you would be so good as to …". It
 * says nothing of its own, and hides what does. Asides between commas are taken out for the same reason.
 *
 * @module
 */

const FRAMES: readonly (readonly [RegExp, string])[] = [
  // A label that says nothing of what it announces.
  [
    /^(?:ok(?:ay)?,? |so,? |and |also,? |hi,? |hey,? )*(?:before (?:we|you|i) (?:start|begin|go on|continue|dive in|get going)|(?:one|another|a) (?:more |last |quick |other |small )?(?:thing|note|point)|(?:quick |small |side )?(?:note|info|aside|context|background|intro|introduction)|for (?:context|the record|your info|your information)|fyi|btw|by the way|about me|a bit about me|who i am|to be clear|heads[- ]?up|just so you know|so you know|also)\s?: (?=\S+ \S)/i,
    '',
  ],
  [/,? (?:btw|by the way|fyi)(?=,? (?:so|and|but|because)\b)/i, ''],
  // Asides that speak to the reader or give a reason.
  [
    /, (?:as (?:you|the|we|i|is|ever|always|mentioned|discussed)\b|since it\b|if i may\b|i believe\b|after (?:much|some|all)\b|until my retirement\b|in case\b|by the way|incidentally|as it happens)[^,;:]{0,50},(?= \S)/i,
    '',
  ],
  [
    /^(?:by the way,? |oh,? |well,? )*(?:i (?:should|would|must|ought to|might|may|want to|have to)(?: (?:perhaps|also|probably|just))? (?:mention|add|say|note|point out|confess|admit|tell you)|i(?:['’]d like| would like) to (?:mention|add|say|note)|it (?:transpired|turned out|emerged|appears|so happens)|allow me to (?:say|add|mention|note)|let me (?:add|mention|say|note)|you (?:may|might|should) (?:like to )?know|it may help to know|it is worth (?:knowing|saying|noting)|rest assured|be aware|bear in mind|the thing is)(?: to you)?,? (?:that )?(?=\p{L})/iu,
    '',
  ],
  [/^(?:having|after having) [^,]{3,80}, (?=(?:i|we|my|our)\b)/i, ''],
  [/^my (?:wife|husband|partner|sister|brother) and i\b/i, 'we'],
  [
    /^(?:if you would be so (?:good|kind) as|would you be so (?:good|kind) as|(?:may|might) i ask you|i(?:['’]d| would) ask you|i(?:['’]d| would) beg you|i must ask you|kindly take care|be so (?:good|kind) as)(?: always| please)? (never |not )?to ([^,;]{4,160}?)(?:, (?:i|it|that)\b.*)?$/i,
    '$1$2',
  ],
  [/^(?:pray|kindly|do kindly|be so kind and) (?=\p{L})/iu, ''],
  [
    /^(?:you may |please )?(?:take|consider|regard) (?:it|this) as a (?:standing )?(?:instruction|rule|order) that (?=\p{L})/iu,
    'rule: ',
  ],
  [/ and would ask you to /i, '; always '],
  [/^i (?:have|had) (?:an? )?(?:\p{L}+ )?preference for /iu, 'I prefer '],
  [
    /^i (?:confess|admit|own)(?: to)? (?:an? )?(?:\p{L}+ )?(?:dislike|hatred|horror|loathing|aversion) (?:of|for|to) |^i have (?:an? )?(?:\p{L}+ )?(?:dislike|hatred|horror|loathing|aversion) (?:of|for|to) /iu,
    'I dislike ',
  ],
  [
    /^i (?:confess|admit|own)(?: to)? (?:an? )?(?:\p{L}+ )?(?:fondness|weakness|liking|love) (?:of|for) /iu,
    'I like ',
  ],
  // "Our treasurer, Miss Stroud, keeps the key."
  [
    /^((?:our|my|the) [\p{L}-]+(?: [\p{L}-]+)?), ((?:(?:Miss|Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (?=\p{Ll})/iu,
    '$1 $2 ',
  ],
  // Small words of other languages that stand between verb and object.
  [
    /(?<=^ich \p{L}{3,12}|^wir \p{L}{3,12}(?: uns)?) (?:übrigens|inzwischen|nun|eigentlich|mittlerweile|jetzt endgültig|endgültig)(?= )/iu,
    '',
  ],
  [
    /^(?:alla fine|alfin|finalmente|al final|enfin|finalement|au final|no fim|por fim|letztendlich|am ende),? (?=\p{L})/iu,
    '',
  ],
]

/** The sentence without what only frames it. */
export function unframed(sentence: string): string {
  return FRAMES.reduce((now, [frame, by]) => now.replace(frame, by), sentence)
}
