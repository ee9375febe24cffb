/** What the comments of an API say that it throws. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..')

export const read = (file: string): string => readFileSync(join(repository, file), 'utf8')

/** The text of `@throws` by the name of the function below the comment. */
export function documented(file: string): Map<string, string> {
  const comments = read(file).matchAll(/\/\*\*(?<doc>(?:(?!\*\/)[\s\S])*)\*\/\n(?<line>.*)/g)
  const found = new Map<string, string>()
  for (const { groups } of comments) {
    const throwing = /@throws (?<text>[\s\S]*?)(?=\n \s*\* @[a-z]+|$)/.exec(groups?.doc ?? '')
      ?.groups?.text
    const line = (groups?.line ?? '').replace(/\b(?:async|export|function|static|abstract)\b/g, '')
    const name = /^\s*\*?(\w+)/.exec(line)?.[1]
    if (throwing !== undefined && name !== undefined) found.set(name, throwing)
  }
  return found
}

export const codesIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Z_]{4,})`/g)].map(([, code]) => code as string)

/** "as `update`" and "as {@link Cortex.update}" stand for all that `update` throws. */
export function codesOf(name: string, all: ReadonlyMap<string, string>): string[] {
  const text = all.get(name) ?? ''
  const others = [...text.matchAll(/\bas (?:`|\{@link \w+\.)(\w+)/g)].flatMap(([, other]) =>
    codesOf(other as string, all),
  )
  return [...new Set([...codesIn(text), ...others])]
}

/** By verb, then by code: a call that gets it, or the file of a test that takes more to get it. */
export type Thrown = Readonly<Record<string, Readonly<Record<string, (() => unknown) | string>>>>

/** One row for each verb and code, for `it.each`. */
export const rows = (
  thrown: Thrown,
): [verb: string, code: string, how: (() => unknown) | string][] =>
  Object.entries(thrown).flatMap(([verb, codes]) =>
    Object.entries(codes).map(([code, how]): [string, string, (() => unknown) | string] => [
      verb,
      code,
      how,
    ]),
  )

/** What a table lists, and what comments list, in one form. */
export const listed = (thrown: Thrown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(thrown).map(([verb, codes]) => [verb, Object.keys(codes).sort()]),
  )
export const listedIn = (file: string): Record<string, string[]> => {
  const all = documented(file)
  return Object.fromEntries([...all.keys()].map((verb) => [verb, codesOf(verb, all).sort()]))
}
