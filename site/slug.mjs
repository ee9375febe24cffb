/** The address of a heading, as GitHub makes it: in small letters, without signs. The same page has the same links in both places. */
export function slugOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
