/** Options that belong to the command line, not to an operation. */
import type { CommandOption, CommandShape } from '@cortex-memory/server/operations'

/** What a person allows is not part of what an agent can ask for. */
const ALLOW_SECRET: CommandOption = {
  key: 'allowSecret',
  flag: 'allow-secret',
  kind: 'text',
  value: 'KIND',
  required: false,
  repeat: true,
  stdin: false,
  summary: 'Store the text even though it seems to contain a secret of this kind',
}

/** A command loads no model unless it is asked to. */
const SEMANTIC: CommandOption = {
  key: 'semantic',
  flag: 'semantic',
  kind: 'switch',
  required: false,
  repeat: false,
  stdin: false,
  summary: 'By meaning too: loads the model, and embeds what has no vector yet',
}

/** Questions in words. */
const ASKING: ReadonlySet<string> = new Set(['recall', 'find'])

export function withFaceOptions(shape: CommandShape): CommandShape {
  if (ASKING.has(shape.name)) return { ...shape, options: [...shape.options, SEMANTIC] }
  const takesText = shape.positionals.length > 0 || shape.options.length > 0
  if (shape.effect === 'read' || !takesText) return shape
  return { ...shape, options: [...shape.options, ALLOW_SECRET] }
}
