// `npm run rule S9`: prints a rule of the specification, where it stands, and the tests that hold it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { home } from './setup.mjs'

const wanted = process.argv[2]?.toUpperCase()
if (wanted === undefined || !/^[A-Z]+\d+$/.test(wanted)) {
  console.error('Usage: npm run rule S9')
  process.exit(2)
}

function files(directory, suffix) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|[\\/]dist[\\/]/.test(file))
}

function lines(file) {
  return readFileSync(file, 'utf8').split('\n')
}

function places(found, matches) {
  return found.flatMap((file) =>
    lines(file).flatMap((text, index) =>
      matches(text) ? [{ at: `${relative(home, file)}:${index + 1}`, text: text.trim() }] : [],
    ),
  )
}

/** The table or example of a rule is indented below it. */
function below(place) {
  const [file, line] = place.split(':')
  const rest = lines(join(home, file)).slice(Number(line))
  const end = rest.findIndex((text) => text !== '' && !text.startsWith('  '))
  return rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trimEnd()
}

const rules = places(files(join(home, 'docs/spec'), '.md'), (text) =>
  text.includes(`**${wanted}**`),
)
const tests = places(files(join(home, 'packages'), '.test.ts'), (text) =>
  text.includes(`[${wanted}]`),
)
if (rules.length === 0) {
  console.error(`There is no rule ${wanted}. docs/spec/README.md lists the prefixes.`)
  process.exit(3)
}
for (const { at, text } of rules) console.log(`${at}\n  ${text.replace(/^- /, '')}${below(at)}\n`)
for (const { at, text } of tests) console.log(`${at}\n  ${text}`)
