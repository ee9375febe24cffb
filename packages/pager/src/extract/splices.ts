/**
 * Chat runs sentences together with commas: "Marisol owns the pipeline, ask her before you change it".
 * Where both sides could stand alone, each is read alone.
 *
 * @module
 */

const PARTS_MAX = 4

/** Something was said before the comma: a verb that is not an order. */
const FINITE =
  /^(?:i|we) \p{L}{2,}|^(?:please |pls )?(?:use|put|keep|write|avoid|skip|ask|check|send|call|book|make|give|show|name|don['’]t|do not|never|always) |\b(?:is|are|was|were|am|has|have|had|does|did|will|can|must|should|won['’]t|can['’]t|isn['’]t|aren['’]t|doesn['’]t|didn['’]t|(?<!\p{L})\p{L}{1,20}['’](?:s|re|ve|m|ll)|owns?|lives?|uses?|runs?|works?|needs?|breaks?|returns?|covers?|sends?|takes?|gives?|holds?|costs?|means?|handles?|starts?|ends?|opens?|closes?|releases?|keeps?|goes|gets?|got|went|came|made|took|kept|hates?|likes?|loves?|prefers?|wants?|picked|chose|(?<!\p{L})\p{L}{3,20}ed)\b/iu
/** What follows is an order. */
const ORDER =
  /^(?:so |then |and |just |please |pls |whenever you [^,]{3,30} (?=leave|use|skip|put|add|keep|ask|tell|show|give))*(?:ask|use|put|keep|write|skip|stick|leave|make sure|check|tell|show|send|avoid|treat|assume|don['’]t|do not|never|always|plan|go with|ignore|stop|name|prefer|give|bear|mind|remember|count|quote|route|cc|copy|remind|text|phone|ring|mail|email|book|call|say|mention|add|include|spell|skip|round|bring)\b(?=\s+\S)(?! (?:is|are|was)\b)/i
/** What follows has a subject and a verb of its own. */
const CLAUSE =
  /^(?:so |and |but |though )?(?:(?:the|our|my|his|her|their|a|an|all|both|these|those|nobody|no one|everyone|everybody|someone|it|he|she|they|i|we|you|that|there|\p{Lu}[\p{L}\d-]+|\p{L}[\p{L}\d_-]{1,20})(?: (?!and\b|or\b|of\b|for\b|not\b|but\b)[\p{L}\d'’/_-]+){0,3}? (?:is|are|was|were|has|have|had|does|did|will|can|must|should|won['’]t|can['’]t|isn['’]t|aren['’]t|doesn['’]t|didn['’]t|don['’]t|fixed|works|worked|lives?|uses?|runs?|owns?|needs?|says?|stays?|goes|keeps?|takes?|broke|caused|got|gets|wants?|handles?|does|lets|made|makes|only|never|always|ends?|starts?|opens?|closes?|begins?|comes?|go|use|work|live|run|need|cost|costs|means?|meets?|expires?|belongs?|sits?|hates?|likes?|loves?|prefers?)|(?:i|we|he|she|they|it|that|there|\p{L}+)['’](?:s|m|re|ve|ll|d)) \S|(?:one|two|three|four|five|six|some|most|many|both|half|none|all|\d+) of (?:my|our|the|us|them)\b.{0,30}? (?:is|are|was|were|have|has|can|do|does)\b|(?:\p{Lu}\p{Ll}+|our \p{L}+|my \p{L}+) \p{Ll}{3,}s (?:for|the|an?|my|our|me|us|on|in|at|to|with|from|every|until|only)\b/iu
/** "Hotels max 90 a night", "delivery on the 14th". */
const VERBLESS =
  /^(?:the |our |my )?\p{L}{3,}(?: \p{L}+){0,2} (?:(?:max|min|at most|at least|up to) (?:[€$£] ?)?\d|(?:on|by|due|due on) (?:the )?\d{1,2}(?:st|nd|rd|th)\b)/iu
/** "I have no oven, can you do lasagne in a pan?": the question is one of its own. */
const ASKS =
  /^(?:so |and |but |now |then )*(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|what|which|where|when|why|who|how|any ideas?)\b.{4,}\?$/i
const CONDITION =
  /^(?:when|whenever|if|before|after|unless|once|while|as|because|since|although|though|even)\b/i

/** "… so ferries are out for us", "… and prod sits in Dublin": joints where a comma might stand. */
const JOINT =
  /(,\s+|\s+so (?=(?:please|always|never|don['’]t|do not|whenever|you can|the|our|my|all|i|we|no)\b|\p{L}+ (?:is|are|was|has|have|will|must)\b)|\s+and (?=(?:the|our|my|\p{L}[\p{L}\d-]{1,20}) (?:\p{L}[\p{L}\d-]{1,20} )?(?:is|are|sits|lives|runs|handles|owns|does|has|goes|works|takes|starts|ends|closes|opens|costs)\b))/iu

/** The parts of a clause that could stand alone; one part if there are none. */
export function splices(text: string): readonly string[] {
  const parts: string[] = []
  let head = ''
  const pieces = text.split(JOINT)
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) continue
    const joint = pieces[at - 1] ?? ''
    const isCut =
      head !== '' &&
      parts.length < PARTS_MAX - 1 &&
      FINITE.test(head) &&
      !CONDITION.test(head) &&
      (ORDER.test(piece) || CLAUSE.test(piece) || VERBLESS.test(piece) || ASKS.test(piece))
    if (isCut) {
      parts.push(head)
      head = piece
    } else head = `${head}${joint}${piece}`
  }
  parts.push(head)
  return parts.flatMap(shared).map((part, at) => (at === 0 ? part : resolved(part, parts[0] ?? '')))
}

/**
 * "Marisol owns the pipeline, ask her …", "our contact is Mr. Okonjo, he does the pumps": a pronoun stands
 * for the name that the first part begins with, or for the last one in it.
 */
function resolved(part: string, first: string): string {
  const names = first.match(
    /(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?(?<![\p{L}\d])\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d.-]+)*/gu,
  )
  const opening =
    /^(?!(?:The|Our|My|We|I|It|This|That|A|An|All|In|On|For|At)\b)(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}-]+ \p{L}/u.test(
      first,
    )
  const person = opening ? names?.[0] : names?.findLast((name) => !first.startsWith(name))
  const thing = /(?<=\S )(\p{Lu}[\p{L}\d]+|[\p{L}\d]+[_/.-][\p{L}\d]+)/u.exec(first)?.[1]
  const placed = ORDER.test(part) ? part.replace(/(?: in)? (?:there|here)$/i, '') : part
  const named =
    person === undefined
      ? placed
      : placed.replace(/^(?:he|she|they)\b|(?<!\/)\b(?:her|him|them)\b(?!\/)/i, person)
  return thing === undefined ? named : named.replace(/(?<=\S )it\b(?=$| )/, thing)
}

/** "Our cat is diabetic and gets insulin at 7": two statements with one subject. */
function shared(part: string): string[] {
  const [, subject = '', verb = '', first = '', second = ''] =
    /^((?:our|my|the|\p{Lu}\p{Ll}+)(?: [\p{L}\d'’-]+){0,4}?) (is|has|goes|gets|needs|uses|works|lives|runs|starts|likes|eats|takes|speaks|plays) ([^,]{3,60}?) and ((?:does|teaches|manages|handles|writes|cooks|drives|studies|sings|prefers|knows|sells|makes|keeps|is|has|goes|gets|needs|uses|works|lives|runs|starts|likes|eats|takes|speaks|plays|hates|owns|comes|leaves|ends|opens|closes) .{3,})$/u.exec(
      part,
    ) ?? []
  return second === '' ? [part] : [`${subject} ${verb} ${first}`, `${subject} ${second}`]
}
