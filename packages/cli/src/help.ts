import type { Command } from './command.ts'
import { COMMANDS } from './commands/all.ts'

export function helpText(command: Command | undefined): string {
  return command === undefined ? overview() : page(command)
}

function overview(): string {
  const width = Math.max(...[...COMMANDS.keys()].map((name) => name.length))
  const lines = [...COMMANDS.values()].map(
    ({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return [
    'Cortex: memory for AI agents that can be trusted',
    '',
    'Usage: cortex [--home DIR] [--actor NAME] [--json] <command> …',
    '',
    ...lines,
    `  ${'ctx'.padEnd(width)}  Dense Context: markdown memory in git; see cortex ctx help`,
    '',
    'The data home is --home, $CORTEX_HOME or ~/.cortex; the actor is --actor, $CORTEX_ACTOR',
    'or `default`. `cortex help <command>` shows examples.',
    '',
  ].join('\n')
}

function page({ name, summary, usage, examples }: Command): string {
  return [
    `cortex ${name}: ${summary}`,
    '',
    `Usage: cortex ${usage}`,
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}

/** The nearest name, if it is near enough to be a slip of the fingers. */
export function suggest(typed: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: editDistance(typed, name) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best !== undefined && best.distance <= 2 ? best.name : undefined
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}
