/**
 * Whose colon it is. A label at the beginning of a line ("README:", "Petra wrote:", "translate:") makes
 * the rest foreign, except for these, with which people announce their own words.
 *
 * @module
 */

/** The whole label, without the colon. */
export const OWN_LABELS: RegExp = new RegExp(
  `^(?:${[
    '(?:and |but |so |ok,? |oh,? |just )?(?:one|another) (?:more|last|other|final)? ?(?:thing|rule|request|note|point|wish)',
    '(?:quick |small |side |last |general |standing |important )?(?:note|reminder|rule|update|request|heads[- ]?up|correction|preference|decision|info|clarification|house rule)(?: (?:to|for) (?:self|you|everyone|the record|this repo|this project|later|next time|future))?',
    "(?:please |pls )?(?:remember|note|keep in mind|bear in mind|don['’]t forget|memori[sz]e|make a note|write this down|save this|for the record|for future reference|for later|from now on|going forward|just so you know|so you know|as a rule|rule of thumb|important|always|never)",
    'fyi|btw|by the way|ps|p\\.s\\.|tl;?dr from me|also|again|to be clear|in short|seriously|reminder',
    '(?:some |a few |my |our |the |two |three |four )?(?:house |ground |standing |general |coding |style |team )?(?:rules|conventions|preferences|guidelines|ground rules|basics|wishes)(?: (?:for|of|in|on) (?:this|our|the|my)[^:]{0,30})?',
    "my [^:]{1,40}|our [^:]{1,30}|about me|a bit about me|who i am|me|i am|i['’]m",
    '(?:the )?(?:decision|plan|goal|deadline|due date|final answer|conclusion|verdict|agreement|outcome|result|root cause|cause|reason|culprit|fix|solution|agreed|decided|settled|so the plan|so we agreed|new plan|change of plan|update on that)',
    'for (?:hotel|flight|all|any|every|future|restaurant|dinner|travel|code|the|our|my|this)[^:]{0,30}',
    'in (?:this|our|the|my) (?:repo|project|codebase|team|house)[^:]{0,20}',
    'when (?:you|we|i) [^:]{1,40}|whenever [^:]{1,40}|if in doubt|in doubt',
    'yes|no|ok|okay|sure|right|true|correct|thanks|perfect|good|great|done|actually|sorry|wait|hm+|ah|oh',
    'wichtig|hinweis|notiz|merk dir|bitte merken|merke|regel|regeln|meine [^:]{1,30}|mein [^:]{1,30}|entscheidung|beschluss|ab jetzt|übrigens|zur info|denk dran|deadline|frist|ursache|lösung|ergebnis',
    "retiens|à retenir|note|rappel|règle|règles|important|mon [^:]{1,30}|ma [^:]{1,30}|décision|désormais|au fait|n['’]oublie pas|souviens-toi|échéance|cause",
    'recuerda|nota|importante|regla|reglas|mi [^:]{1,30}|decisión|a partir de ahora|por cierto|ojo|plazo|causa',
    'lembra(?:-te)?|lembre-se|lembrete|nota|importante|regra|regras|o meu [^:]{1,30}|meu [^:]{1,30}|minha [^:]{1,30}|decisão|a partir de agora|a propósito|prazo|causa',
    "ricorda|ricordati|nota|importante|regola|regole|il mio [^:]{1,30}|la mia [^:]{1,30}|decisione|d['’]ora in poi|a proposito|scadenza|causa",
  ].join('|')})$`,
  'i',
)
