/**
 * Whose colon it is. A label at the beginning of a line ("README:", "Petra wrote:", "translate:") makes
 * the rest foreign, except for these, with which people announce their own words.
 *
 * @module
 */

/** "My boss: …": the person speaks, not the user. */
export const PERSON: string =
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

/** A text, what it stands on, or who speaks in it: what such a label announces is not the user's. */
const TEXT =
  '(?:read ?me|docs?|documentation|hand-?book|hand-?out|manual|guide(?:lines?)?|tutorials?|wiki|faq|spec|rfc|clauses?|contract|letter|e-?mails?|mails?|mail from|messages?|msg|dms?|texts?(?! me\\b)|sms|voice-?mail|memo|transcri\\p{L}+|chat(?:bot)?|slack|discord|reddit|forum|stack ?overflow|threads?|posts?|blog|tweets?|captions?|articles?|books?|diary|essay|poem|song|lyrics|story|novel|recipe|advert|ad|flyer|leaflet|poster|sign|signs|banner|pop-?up|notice|circular|newsletter|minutes|agenda|speech|quotes?|quotations?|citation|passage|paragraphs?|sentences?|phrases?|excerpts?|snippets?|drafts?|blurb|bio|profile|testimonial|reviews?|reviewer|comments?|feedback|answers?|reply|response|ticket|issue|bug report|reports?|survey|logs?|dmesg|output|stdout|stderr|error|warning|trace|console|screenshot|ocr|photo|page|website|site|form|questionnaire|instructions?|prompt|system|assistant|user|human|ai|bot|mods?|admin|policy|terms|licen[cs]e(?! talk)|metadata|changelog|release notes|commits?|diff|patch|dump|decompiled|notes|subtitles? of|video|film|movie|podcast|tool results?|results?|search|readme|\\w+\\.(?:md|txt|rst|html|pdf|docx?|json|ya?ml|csv|log|[cm]?[jt]sx?|py|rs|go)|label|tag|exercise|item|question|source|target|segment|interview\\w*|candidate|customer|client|judgment|headline|subject|sheet|app|machine|file|script|scene|character|fortune|horoscope|cookie|text below|template|textbook|course book|sample|example|specimen|annotation|template|paper|scan|fax|postcard|inscription|gravestone|by-?law|statute|correo|mail|mensaje|carta|texto|cláusula|brief|nachricht|vertrag|lettre|message|courriel|texte|messaggio|testo|lettera|mensagem|texto|panneau|schild|aushang|notice)'
const PASSED_ON =
  '(?:past(?:e|ed|ing)|cop(?:y|ied)|forward(?:s|ed|ing)?|enclos\\w+|attach\\w+|reproduc\\w+|export\\w*|dictat\\w+|quot(?:e|ed|ing)|hidden|appended|screenshot\\w*|printed|prints|reads|stays|stands|gave me|sent|received|got this|popped up|overheard|verbatim|word for word|to translate|translat\\w*|summar\\w+|condense|proofread|rewrite|rephrase|classify|grade|anonymi[sz]e|explain|render|lint|critique|analy[sz]e|annotate|übersetz\\w*|tradu\\w+|resum\\w*|corr[ií]g\\w*|écri\\w*|riassum\\w*)'
/** Labels with which nobody but the user can speak, whatever word is in them. */
const SURELY_OWN =
  /^(?:(?:and |so |but |ok(?:ay)?,? |sorry,? )*(?:what (?:i|we)\b|let me tell\b|i must (?:to )?(?:say|tell)\b|whoever\b|any(?:one|body) who\b|if \b|(?:a few|some|two|three) (?:things|words) (?:about|on|for)\b|in reply to\b|(?:please )?(?:store|retain|save|keep|file) (?:this|these|that)\b|just so\b|the (?:real )?(?:reason|cause)\b|why\b|found (?:it|out|why|the (?:bug|cause|problem|culprit))\b|figured\b|turns? out\b|finally\b|for the record\b|(?:quick )?answer$|(?:final|last) (?:answer|word|decision)\b|(?:a )?rule\b|new |from (?:today|now)\b|i was wrong\b)|.{8,}(?:, so|so| the way (?:i|we) like (?:it|them))$|(?:error|log|commit|chat) messages\b|.* in this (?:repo|project|crate|team|house|package|codebase)$|.{0,40}\b(?:(?:is|are) (?:closed|settled|decided|done)(?: as of now)?|boils down to|finally told us why.*)$|(?:action )?item \d$|handover .{2,60} done\b)/iu
const NAME =
  /^(?:@\S+|(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la)){0,2}|\p{L}[\w.-]*[_.\d][\w.-]*|\p{Ll}{1,12})(?: \([^)]*\))?$/u
/** What a single word ends with that names a topic and nobody: "dilutions", "monitoring", "severity". */
const TOPIC = /(?:[^s\Wu]s|ing|tion|ment|ness|ity|ung|ance|ence|ism|ware|age)$/i
const FOREIGN_WORD: RegExp = new RegExp(
  `(?<![\\p{L}\\d])(?:${TEXT}|${PASSED_ON})(?![\\p{L}\\d])`,
  'iu',
)
const PERSON_LAST: RegExp = new RegExp(`(?:^|[ '’])${PERSON}(?:'s)?(?: \\([^)]*\\))?$`, 'iu')
const SPEAKS =
  /\b(?:wrote|writes|says?|said|asks?|asked|tells?|told|replied|answered|texted|posted|goes(?! live)|explained|claims?|argues?|recommended|schrieb|schreibt|sagte?|meinte?|dit|écrit|dice|dijo|escribe|escribió|diz|disse|escreveu|scrive|ha scritto|ha detto|steht)\b/i
const BELOW =
  /\b(?:this|these|following|below|here)(?! (?:repo|project|team|house|year|week|month|time|trip|codebase|shop|family|crate|chat)\b)/i
const WORDS_MAX = 9

/** "From the race rules", "investor update from last year". */
const TAKEN = /\b(?:from|out of) (?:the|a|an|their|his|her|some|last)\b/i

/** Whether a label makes what follows it somebody else's. */
export function isForeignLabel(label: string): boolean {
  const bare = label
    .replace(/[*_"“„«»]/g, '')
    .replace(/^(?:right|ok(?:ay)?|well|so|alright|anyway|also|and|oh)(?: so)?,? (?=\p{L})/iu, '')
    .trim()
  if (bare === '' || SURELY_OWN.test(bare)) return false
  // A date before a name begins a line of a chat.
  if (/^\[?\d{1,4}[./:-]\d/.test(bare)) return true
  if (SPEAKS.test(bare) && !/^(?:i|we)\b/i.test(bare)) return true
  if (OWN_LABELS.test(bare)) return false
  if (BELOW.test(bare) || PERSON_LAST.test(bare) || TAKEN.test(bare)) return true
  const words = bare.split(/\s+/).length
  if (words > WORDS_MAX) return FOREIGN_WORD.test(bare)
  if (/^\p{L}+$/u.test(bare) && TOPIC.test(bare)) return FOREIGN_WORD.test(bare)
  return FOREIGN_WORD.test(bare) || (NAME.test(bare) && !KNOWN_TOPIC.test(bare))
}

/** Short words that name a topic and nobody. */
const KNOWN_TOPIC =
  /^(?:so|next|question|score|dns|ci|cd|api|ui|ux|db|sql|css|vat|tax|home|work|diet|tone|font|colou?r|budget|status|team|today|update|plan|result|outcome|success|succeeded|failure|failed|partial|partly|reason|fechado|deciso|entschieden|beschlossen|bon|voilà|raid|vote|from|to do|todo|note|logo|stock|staff|food|rent|menu|kit)$/i
