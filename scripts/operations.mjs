// Everything that is written down about the table of operations, made from it:
//   docs/operations.md           the reference page
//   packages/cli/src/catalog.ts  what help, parsing and completion know without loading the table
// `node scripts/operations.mjs` writes both after a build; a test compares them with the table.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, run, setup } from './setup.mjs'

export const PAGE = 'docs/operations.md'
export const CATALOG = 'packages/cli/src/catalog.ts'

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
  const source = `/** Made from the table of operations by \`node scripts/operations.mjs\`; not edited by hand. */
import type { CommandShape } from '@cortex-memory/server/operations'

export const SHAPES: readonly CommandShape[] = ${JSON.stringify(shapes)}
`
  return format(source)
}

function format(source) {
  const biome = join(home, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'format', `--stdin-file-path=${CATALOG}`]
  const result = spawnSync(process.execPath, args, { cwd: home, input: source, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`biome cannot format the catalogue: ${result.stderr}`)
  return result.stdout
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The table alone: the command needs the catalogue to be built.
  run(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-b', 'packages/server'])
  const table = await import('@cortex-memory/server/operations')
  writeFileSync(join(home, PAGE), pageOf(table))
  writeFileSync(join(home, CATALOG), catalogOf(table))
  setup()
}
