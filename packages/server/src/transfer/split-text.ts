/** Texts that are too long for one memory, cut where a reader would pause; nothing is lost. */

/** Pieces of at most `bytesMax` bytes that are the text again when they are joined by what was cut. */
export function splitText(text: string, bytesMax: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (Buffer.byteLength(rest) > bytesMax) {
    const end = cutBefore(rest, bytesMax)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces.filter((piece) => piece !== '')
}

/** After a paragraph, a line, a sentence or a word, if one ends in the second half. */
function cutBefore(text: string, bytesMax: number): number {
  const head = wholeCharacters(text, bytesMax)
  for (const pause of ['\n\n', '\n', '. ', ' ']) {
    const at = head.lastIndexOf(pause)
    if (at > head.length / 2) return at + pause.length
  }
  return head.length
}

function wholeCharacters(text: string, bytesMax: number): string {
  const bytes = Buffer.from(text).subarray(0, bytesMax + 1)
  let end = bytesMax
  while (((bytes[end] as number) & 0xc0) === 0x80) end--
  return bytes.subarray(0, end).toString('utf8')
}
