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
  summary: 'Keep a text although it seems to hold a secret of this kind',
}

export function withFaceOptions(shape: CommandShape): CommandShape {
  const takesText = shape.positionals.length > 0 || shape.options.length > 0
  if (shape.effect === 'read' || !takesText) return shape
  return { ...shape, options: [...shape.options, ALLOW_SECRET] }
}
