/**
 * Chat leaves out who it speaks of: "settled on Postgres", "allergic to nuts". The subject is put back
 * where the verb allows one only.
 *
 * @module
 */

const OURS =
  /^(?:finally |just |also |now )?(?:settled (?:on|for)|went (?:with|for)|decided (?:to|on|against|that)|agreed (?:to|on|that)|picked (?!up\b)|chose|opted (?:for|to)|dropped|ditched|switched (?:from|to|over)|migrated|moved (?:off|over to|from)|stick(?:ing)? with (?!it\b|that\b|this\b)|going with (?!it\b|that\b|this\b)|ruled out|signed off on|standardi[sz]ed on|(?:bought|ordered|booked|hired|rented|cancelled|sold) (?=(?:the|an?|our|my|two|three|\p{Lu})\b))/iu
const AM =
  /^(?:allergic to|vegetarian|vegan|coeliac|celiac|lactose intolerant|based in|born in|married|left-handed|colou?r-?blind|fluent in|new to)\b/i
const MINE =
  /^(?:live in|work (?:at|for|as)|grew up in|can['’]t stand|don['’]t (?:eat|like)|hardly ever|rarely|usually|mostly)\b/i

/** Whether it was "I" or "we" that was left out cannot be told. */
export function isOurs(text: string): boolean {
  return OURS.test(text)
}

/** The clause with its subject; nothing if none was left out. */
export function withSubject(text: string): string | undefined {
  if (OURS.test(text)) return `we ${text}`
  if (AM.test(text)) return `I am ${text}`
  return MINE.test(text) ? `I ${text}` : undefined
}
