import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testDirectory } from '../testing/index.ts'
import { beginActor } from './new-actor.ts'

it('[Y7] a home that is a file, or lies below one, is IO_ERROR with its name', () => {
  const file = join(testDirectory(), 'file')
  writeFileSync(file, 'notes of somebody')

  for (const root of [file, join(file, 'below')]) {
    const expected = { code: 'IO_ERROR', message: expect.stringContaining(root) }
    expect(() => beginActor(root, 'ada')).toThrow(expect.objectContaining(expected))
  }
})
