// Everything that is written down about the table of operations, made from it:
//   docs/operations.md           the reference page
//   packages/cli/src/catalog.ts  what help, parsing and completion know without loading the table
// `node scripts/operations.mjs` writes both after a build; a test compares them with the table.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, run, setup } from './setup.mjs'

export const PAGE = 'docs/operations.md'
export const CATALOG = 'packages/cli/src/catalog.ts'

/** As in `packages/cli/src/catalog-entry.ts`. */
const ARGUMENT_DEFAULTS = { required: true, repeat: false, stdin: false }
const optionDefaults = (key, value) => ({
  flag: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  kind: value === undefined ? 'switch' : 'text',
  required: false,
  repeat: false,
  stdin: false,
})

export function pageOf({ GROUPS, annotationsOf, commandShape, schemasOf }) {
  const sections = GROUPS.flatMap(({ name, title, operations }) => [
    `## ${title}`,
    ...operations.flatMap((operation) =>
      section(operation, commandShape(operation, name), schemasOf(operation), annotationsOf),
    ),
  ])
  return `${[
    '# Operations',
    'Every verb of Cortex is defined once, in `packages/server/src/operations/`. This page is made from that table by `node scripts/operations.mjs`; so are the commands of `cortex`. Inputs are checked, unknown keys are refused, and every failure has a stable code and the path of the value.',
    ...sections,
  ].join('\n\n')}\n`
}

function section(operation, shape, schemas, annotationsOf) {
  const { name, summary, effect, examples } = operation
  const { idempotentHint } = annotationsOf(operation)
  const kind = idempotentHint ? `${effect}, idempotent` : effect
  const lines = [`### ${name}`, `${summary}. (${kind})`, `\`cortex ${shape.usage}\``]
  const { properties = {}, required = [] } = schemas.input
  if (Object.keys(properties).length > 0) lines.push(table(properties, required))
  const outputs = Object.keys(schemas.output.properties ?? {})
  lines.push(`Output: \`{ ${outputs.join(', ')} }\``)
  examples.forEach(({ title, input }, index) => {
    const command = shape.examples[index].command
    lines.push(
      `${title}:\n\n\`\`\`sh\n${command}\n\`\`\`\n\n\`\`\`json\n${JSON.stringify(input)}\n\`\`\``,
    )
  })
  return lines
}

function table(properties, required) {
  const rows = Object.entries(properties).map(
    ([key, schema]) =>
      `| \`${key}\`${required.includes(key) ? ' (required)' : ''} | ${typeText(schema)} | ${schema.description ?? ''} |`,
  )
  return ['| Input | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

function typeText(schema) {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' ')
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`
  return schema.type ?? 'anything'
}

export function catalogOf({ GROUPS, commandShape }) {
  const shapes = GROUPS.flatMap(({ name, operations }) =>
    operations.map((operation) => commandShape(operation, name)),
  )
  return `/** Made from the table of operations by \`node scripts/operations.mjs\`; not edited by hand. */
import type { CommandShape } from '@cortex-memory/server/operations'
import { argument, command, option } from './catalog-entry.ts'

export const SHAPES: readonly CommandShape[] = [
${shapes.map(commandText).join('\n')}
]
`
}

/** One line per argument and option; what `catalog-entry.ts` takes for granted is left out. */
function commandText({ name, group, summary, effect, usage, positionals, options, ...rest }) {
  const { words, creates, examples } = rest
  const list = (title, texts) =>
    texts.length === 0
      ? []
      : [`    ${title}: [`, ...texts.map((text) => `      ${text},`), '    ],']
  return [
    `  command(${[name, group, summary, effect].map(quoted).join(', ')}, {`,
    ...(words === undefined ? [] : [`    words: ${quoted(words)},`]),
    ...(creates ? ['    creates: true,'] : []),
    `    usage: ${quoted(usage)},`,
    ...list('positionals', positionals.map(argumentText)),
    ...list('options', options.map(optionText)),
    ...list('examples', examples.map(literal)),
    '  }),',
  ].join('\n')
}

function argumentText({ key, summary, required, repeat, stdin, choices }) {
  const more = differing({ required, repeat, stdin, choices }, ARGUMENT_DEFAULTS)
  return `argument(${[quoted(key), quoted(summary), ...more].join(', ')})`
}

function optionText({ key, flag, kind, value, summary, required, repeat, stdin, choices }) {
  const given = { flag, kind, required, repeat, stdin, choices }
  const more = differing(given, optionDefaults(key, value))
  return `option(${[quoted(key), value === undefined ? 'undefined' : quoted(value), quoted(summary), ...more].join(', ')})`
}

function differing(given, defaults) {
  const entries = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== defaults[name],
  )
  return entries.length === 0 ? [] : [literal(Object.fromEntries(entries))]
}

const quoted = (text) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

function literal(value) {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object') return String(value)
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${literal(each)}`)
    .join(', ')} }`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The table alone: the command needs the catalogue to be built.
  run(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-b', 'packages/server'])
  const table = await import('@cortex-memory/server/operations')
  writeFileSync(join(home, PAGE), pageOf(table))
  writeFileSync(join(home, CATALOG), catalogOf(table))
  setup()
}
