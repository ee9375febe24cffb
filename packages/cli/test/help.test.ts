/** What `cortex help` shows. Rules: docs/spec/operations.md. */
import { describe, expect, it } from 'vitest'
import { SHAPES } from '../src/catalog.ts'
import { commandNames, helpText } from '../src/help.ts'
import { EVERYDAY, TOPICS } from '../src/help-topics.ts'
import { operationsOf } from '../src/operation-modules.ts'

describe('cortex help', () => {
  it('[O91] fits a screen of 24 lines and 80 columns', () => {
    const lines = helpText(undefined).trimEnd().split('\n')

    expect(EVERYDAY).toHaveLength(10)
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('[O91] names commands and topics that exist', () => {
    const shown = [...EVERYDAY.map(([name]) => name), ...TOPICS.flatMap((topic) => topic.commands)]

    expect(shown.filter((name) => !commandNames().includes(name))).toEqual([])
    for (const { name, title } of TOPICS) expect(helpText(name)).toContain(title)
  })

  it('[O91] every operation that is listed can be loaded', async () => {
    for (const { group, name } of SHAPES) {
      const names = (await operationsOf(group)).map((operation) => operation.name)
      expect(names).toContain(name)
    }
  })

  it('[O91] help all lists every command once or more, with a summary', () => {
    const all = helpText('all')
    const ofContext = SHAPES.filter(({ group }) => group.startsWith('dense')).map(
      ({ name }) => name,
    )
    const expected = commandNames().filter((name) => name !== 'help' && !ofContext.includes(name))

    for (const name of expected) expect(all).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
  })
})
