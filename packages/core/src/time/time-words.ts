/** Whether a text says when something was: for questions that ask when. */

const TIME_WORDS =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|weekends?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|may \d|\d{1,2}(?:st|nd|rd|th)|(?:19|20)\d\d)\b/i

export function hasTimeWords(text: string): boolean {
  return TIME_WORDS.test(text)
}
