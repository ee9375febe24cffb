import { shellWord } from '@cortex-memory/core/kit'

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
