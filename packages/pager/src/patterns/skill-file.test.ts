import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { refuseSecrets } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { PatternSpec } from './pattern-spec.ts'
import { skillFile, skillName, writeSkill } from './skill-file.ts'

const home = testDirectory()
let rooms = 0
const room = (): string => join(home, `room-${rooms++}`)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const lines: PatternSpec = {
  name: 'Double the mooring lines',
  trigger: 'a storm warning: wind above 8',
  preconditions: ['the boat is in its berth'],
  steps: ['fetch the spare lines', 'tie them\nto the outer bollards'],
  gotchas: ['--- chafing'],
  successCriteria: ['every cleat has two lines'],
}
const front = (content: string): { name?: unknown; description?: unknown } =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(content)?.[1] ?? '') as object

describe('a promoted pattern', () => {
  it('[GP9] is an Agent Skill: a folder of its name with SKILL.md', async () => {
    const directory = room()

    const file = await writeSkill(lines, directory)

    const content = readFileSync(file, 'utf8')
    expect(basename(file)).toBe('SKILL.md')
    expect(front(content)).toMatchObject({
      name: basename(dirname(file)),
      description: 'Double the mooring lines. Use when: a storm warning: wind above 8',
    })
    expect(content.slice(content.indexOf('# '))).toBe(
      [
        '# Double the mooring lines',
        '## When to use\n\na storm warning: wind above 8',
        '## Before\n\n- the boat is in its berth',
        '## Steps\n\n1. fetch the spare lines\n1. tie them to the outer bollards',
        '## Watch out\n\n- --- chafing',
        '## Done when\n\n- every cleat has two lines\n',
      ].join('\n\n'),
    )
    expect(readdirSync(dirname(file))).toEqual(['SKILL.md'])
  })

  it('[GP10] has a safe name and readable front matter whatever the pattern says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.string({ unit: 'grapheme', maxLength: 2000 }),
        (name, trigger) => {
          const spec = { name, trigger, steps: ['../../x: "y"'] }
          const { name: folder, content } = skillFile(spec)
          expect(folder).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
          expect(front(content).name).toBe(folder)
          expect(String(front(content).description).length).toBeGreaterThan(0)
          expect([...String(front(content).description)].length).toBeLessThanOrEqual(1024)
        },
      ),
    )
    expect(skillName({ ...lines, name: '../../etc/passwd' })).toBe('etc-passwd')
    expect(skillName({ ...lines, name: '係留索' })).toMatch(/^pattern-[0-9a-f]{8}$/)
  })

  it('[GP10] [found by seed 705916] is promoted although name and trigger together read like a secret', () => {
    const spec = { name: 'key', trigger: '#Ø𝅘𝅥𝅮', steps: ['open the door'] }
    expect(skillFile(spec).content).toContain('key. Use when: #Ø𝅘𝅥𝅮')
    const secret = { ...spec, trigger: 'password: hunter2-Xy7' }
    expect(() => skillFile(secret)).toThrow('look like a secret')
  })

  it('[GP10] is promoted although its digest looks like the number of a card', () => {
    const { content } = skillFile({ name: 'release 9902', trigger: '', steps: ['push the tag'] })

    expect(content).toContain('5293725856940835')
    expect(() => refuseSecrets(content, 'content')).toThrow('card-number')
  })

  it('[GP11] is renewed by promoting again, and not rewritten without a change', async () => {
    const directory = room()
    await writeSkill(lines, directory)

    const file = await writeSkill({ ...lines, gotchas: ['wet rope'] }, directory)

    expect(readFileSync(file, 'utf8')).toContain('- wet rope')
    expect(await writeSkill({ ...lines, gotchas: ['wet rope'] }, directory)).toBe(file)
  })

  it('[GP11] never overwrites what somebody wrote or edited', async () => {
    const directory = room()
    const file = await writeSkill(lines, directory)
    for (const content of [
      `${readFileSync(file, 'utf8')}\nMy note.\n`,
      'foreign',
      '---\nname: x\n---\n',
    ]) {
      writeFileSync(file, content)

      const again = writeSkill({ ...lines, gotchas: ['other'] }, directory)

      await expect(again).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
      expect(readFileSync(file, 'utf8')).toBe(content)
    }
  })

  it('[GP11] never takes over the skill of another pattern with the same folder', async () => {
    const directory = room()
    const file = await writeSkill(lines, directory)
    const other = { ...lines, name: 'Double: the mooring lines!' }
    expect(skillName(other)).toBe(skillName(lines))

    await expect(writeSkill(other, directory)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    expect(readFileSync(file, 'utf8')).toContain('# Double the mooring lines')
  })

  it('[GP11] does not follow links and does not mind a file in place of the folder', async () => {
    const outside = room()
    mkdirSync(outside, { recursive: true })
    const directory = room()
    mkdirSync(directory, { recursive: true })
    symlinkSync(outside, join(directory, skillName(lines)))
    await expect(writeSkill(lines, directory)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    expect(readdirSync(outside)).toEqual([])

    const second = room()
    mkdirSync(join(second, skillName(lines)), { recursive: true })
    symlinkSync(join(outside, 'stolen.md'), join(second, skillName(lines), 'SKILL.md'))
    await expect(writeSkill(lines, second)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    expect(existsSync(join(outside, 'stolen.md'))).toBe(false)
  })

  it('[GP9] needs a step, and holds no secret', async () => {
    const directory = room()
    await expect(writeSkill({ ...lines, steps: [] }, directory)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    const secret = { ...lines, steps: ['log in: password is tide2026!'] }
    await expect(writeSkill(secret, directory)).rejects.toMatchObject({ code: 'SECRET_REFUSED' })
    expect(existsSync(directory)).toBe(false)
  })
})
