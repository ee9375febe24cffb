/** A word as it is written in a line for a shell: `sh`, or on Windows both `bash` and `cmd`. */
export function shellWord(word: string, platform: NodeJS.Platform = 'linux'): string {
  // A `#` begins a comment only where a word begins.
  if (/^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(word)) return word
  // Double quotes mean the same to both shells of Windows; a path there has no quote in it.
  return platform === 'win32' ? `"${word}"` : singleQuoted(word)
}

/** In quotes for `sh`, also where they are not needed. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
