/**
 * Whose colon it is. A label at the beginning of a line ("README:", "Petra wrote:", "translate:") makes
 * the rest foreign, except for these, with which people announce their own words.
 *
 * @module
 */

/** "My boss: …": the person speaks, not the user. */
const PERSON =
  '(?:boss|manager|colleagues?|co-?workers?|team ?mates?|friends?|wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|ex|neighbou?rs?|doctor|gp|dentist|teacher|professor|tutor|lawyer|landlord|landlady|clients?|customers?|cousin|uncle|aunt|grand\\p{L}+|lead|cto|ceo|cfo|pm|therapist|room ?mate|flat ?mate|accountant|agent|supplier|vendor|contractor|recruiter|coach|trainer|bank|school|hr|it department|legal team|security team|support|reviewer|auditor|bot|chatbot|horoscope)\\b'

/** The whole label, without the colon. */
export const OWN_LABELS: RegExp = new RegExp(
  `^(?:${[
    '(?:from|on) (?:my|our) (?:own )?(?:side|end)|from me|as for me|for your (?:notes|records|info(?:rmation)?)|for the notes|(?:good|bad) news|lessons?(?: learn(?:ed|t))?|takeaway|upshot|bottom line|moral of the story|long story short|(?:new |house |shop |kitchen |studio )policy',
    '(?:and |but |so |ok,? |oh,? |just )?(?:one|another) (?:more|last|other|final)? ?(?:thing|rule|request|note|point|wish)(?: (?:for|before|about) [^:]{2,30})?|before (?:you|we) (?:start|begin|go on|continue)',
    '(?:quick |small |side |last |general |standing |important )?(?:note|reminder|rule|update|request|heads[- ]?up|correction|preference|decision|info|clarification|house rule)(?: (?:from|to|of) my (?:last|previous|earlier) (?:message|mail|e-?mail|note)| (?:to|for) (?:self|you|us|both|the team|everyone|the record|this repo|this project|later|next time|future)(?: and .{2,20})?)?|quick (?:extra|aside|addition|one|thing|fact|side note)|(?:just )?(?:for|between) (?:us(?: two)?|you and me|the two of us)|between us',
    "(?:please |pls )?(?:remember|note|keep in mind|bear in mind|don['’]t forget|memori[sz]e|make a note|write this down|save this|for the record|for future reference|for later|from now on|going forward|just so you know|so you know|as a rule|rule of thumb|important|always|never)",
    'fyi|btw|by the way|ps|p\\.s\\.|tl;?dr from me|also|again|to be clear|in short|seriously|reminder',
    '(?:some |a few |my |our |the |two |three |four )?(?:house |ground |standing |general |coding |style |team )?(?:rules|conventions|preferences|guidelines|ground rules|basics|wishes)(?: (?:for|of|in|on) (?:this|our|the|my)[^:]{0,30})?',
    `(?:my|our) (?!(?:\\p{L}+ )?${PERSON})(?!.*\\b(?:pinged|sent|messaged|texted|wrote|says?|said|posted|left|asked|told|replied|answered|forwarded|shared|emailed|dm['’]?d)\\b)[^:]{1,40}|about me|a bit about me|who i am|me|i am|i['’]m`,
    '(?:the |our |my )?(?:[\\p{L}-]+ ){1,3}(?:is|are) (?:now |finally )?(?:settled|decided|final|agreed|fixed|sorted)|(?:decision|call) (?:made|taken)',
    '(?:the |final |our |new |ok(?:ay)?,? |so,? )*(?:decision|call|word|plan(?: now)? is|plan|goal|deadline|due date|final answer|conclusion|verdict|agreement|outcome|result|root cause|cause|reason|culprit|fix|solution|agreed(?: (?:with|by|between|in|at) [^:]{2,30})?|decided|settled|locked in|signed off|official|so the plan|so we agreed|new plan|change of plan|update on that)(?: (?:for|of|on) [^:]{2,40})?',
    '(?:[\\p{L} ]{2,20} )?found it|found the (?:bug|problem|cause|issue|culprit)|figured it out|got it|fixed|fixed it|solved|solved it|that was it',
    'for (?!example|instance)[\\p{L}][^:]{1,30}',
    '(?:folks|team|guys|all|everyone|hey all|hi all|people),? (?:new |one |small |quick )?(?:rule|note|reminder|update|decision|heads[- ]?up|request)',
    '(?:me|for me|in my case|my take|speaking for (?:me|myself))(?:,? personally)?',
    'quick (?:one|note|thing|info) for [^:]{2,30}',
    '(?:hotel rooms?|hotels?|flights?|trains?|seats?|restaurants?|travel|food|meals?|gifts?|meetings?|calls?|invoices?|e-?mails?|replies|answers|formatting|style|tone|language|units|dates|naming|tests?|commits?|branches|music|coffee|tea|drinks?|clothes|shopping)',
    'in (?:this|our|the|my) (?:repo|project|codebase|team|house)[^:]{0,20}',
    'when (?:you|we|i) [^:]{1,40}|whenever [^:]{1,40}|if in doubt|in doubt',
    'yes|no|ok|okay|sure|right|true|correct|thanks|perfect|good|great|done|actually|sorry|wait|hm+|ah|oh',
    'wichtig|hinweis|notiz|merk dir|bitte merken|merke|regel|regeln|meine [^:]{1,30}|mein [^:]{1,30}|entscheidung|beschluss|ab jetzt|übrigens|zur info|denk dran|deadline|frist|ursache|lösung|ergebnis',
    "retiens|à retenir|note|rappel|règle|règles|important|mon [^:]{1,30}|ma [^:]{1,30}|décision|désormais|au fait|n['’]oublie pas|souviens-toi|échéance|cause",
    'recuerda|nota|importante|regla|reglas|mi [^:]{1,30}|decisión|a partir de ahora|por cierto|ojo|plazo|causa',
    'lembra(?:-te)?|lembre-se|lembrete|nota|importante|regra|regras|o meu [^:]{1,30}|meu [^:]{1,30}|minha [^:]{1,30}|decisão|a partir de agora|a propósito|prazo|causa',
    "ricorda|ricordati|nota|importante|regola|regole|il mio [^:]{1,30}|la mia [^:]{1,30}|decisione|d['’]ora in poi|a proposito|scadenza|causa",
  ].join('|')})$`,
  'iu',
)
