/** A command line as a shell would cut it: blanks part words, single quotes hold them together. */
export function shellWords(line: string): string[] {
  const pieces = line.match(/(?:'[^']*'|[^\s'])+/g) ?? []
  return pieces.map((piece) => piece.replaceAll("'", ''))
}
