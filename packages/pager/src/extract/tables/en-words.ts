/** Parts of the English rows: adverbs and dates. */

export const ADV =
  '(?:now |currently |really |also |still |actually |always |just |recently |mostly |usually |generally |strongly |much |definitely |absolutely |simply |personally |honestly |clearly |both |only |already |finally |normally |typically |tend to |have come to )*'
export const AM = "(?:i['’]m|i am|im)"
export const WHEN =
  '(?:(?:on|by|before|until|till|at|in|for|the|next|this|coming|end of|late|early|mid-?|beginning of|start of|middle of|first|second|third|last|no later than|around|from|every|of) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|(?:\\d{1,2}(?:st|nd|rd|th)?\\.?(?: of)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?: \\d{1,2}(?:st|nd|rd|th)?)?|tomorrow|tonight|today|next (?:week|month|quarter|year|sprint)|(?:week|month|quarter|year|sprint|day)\\b|eod|eow|eom|q[1-4]\\b|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|(?:a|two|three|four|five|six|ten|\\d+) (?:days?|weeks?|months?|hours?)|end of (?:\\d{4}|the \\p{L}+)|\\d{4}\\b|christmas|easter|new year|summer|autumn|winter|spring|noon|midnight|\\d{1,2}(?::\\d{2})? ?(?:am|pm)\\b|\\d{1,2}:\\d{2}|\\d{1,2}(?:st|nd|rd|th)\\b)'

/** The date itself, without the words that lead to it. */
export const DATE: string = WHEN.slice(WHEN.indexOf(' )*') + 3)
export const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
