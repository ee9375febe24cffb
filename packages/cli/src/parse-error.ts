import { LOCAL_COMMANDS } from './commands/pages.ts'
import { didYouMean } from './suggest.ts'

/** The complaint of `parseArgs` about a local command, in our words: with a guess and a way on. */
export function readableParseError(name: string, { message }: Error): string {
  const help = `\`cortex help ${name}\` shows what it takes`
  const unknown = /^Unknown option '(?<option>-.*?)'(?:\. To specify|$)/s.exec(message)?.groups
    ?.option
  if (unknown !== undefined) {
    return `unknown option \`${unknown}\`.${didYouMean(unknown, flagsOf(name))} ${help}`
  }
  const word = /^Unexpected argument '(?<word>.*)'\. This command/s.exec(message)?.groups?.word
  if (word !== undefined) {
    const where = flagsOf(name).includes('--output') ? ` to write there: \`-o ${word}\`;` : ''
    return `${name} does not take \`${word}\`;${where} ${help}`
  }
  const flag = /^Option '(?<flag>-[\w-]+)/.exec(message)?.groups?.flag
  const complaint = message.includes('does not take') ? 'takes no value' : 'needs a value'
  return flag === undefined ? message : `${flag} ${complaint}; ${help}`
}

function flagsOf(name: string): readonly string[] {
  const page = LOCAL_COMMANDS.find((each) => each.name === name)
  return [...(page?.flags ?? []), ...(page?.switches ?? [])]
}
