/**
 * Reads the declaration files of a package, as an editor shows them, and lists what has no comment:
 * exports, members of exported classes and fields of exported interfaces, with those they inherit.
 * Works on text, because the compiler has no stable programming interface.
 *
 * @module
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Place {
  readonly file: string
  readonly name: string
}

/** `file: Name` or `file: Name.member` of everything that is reachable from an entry and has no comment. */
export function undocumented(entry: string): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const [exported, place] of exportsOf(entry)) inspect(place, exported, found, seen)
  return [...found].sort()
}

/** Where each exported name is declared. */
export function exportsOf(file: string): Map<string, Place> {
  const text = readFileSync(file, 'utf8')
  const places = new Map<string, Place>()
  const lists = text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?;/gm)
  for (const [, names = '', from] of lists) {
    for (const [local, exported] of namesIn(names)) {
      places.set(exported, {
        file: from === undefined ? file : declarationOf(file, from),
        name: local,
      })
    }
  }
  const declared =
    /^export (?:declare )?(?:abstract )?(?:class|interface|type|function|const) (\w+)/gm
  for (const [, name = ''] of text.matchAll(declared)) places.set(name, { file, name })
  return places
}

function namesIn(list: string): [local: string, exported: string][] {
  const items = list.split(',').map((item) => item.trim().replace(/^type /, ''))
  return items
    .filter((item) => item !== '')
    .map((item) => {
      const [local = '', exported = local] = item.split(' as ')
      return [local, exported]
    })
}

function declarationOf(file: string, specifier: string): string {
  return join(dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts'))
}

function inspect(place: Place, shown: string, found: Set<string>, seen: Set<string>): void {
  const key = `${place.file}:${place.name}`
  if (seen.has(key) || !existsSync(place.file)) return
  seen.add(key)
  const text = readFileSync(place.file, 'utf8')
  const lines = text.split('\n')
  const start = new RegExp(
    `^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|type|function|const) ${place.name}\\b`,
  )
  const at = lines.findIndex((line) => start.test(line))
  if (at < 0) {
    const further = exportsOf(place.file).get(place.name)
    if (further !== undefined && further.file !== place.file) inspect(further, shown, found, seen)
    else found.add(`${place.file}: ${shown} is not declared`)
    return
  }
  const hasComment = (line: number): boolean => (lines[line - 1] ?? '').trimEnd().endsWith('*/')
  if (!hasComment(at)) found.add(`${place.file}: ${shown}`)
  const end = lines.findIndex(
    (line, index) => index >= at && /^(?:\}|.*[;}]$)/.test(line) && !/^ /.test(line),
  )
  const body = lines.slice(at, end + 1)
  if (/\b(?:class|interface) /.test(lines[at] ?? '')) {
    for (const member of membersOf(body, (index) => hasComment(at + index))) {
      found.add(`${place.file}: ${shown}.${member}`)
    }
  }
  for (const base of basesOf(body)) {
    const own = new RegExp(`^(?:export )?(?:declare )?(?:class|interface|type) ${base}\\b`, 'm')
    if (own.test(text)) inspect({ file: place.file, name: base }, base, found, seen)
    else inspectImported(place.file, text, base, found, seen)
  }
}

/** Members without a comment; of overloads the first one needs it. */
function* membersOf(
  body: readonly string[],
  hasComment: (index: number) => boolean,
): Generator<string> {
  let last = ''
  for (const [index, line] of body.entries()) {
    const member =
      /^ {4}(?:static |abstract |readonly |get |set )*(\[?[\w.$]+\]?|"[^"]+")\??[:(<;]/.exec(
        line,
      )?.[1]
    if (index === 0 || member === undefined) continue
    if (member !== last && !hasComment(index)) yield member
    last = member
  }
}

/** What a class or interface extends, and what a type alias is made of. */
function basesOf(body: readonly string[]): string[] {
  const [first = ''] = body
  const made = /^(?:export )?(?:declare )?type /.test(first)
    ? body.join(' ').replace(/^[^=]*=/, '')
    : (/ extends ([^{]+)/.exec(first.replace(/<[^<>]*>/g, ''))?.[1] ?? '')
  return [...made.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name)
}

function inspectImported(
  file: string,
  text: string,
  name: string,
  found: Set<string>,
  seen: Set<string>,
): void {
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from ['"](\.[^'"]+)['"];/gm)
  for (const [, names = '', from = ''] of imports) {
    const match = namesIn(names).find(([, local]) => local === name)
    if (match === undefined) continue
    inspect({ file: declarationOf(file, from), name: match[0] }, name, found, seen)
  }
}
