/** A program with its arguments, as hosts start one. */
export interface Launch {
  /** The program. */
  readonly command: string
  /** Its arguments. */
  readonly args: readonly string[]
}

/** As one line of a shell. Hosts run hooks by `sh`, on Windows by `bash` or `cmd`. */
export function shellLine({ command, args }: Launch, platform: NodeJS.Platform): string {
  return [command, ...args].map((word) => shellWord(word, platform)).join(' ')
}

function shellWord(word: string, platform: NodeJS.Platform): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word
  // Double quotes mean the same to both shells of Windows; a path there has no quote in it.
  if (platform === 'win32') return `"${word}"`
  return `'${word.replaceAll("'", "'\\''")}'`
}
