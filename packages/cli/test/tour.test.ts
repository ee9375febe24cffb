import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MEMORY_TYPES } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')

describe('cortex tour', () => {
  it('shows all nine types and three equal roots on one screen of 80 columns', () => {
    const run = spawnSync(process.execPath, [program, 'tour'], { encoding: 'utf8' })
    const lines = run.stdout.trimEnd().split('\n')

    expect(run.stderr).toBe('')
    expect(run.status).toBe(0)
    for (const type of MEMORY_TYPES.names)
      expect(run.stdout).toMatch(new RegExp(`^  ${type} `, 'm'))
    expect(run.stdout).toContain('verify    the same, recomputed from the journal alone')
    expect(run.stdout).toContain('rebuild   the same, after the view was folded again')
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    expect(lines.length).toBeLessThanOrEqual(32)
  })

  it('prints one object with --json', () => {
    const run = spawnSync(process.execPath, [program, 'tour', '--json'], { encoding: 'utf8' })

    expect(JSON.parse(run.stdout)).toMatchObject({ entries: 14, same: true })
  })
})
