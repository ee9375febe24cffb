/** Which memories a command means, from where it was called. */
import { type Actors, actorsFor, ProjectFileError } from '@cortex-memory/server/project'
import { UsageError } from './command.ts'

export function chooseActors(home: string, actor: string | undefined): Actors {
  try {
    return actorsFor({ directory: workingDirectory(), home, actor })
  } catch (error) {
    if (error instanceof ProjectFileError) throw new UsageError(error.message)
    throw error
  }
}

/** None if it was removed meanwhile. */
function workingDirectory(): string | undefined {
  try {
    return process.cwd()
  } catch {
    return undefined
  }
}
