/** Entries of the generated catalogue: what most of them have in common stands here, and only here. */
import type {
  CommandOption,
  CommandPositional,
  CommandShape,
} from '@cortex-memory/server/operations'

type Given<T, Named extends keyof T> = Partial<Omit<T, Named>>

export function command(
  name: string,
  group: string,
  summary: string,
  effect: CommandShape['effect'],
  given: Given<CommandShape, 'name' | 'group' | 'summary' | 'effect'> & { readonly usage: string },
): CommandShape {
  const { words, usage, creates = false, positionals = [], options = [], examples = [] } = given
  const head = words === undefined ? { name } : { name, words }
  return { ...head, group, summary, effect, creates, usage, positionals, options, examples }
}

export function argument(
  key: string,
  summary: string,
  given: Given<CommandPositional, 'key' | 'summary'> = {},
): CommandPositional {
  return { key, required: true, repeat: false, stdin: false, ...given, summary }
}

/** Without a name for its value an option is a switch; `validFrom` is `--valid-from`. */
export function option(
  key: string,
  value: string | undefined,
  summary: string,
  given: Given<CommandOption, 'key' | 'value' | 'summary'> = {},
): CommandOption {
  const kind = value === undefined ? 'switch' : 'text'
  const flag = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const read = { key, flag, kind, required: false, repeat: false, stdin: false } as const
  return { ...read, ...given, ...(value === undefined ? {} : { value }), summary }
}
