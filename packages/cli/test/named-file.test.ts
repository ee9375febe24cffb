/** Files that are named on the command line. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NAMED_BYTES_MAX, readNamedFile } from '../src/named-file.ts'

let directory = ''
let file = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cortex-named-'))
  file = join(directory, 'named')
})

afterEach(() => rmSync(directory, { recursive: true }))

describe('a file that somebody names', () => {
  it('[OP7] is read whole, in as many pieces as it has', async () => {
    const bytes = Buffer.alloc(700_000, 'words ')
    writeFileSync(file, bytes)

    expect((await readNamedFile(file, 'scope', 'read')).equals(bytes)).toBe(true)
  })

  it.skipIf(process.platform !== 'linux')('[OP7] may be a pipe', async () => {
    expect(spawnSync('mkfifo', [file]).status).toBe(0)
    const writing = writeFile(file, 'from the other end')

    expect((await readNamedFile(file, 'key', 'read')).toString()).toBe('from the other end')
    await writing
  })

  it.skipIf(process.platform !== 'linux')('[OP7] a device without an end is refused', async () => {
    symlinkSync('/dev/zero', file)

    await expect(readNamedFile(file, 'proof', 'verify')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: `Cannot verify ${file}: it is not a regular file`,
    })
  })

  it.each(['file', 'pipe'])('[OP7] a %s that is too long is refused', async (sort) => {
    const isPipe = sort === 'pipe' && spawnSync('mkfifo', [file]).status === 0
    if (!isPipe) writeFileSync(file, '')
    if (!isPipe) truncateSync(file, NAMED_BYTES_MAX.key + 1)
    const writing = isPipe ? writeFile(file, Buffer.alloc(2 * NAMED_BYTES_MAX.key)) : undefined

    await expect(readNamedFile(file, 'key', 'read')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await writing?.catch(() => undefined)
  })

  it('[OP7] that is not there is NOT_FOUND', async () => {
    await expect(readNamedFile(file, 'key', 'read')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
