import { describe, expect, it } from 'vitest'
import { bootName, type Machine, thisMachine } from './machine-boot.ts'

const silent: Machine = {
  platform: 'linux',
  readFile: () => undefined,
  run: () => undefined,
  bootedAt: () => 1_700_000_004,
}

describe('a start of the machine', () => {
  it.each<[NodeJS.Platform, Partial<Machine>, string]>([
    ['linux', { readFile: () => 'a0e4-boot\n' }, 'a0e4-boot'],
    ['darwin', { run: () => '5C3E-SESSION\n' }, '5C3E-SESSION'],
    ['win32', { run: () => '\r\n    BootId    REG_DWORD    0x2A\r\n\r\n' }, 'boot 0x2a'],
  ])('[PF1] has the name that %s gives it', (platform, answers, name) => {
    expect(bootName({ ...silent, platform, ...answers })).toBe(name)
  })

  it.each<NodeJS.Platform>(['linux', 'darwin', 'win32', 'freebsd'])(
    '[PF1] is known by its time where %s gives no name',
    (platform) => {
      expect(bootName({ ...silent, platform })).toBe('booted-170000000')
    },
  )

  it('[PF1] is the same for every process', () => {
    const here = thisMachine(() => 0)
    expect(bootName(here)).toBe(bootName(here))
    expect(bootName(here)).not.toBe('')
  })
})
