/** A word as it is written in a line for a shell: `sh`, or on Windows both `bash` and `cmd`. */
export function shellWord(word: string, platform: NodeJS.Platform = 'linux'): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word
  // Double quotes mean the same to both shells of Windows; a path there has no quote in it.
  if (platform === 'win32') return `"${word}"`
  return `'${word.replaceAll("'", "'\\''")}'`
}
