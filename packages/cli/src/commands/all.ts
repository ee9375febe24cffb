import type { Command } from '../command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { log } from './log.ts'
import { prove } from './prove.ts'
import { rebuild } from './rebuild.ts'
import { root } from './root.ts'
import { status } from './status.ts'
import { tour } from './tour.ts'
import { verify } from './verify.ts'

const list: readonly Command[] = [
  tour,
  status,
  log,
  root,
  prove,
  verify,
  rebuild,
  exportCommand,
  importCommand,
]

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  list.map((command) => [command.name, command]),
)
