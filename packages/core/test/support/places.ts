import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A directory that is gone when the test is over. */
export interface Place extends Disposable {
  readonly path: string
}

const MEMORY = '/dev/shm'

/** In memory where the machine offers it: these tests are not about the disk. */
export function aPlace(): Place {
  return placeIn(existsSync(MEMORY) ? MEMORY : tmpdir())
}

/** On a real file system, for tests that are. */
export function aPlaceOnDisk(): Place {
  return placeIn(tmpdir())
}

function placeIn(parent: string): Place {
  const path = mkdtempSync(join(parent, 'cortex-faults-'))
  return {
    path,
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
  }
}
