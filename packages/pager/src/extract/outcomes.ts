/**
 * What came of the work: the user says of what was asked before that it worked or did not.
 *
 * @module
 */

const WORKED =
  /^(?:(?:ok|okay|great|perfect|nice|awesome|cool|yes|yep|yay|thanks|thank you|excellent|brilliant|hooray|finally|ah|oh|and|wow)[,.! ]+)*(?:(?:that|it|this|everything|all|the \p{L}+(?: \p{L}+)?) (?:worked|works(?: now| again| fine| perfectly| great| like a charm| as expected)?|did the trick|does the trick|did it|is (?:fixed|solved|working|green|resolved|gone|back)(?: now| again)?|(?:has )?(?:fixed|solved|resolved|sorted) (?:it|the \p{L}+|that)|(?:pass|passes|passed|builds?|compiles?|runs?|looks (?:good|right)|went through|went away|loads?)(?: now| again| fine)+|helped(?: a lot)?)|(?:works|working|fixed|solved|green|passing)(?: now| again| for me| perfectly| like a charm)?|(?:all|tests?|everything|ci|build)(?: tests| is| are|['’]s)? (?:green|good|passing|pass|works?|fixed)(?: now| again)?|works (?:now|perfectly|like a charm|great)|problem solved|that was it|all good|merged|shipped it|perfect,? thanks|(?:jetzt )?(?:geht|funktioniert|läuft)(?: es)?(?: jetzt| wieder)?|es (?:funktioniert|geht|läuft)(?: jetzt| wieder)?|ça (?:marche|fonctionne)(?: maintenant)?|(?:ya )?funciona(?: ahora)?|(?:já|agora) funciona|(?:ora |adesso )?funziona(?: ora| adesso)?)(?=$|[.,!;:]|\s(?:thanks|now|again|after|thank|cheers|merci|danke|so|\p{Extended_Pictographic}))/iu
const FAILED =
  /^(?:(?:no|nope|hm+|sadly|unfortunately|sorry|damn|ugh|ok|argh|well)[,.! ]+)*(?:(?:that|it|this|the \p{L}+(?: \p{L}+)?) (?:(?:still )?(?:failed|fails|crashes|hangs|breaks|flickers|times out|doesn['’]t (?:work|help|fix|compile|build|load)|does not (?:work|help)|did(?: not|n['’]t) (?:work|help|fix|change anything|do it|do anything))|is still (?:broken|failing|there|slow|red|the same|wrong|not working|happening|down|flaky|stuck)|(?:has )?made it worse|(?:broke|breaks) (?:it|something|everything|the \p{L}+))|still (?:broken|failing|fails|not working|the same|crashes|hangs|slow|red|no luck|nothing|doesn['’]t work|happening|flaky|wrong|getting .*|see(?:ing)? .*)|same (?:error|problem|issue|result|thing)(?: again| as before)?|no (?:luck|change|difference|dice)|did(?:n['’]t| not) (?:work|help)|doesn['’]t work|not (?:working|fixed)|made it worse|(?:that )?did nothing|nothing (?:changed|happened)|hat nicht (?:geklappt|funktioniert)|das hat nicht (?:geklappt|funktioniert|geholfen)|now it['’]s (?:worse|even worse|broken)|(?:geht|funktioniert|klappt) (?:immer noch |noch )?nicht|ça ne marche (?:pas|toujours pas)|(?:todavía |sigue )?(?:no funciona|sin funcionar|fallando)|(?:ainda )?não funciona|(?:ancora )?non funziona)(?=$|[.,!;:]|\s)/iu

export type Outcome = 'success' | 'failure'

/** Whether the sentence says how it went. */
export function outcomeOf(sentence: string): Outcome | undefined {
  if (/\?\s*$/.test(sentence) || sentence.length > 160) return undefined
  if (/\b(?:always|sometimes|often|keeps?|every time|usually)\b/i.test(sentence)) return undefined
  if (/\b(?:bug|error|problem|issue|crash|flicker) is back\b/i.test(sentence)) return 'failure'
  if (FAILED.test(sentence)) return 'failure'
  return WORKED.test(sentence) &&
    !/\b(?:if|would|should|might|for me either|works for me)\b/i.test(sentence)
    ? 'success'
    : undefined
}
