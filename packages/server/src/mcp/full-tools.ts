/** Every operation that a model may call as a tool, those of the default profile first. */
import { OPERATIONS } from '../operations/index.ts'
import { DEFAULT_TOOLS } from './default-tools.ts'
import { deriveWhole, toolName } from './derive.ts'
import type { Tool } from './tool.ts'

const known = new Set(DEFAULT_TOOLS.map(({ operation }) => operation.name))

export const FULL_TOOLS: readonly Tool[] = [
  ...DEFAULT_TOOLS,
  ...OPERATIONS.filter(
    (operation) => operation.ownerOnly !== true && !known.has(toolName(operation)),
  ).map((operation) => ({
    operation: deriveWhole(operation),
    description: `${operation.summary}.`,
  })),
]
