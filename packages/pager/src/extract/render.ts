/**
 * From what the user said to a statement about the user: lead-ins and tails go, pronouns turn round.
 *
 * @module
 */

const TAILS: readonly RegExp[] = [
  /[\s,]*[.!…]+$/,
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ty|(?<!(?:my|your|the|an|his|her|their) )(?:ok|okay)|btw|by the way|fyi|cheers|though|tho|lol|haha|actually|anymore|any more|any longer|from now on|from now|from here on|forever|for good|going forward|in the future|in future|as always|as usual|for me|if possible|if you can|if that['’]s ok|just so you know|these days|nowadays|at the moment|currently|now|in the end|after all|instead|bitte|danke|übrigens|jetzt|ab jetzt|künftig|s['’]il te plaît|stp|merci|désormais|por favor|gracias|ahora|obrigad[oa]|agora|per favore|grazie|adesso)$/i,
  /,\s*(?:sorry|ever)$/i,
  /,?\s+sorry (?:for|about) .{1,60}$/i,
  /,\s*(?:ok|okay|right|yes|deal|got it|understood|alright)$/i,
  /\s+[:;]-?[)(DP]$/,
]
const LEADS =
  /^(?:(?:hi|hello|hey|yo|folks|guys|team|everyone|rubbish|nonsense|no way|k|kk|ok|okay|in the end|at the end of the day|turns out(?= we['’]re)|for context|context(?=:)|well|so|also|and|but|plus|by the way|btw|please|pls|plz|sweet|phew|nah|nope|alright|cheers|lovely|awesome|fwiw|for the record|for (?:your|the) information|i (?:want|would like|wanted) to (?:inform|mention|add|say|note|tell you)(?: you)?(?: that)?|i(?:['’]d like) to (?:inform|mention|add|say|note)(?: you)?(?: that)?|please note(?: that)?(?= (?:that|i|we|my|our|the)\b)|please be informed that|we made the experience that|dear (?:team|all|colleagues|sirs?|support)|for context|fun fact|heads up|just so you know|tbh|ngl|imo|afaik|so yeah|fyi|actually|oh|ah|hm+|yes|yep|yeah|yup|sure|right|thanks|thank you|thx|great|cool|perfect|nice|good|fine|no worries|sorry|anyway|in general|generally|honestly|just|then|again|first|second|third|finally|lastly|one more thing|one thing|(?:from|on) (?:my|our) (?:own )?(?:side|end)(?=:)|as for me|for your (?:notes|records)|for the notes|(?:good|bad) news|lessons?(?: learn(?:ed|t))?(?=:)|takeaway|upshot|bottom line|long story short|(?:new |house )?policy(?=:)|quick note|quick one|to be clear|important|ps|p\.s\.|bitte|also|übrigens|außerdem|und|aber|ok|au fait|et|mais|por cierto|además|y|pero|a propósito|e|mas|além disso|a proposito|inoltre|ma)\b(?!['’])(?:[\s,!:–—.-]+|$))+/i

export function withoutTail(text: string): string {
  let now = text.trim()
  for (let rounds = 0; rounds < 8; rounds++) {
    const next = TAILS.reduce((rest, tail) => rest.replace(tail, ''), now).trim()
    if (next === now) return now
    now = next
  }
  return now
}

export function withoutLead(text: string): string {
  return simplePresent(text.trim().replace(LEADS, ''))
}

const LASTING: Readonly<Record<string, string>> = {
  using: 'use',
  living: 'live',
  speaking: 'speak',
  selling: 'sell',
  producing: 'produce',
  managing: 'manage',
  leading: 'lead',
  teaching: 'teach',
  studying: 'study',
  renting: 'rent',
}

/** "I am working for Halvorsen" says the same as "I work for Halvorsen". */
function simplePresent(text: string): string {
  return text.replace(
    /^((?:since [^,]{3,20},? )?(?:i|we))(?:['’]m|['’]re| am| are) (?:(?:now|currently|also|mostly) )*(working(?= (?:at|for|as|from)\b)|using(?= \p{Lu})|living(?= in\b)|speaking(?= \p{Lu})|selling|producing|managing(?= the\b| a\b)|leading(?= the\b| a\b)|teaching|studying|renting)\b/iu,
    (_, who: string, verb: string) =>
      `${who} ${verb === 'working' ? 'work' : (LASTING[verb.toLowerCase()] ?? verb)}`,
  )
}

const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m not\b/gi, 'the user is not'],
  [/\bI['’]m\b/gi, 'the user is'],
  [/\bI am\b/gi, 'the user is'],
  [/\bI['’]ve\b/gi, 'the user has'],
  [/\bI have\b/gi, 'the user has'],
  [/\bI['’]ll\b/gi, 'the user will'],
  [/\bI['’]d\b/gi, 'the user would'],
  [/\bI haven['’]t\b/gi, 'the user has not'],
  [/\bwe haven['’]t\b/gi, 'the team has not'],
  [/\bwe aren['’]t\b/gi, 'the team is not'],
  [/\bI ((?:had|did|could|would|should|was|must|wo|need)n['’]t)\b/gi, 'the user $1'],
  [/\bwe ((?:had|did|could|would|should|were|must|wo|need|ca)n['’]t)\b/gi, 'the team $1'],
  [/\bI don['’]t\b/gi, 'the user does not'],
  [/\bI do not\b/gi, 'the user does not'],
  [/\bI can['’]t\b/gi, 'the user cannot'],
  [/\bI (can|may|might|will|would|could|must|should|was|had|did|cannot)\b/gi, 'the user $1'],
  [
    /\bI (no longer|always|usually|never|often|only|mostly|generally|really|also|currently|still|now|rarely|just) ([a-z]+)\b/g,
    'the user $1 $2{s}',
  ],
  [/\bI ([a-z]+)\b/g, 'the user $1{s}'],
  [/\bI\b/g, 'the user'],
  [/\bmyself\b/gi, 'themselves'],
  [/\bmy\b/gi, "the user's"],
  [/\bmine\b/gi, "the user's"],
  [/\bme\b/gi, 'the user'],
  [/\bwe['’]re\b/gi, 'the team is'],
  [/\bwe['’]ve\b/gi, 'the team has'],
  [/\bwe['’]ll\b/gi, 'the team will'],
  [/\bwe (are)\b/gi, 'the team is'],
  [/\bwe (have)\b/gi, 'the team has'],
  [/\bwe don['’]t\b/gi, 'the team does not'],
  [/\bwe (can|may|might|will|would|could|must|should|was|had|did|cannot|were)\b/gi, 'the team $1'],
  [
    /\bwe (no longer|always|usually|never|often|only|mostly|generally|also|currently|now) ([a-z]+)\b/gi,
    'the team $1 $2{s}',
  ],
  [/\bwe ([a-z]+)\b/gi, 'the team $1{s}'],
  [/\bour\b/gi, "the team's"],
  [/\bus\b/g, 'the team'],
]
const PAST =
  /(?:ed|went|chose|took|made|got|said|kept|built|wrote|came|gave|found|left|lost|met|ran|saw|sent|set|sold|told|won|began|put|cut|let|knew|thought|brought|bought|spent|moved|settled)$/

/** "I live in Kiel" as "The user lives in Kiel". */
export function thirdPerson(text: string): string {
  const turned = PRONOUNS.reduce((now, [from, to]) => now.replace(from, to), text)
  return turned.replace(/([A-Za-z]+)\{s\}/g, (_, verb: string) =>
    PAST.test(verb) ? verb : withS(verb),
  )
}

export function withS(verb: string): string {
  const [first = '', ...rest] = verb.split(' ')
  if (rest.length > 0) return [withS(first), ...rest].join(' ')
  if (/^have$/i.test(verb)) return 'has'
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An order to an assistant, about the user: "ask me first" as "ask the user first". */
export function asOrder(text: string): string {
  return thirdPerson(text.replace(/\byou(?:['’]re| are)\b/gi, 'the assistant is')).replace(
    /^the user\b/,
    'the user',
  )
}
