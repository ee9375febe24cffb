/**
 * Orders that take a text: what follows them is material to be worked on, not the user's own words.
 * Six languages.
 *
 * @module
 */

const POLITE =
  "(?:(?:task|job|to-?do|request|your task|next task|exercise)\\s?[:–-]\\s+)?(?:(?:hi|hey|hello|ok(?:ay)?|please|pls|now|and|then|so|also|next)[,!]?\\s+)*(?:(?:can|could|would|will) (?:you|u) (?:please |pls |quickly |just |help me )*|i(?:'d| would) like you to |i (?:want|need) you to |help me (?:to )?|i need (?:a |an |help (?:with )?)|let'?s |please )?"

/** At the beginning of a sentence: from there on the turn is a payload. */
export const TASKS: RegExp = new RegExp(
  `^${POLITE}(?:${[
    'translat\\w+|rewrite|re-?phrase|paraphrase|proof-?read|spell-?check|summari[sz]e|sum up|shorten|condense|polish|edit (?:this|the following|my)|improve (?:this|the (?:text|wording|following)|my (?:text|email|draft|essay))|rework (?:this|the)|tl;?dr|simplify (?:this|the)|correct (?:this|the (?:grammar|spelling|text|following)|my (?:english|german|french|text|grammar))',
    'fix (?:this sentence|the grammar|my grammar|the wording|the typos?|this text|the spelling|this (?:para|line|email|mail|text|tweet|bio|intro))',
    '(?:draft|compose|write|make|create|generate|come up with|invent|give me|prepare|produce|craft)(?: me| us| up)? (?:an?|some|the|two|three|four|five|ten|\\d+|my|another|one)? ?(?:\\w+[ -]){0,4}(?:persona|story|poem|haiku|song|lyrics|dialog(?:ue)?|letter|e-?mail|mail|reply|answer|response|post|tweet|blog|article|essay|ad|advert|bio|profile|speech|toast|sketch|scene|script|joke|riddle|quiz|question|questions|template|prompt|system prompt|message|text|paragraph|sentence|sentences|slogan|tagline|caption|headline|title|description|announcement|press release|cover letter|cv|resume|testimonial|review|role ?play|character|monologue|manifesto|policy|terms|faq|fixture|test data|mock data|sample|example|examples|invitation|card|greeting|reference|recommendation|complaint|apology|notice|sign|readme|guide|tutorial|checklist|style guide|contributing guide|code of conduct|newsletter|summary|landing page|copy|pitch|limerick)\\b',
    'write (?:down |out )?(?:something|this|about|a |an |like|as|from|in the (?:style|voice))',
    "act as|act like|pretend|role-?play|imagine|suppose|let['’]s (?:say|pretend|imagine|assume)|play the|you are (?:now )?(?:a|an|the|my|mr|mrs|dr)\\b|be (?:a|my) (?:pirate|teacher|coach|critic)|speak as|answer as|respond as|in the voice of|as if you were",
    'finish (?:this|the) (?:sentence|story|paragraph)|complete (?:this|the) (?:sentence|phrase|text)|continue (?:this|the) (?:story|text|sentence)|fill in the',
    "how (?:do|would|can|should) (?:you|i|we|one) (?:say|spell|pronounce|write|phrase|word|translate|put)|what(?:['’]s| is| does| would) .{0,40}(?:mean|in (?:english|german|french|spanish|dutch|italian|portuguese|polish|japanese|latin|chinese))\\b",
    'turn (?:this|these|the|it|my|[\\w.]+ [\\w.]+[\\x27’]s|[\\w.]+[\\x27’]s) .{0,40}into|make (?:this|these|it|that) (?:[a-z]+er\\b|into|sound|shorter|longer|more|less|friendlier|formal|a )|convert (?:this|these|the following)|reformat|format (?:this|the following)|transcribe|extract .{0,40}from|classify|categori[sz]e|label (?:this|these|the)|annotate|analy[sz]e (?:this|these|the (?:following|text|tone|sentiment))|review (?:this|the following|my (?:text|draft|letter|email|mail|essay|cv|post|copy))|check (?:this|the following|my) (?:text|sentence|grammar|spelling|letter|email|mail|draft|para\\w*|translation)|comment on (?:this|the)|critique|grade (?:this|the|my)|rate (?:this|the|my)|explain (?:this|the following|what this|the (?:quote|sentence|saying|proverb|joke|comment|clause|paragraph))|interpret|parse (?:this|the following)|answer (?:this|the following) (?:mail|e-?mail|letter|message|ticket|review|customer)|reply to (?:this|the following|him|her|them|that)|respond to (?:this|the following|him|her|them|that)|quote (?:this|the following|him|her|them)|repeat after me|read (?:this|the following)|add (?:this|the following) to|put (?:this|the following) (?:in|into|on)|insert (?:this|the following)|change the (?:text|copy|label|wording|comment|string|message|heading|title|placeholder)|set the (?:text|label|title|message|placeholder)|use this (?:text|copy|wording|as)|print (?:out )?["“]|say ["“]|type ["“]',
    'in (?:spanish|german|french|english|italian|portuguese|dutch|polish|japanese|latin),? (?:please|pls)',
    'übersetz\\w*|formulier\\w* (?:das|dies|den|diesen|mir)|korrigier\\w*|fasse? .{0,30}zusammen|schreib\\w*(?: mir| uns)? (?:eine?n?|das|den|etwas|zwei|drei)|verfass\\w*|entwirf|spiel\\w*|stell dir vor|tu so|kürz\\w*|wie sagt man|was bedeutet|was heißt|antworte auf (?:diese|folgende)|(?:kannst|könntest|würdest) du (?:mir |bitte |das |diesen? |den )*.{0,40}(?:übersetzen|korrigieren|zusammenfassen|umschreiben|formulieren|schreiben|kürzen)',
    'tradui\\w*|reformule\\w*|corrige\\w*|résume\\w*|rédige\\w*|écris(?:-moi)?(?! toujours)|écrivez(?! toujours)|imagine\\w*|fais comme|joue le|comment (?:dit-on|dire)|que veut dire|peux-tu (?:me )?(?:traduire|corriger|résumer|reformuler|écrire|rédiger)|raccourci\\w*',
    'tradu[cz]\\w*|reformula\\w*|corrige\\w*|resume\\w*|resum\\w*|redacta\\w*|escribe(?:me)?(?! siempre)|imagina\\w*|finge|haz como|cómo se dice|qué significa|puedes (?:traducir|corregir|resumir|escribir|redactar)\\w*|acorta',
    'traduz\\w*|corrij\\w*|resum\\w*|redig\\w*|escreve\\w*(?! sempre)|imagine\\w*|finj\\w*|como se diz|o que significa|podes (?:traduzir|corrigir|resumir|escrever)|pode (?:traduzir|corrigir|resumir|escrever)',
    'tradu[cr]\\w*|riformula\\w*|correggi\\w*|riassum\\w*|scrivi(?:mi)?(?! sempre)|immagina\\w*|fai finta|come si dice|cosa significa|puoi (?:tradurre|correggere|riassumere|scrivere)',
  ].join('|')})`,
  'i',
)

/** A short last line that speaks of what stands above it. */
export const POINTS_BACK: RegExp =
  /^(?:.{0,40}\b)?(?:translat\w+|summari[sz]e|proof-?read|re-?phrase|rewrite|shorten|fix|correct|polish|check|review|explain|tl;?dr|thoughts|opinions?|ideas|comments?|feedback|answer|reply|respond|what do (?:i|you|we) (?:answer|reply|say|think|make)|what does (?:this|that|it) mean|what(?:['’]s| is) (?:this|that|wrong|the tone|your take)|is (?:this|that|it|the tone|the wording|all that) (?:true|ok|okay|right|correct|fine|good|valid|legit|spam|a scam|too \w+|clear|polite|rude|well written|normal|legal|reasonable|phishing|safe)|does (?:this|that|it) (?:make sense|sound|read|look|work|seem|mean)|how (?:does|do) (?:this|that|i|it) (?:sound|read|look|respond|answer|reply)|agree|do you agree|can you believe|should i (?:reply|answer|worry|sign|accept|respond|click)|any (?:thoughts|ideas|comments|feedback)|wdyt|what would you (?:change|improve|add|say)|how (?:can|could|would) (?:i|you|we) (?:improve|shorten|phrase)|lgtm|makes sense|übersetz\w*|fass\w* .{0,20}zusammen|was (?:meinst|hältst|soll|heißt)|stimmt das|ist das (?:ok|richtig|wahr|gut)|traduis|qu['’]en penses-tu|c['’]est (?:vrai|correct)|traduce|qué (?:opinas|te parece)|es (?:verdad|correcto)|traduz|o que achas|traduci|cosa ne pensi|è (?:vero|corretto))\b.{0,60}$/i

/** Announces a text by others. */
export const HERE_IS: RegExp =
  /^(?:ok(?:ay)?,? |so,? |and |hi,? |hey,? )*(?:here(?:['’]s| is| are| comes)|this is (?:their|his|her|the|what|an?)|these are (?:their|his|her|the)|look at (?:this|these|what)|see (?:this|below|the following)|check (?:this|these) out|below (?:is|are)|attached|pasting|i (?:got|received|found|copied|saw|read) (?:this|these|the following|an? (?:mail|email|message|letter|note|ticket|comment|review|post|article|snippet))|(?:got|received|found|saw|read) (?:this|these|the following)|the following|copied from|from (?:the|their|his|her|our) (?:docs?|documentation|readme|wiki|website|site|page|blog|manual|handbook|ticket|issue|thread|slack|chat|mail|email|log|logs|changelog|faq|guide|tutorial|contract|article|book|paper)|hier (?:ist|sind|kommt)|voici|aquí (?:está|tienes|va)|aqui (?:está|vai)|ecco)\b/i

/** Announces a text even with a full stop behind it. */
export const HERE_IS_A_TEXT: RegExp =
  /^(?:ok(?:ay)?,? |so,? |and |hi,? |hey,? )*(?:(?:i )?(?:just )?(?:got|received|found|saw|read|copied|pasted|overheard) (?:this|these|the following)\b|(?:here(?:['’]s| is| are)|this is|below is|see) (?:my|the|a|an|our|their|his|her|what|how) (?:\p{L}+ ){0,4}(?:draft|text|letter|e-?mail|mail|message|note|bio|profile|essay|post|paragraph|excerpt|quote|speech|cv|resume|abstract|article|thread|transcript|policy|comment|review|ticket|readme|answer|reply|summary|intro|story|poem|wrote|said|says|looks like|sent|posted)\b)/iu

/** "README excerpt, does it look ok?": a sentence about a text, which follows it. */
export const ASKS_ABOUT_TEXT: RegExp =
  /^(?=.{0,120}\b(?:readme|excerpt|draft|text|letter|paragraph|bio|blurb|copy|wording|phrasing|e-?mail|message|post|tweet|caption|comment|snippet|passage|abstract|clause|slogan|headline|description)\b).{0,120}\b(?:ok(?:ay)?|good|fine|look|sound|read|right|correct|clear|better|improve|fix|polish|tone|thoughts|opinion|grammar|typos?)\b[^?]{0,40}\?/i

/** Somebody else is speaking: what stands behind it is theirs. */
export const REPORTED: RegExp = new RegExp(
  `\\b(?:${[
    '(?:he|she|they|somebody|someone|everybody|everyone|people|one of (?:them|us|the)|nobody|the \\w+(?: \\w+)?|their \\w+|his \\w+|her \\w+|my (?:boss|manager|colleague|coworker|co-worker|teammate|friend|wife|husband|partner|mom|mum|dad|mother|father|sister|brother|ex|neighbou?r|doctor|teacher|lawyer|landlord|client|customer|cousin|uncle|aunt|lead|cto|ceo|therapist|dentist|roommate|flatmate|grand\\w+|son|daughter|kid|team ?lead)|our (?:boss|manager|cto|ceo|client|customer|lawyer|lead|landlord|security team|legal team|pm|auditor)|a (?:friend|colleague|customer|guy|user|client)\\b[\\w ]{0,20}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: (?:always|once|just|also|even|then|still|never|apparently|usually|keeps?|kept|has|have|had|would|recently))* (?:sa(?:ys|id|ying|y)|wr(?:ites|ote|itten)|claims?|claimed|insists?|insisted|suggest(?:s|ed)|recommend(?:s|ed)|told|tells|think[s]?|thought|believes?|believed|argue[sd]?|mention(?:s|ed)|noted|notes(?= that\\b)|advise[sd]?|decided|decides|wants?|wanted|asked|asks|prefers?|likes?|hates?|loves?|goes|went like|was like|is like|states?|stated|warn(?:s|ed)|explain(?:s|ed)|demand(?:s|ed)|require[sd]|posted|tweeted|replied|answered|emailed|texted|swears?|swore|promised|announced)',
    "(?:my|our|the|a|an|his|her|their|your|this|that|some) (?:[\\w'’-]+ ){1,3}(?:says?|said|told|tells|wrote|writes|claims?|claimed|insists?|insisted|advises?|advised|states|stated|texted|messaged|emailed|posted|replied|warned|warns)",
    'according to|(?:the|a|that|this|their|some|one) (?:tutorial|docs?|documentation|readme|article|book|blog|page|manual|guide|handbook|wiki|comment|linter|error|log|message|warning|sign|label|contract|policy|ticket|issue|post|video|course|paper|email|mail|letter|text|review|faq|website|site|spec|rfc|style guide|compiler|output|docstring|changelog|poster|recipe|instructions?|license|tooltip|banner)(?: \\w+){0,2} (?:says?|said|reads?|states?|stated|suggests?|recommends?|tells?|claims?|mentions?|goes|warns?|requires?|insists?|wants?)',
    "i (?:heard|read|was told|overheard|saw|have heard|['’]ve heard)|(?:rumou?r|word) has it|apparently|supposedly|allegedly|they say|as the saying goes|as they say",
  ].join('|')})\\b`,
)
/** The same for the user's own reports of themselves and of us: those are not reports. */
export const OWN_REPORT: RegExp = /^(?:i|we)\b/i

export const REPORTED_ELSEWHERE: RegExp =
  /\b(?:(?:mein|unser|der|die|das|ein|eine|er|sie|man)(?: \p{L}+){0,2} (?:sagt|sagte|meint|meinte|schreibt|schrieb|findet|behauptet|empfiehlt|will|hat gesagt)|laut \p{L}+|angeblich|(?:mon|ma|notre|le|la|un|une|il|elle|on)(?: \p{L}+){0,2} (?:dit|disait|a dit|pense|écrit|recommande|veut que)|selon|d['’]après|paraît-il|(?:mi|nuestro|nuestra|el|la|un|una)(?: \p{L}+){0,2} (?:dice|decía|dijo|opina|piensa|escribe|recomienda|quiere que)|según|(?:o meu|a minha|o|a|um|uma)(?: \p{L}+){0,2} (?:diz|disse|acha|escreve|recomenda)|segundo|(?:il mio|la mia|il|la|un|una)(?: \p{L}+){0,2} (?:dice|ha detto|pensa|scrive|consiglia)|secondo)\b/iu
