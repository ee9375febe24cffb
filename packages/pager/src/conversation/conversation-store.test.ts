import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { testDirectory } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { conversationIdOf, directoryName } from './conversation-id.ts'
import { ConversationStore, type ReadMark } from './conversation-store.ts'
import type { Turn } from './turn.ts'

const home = testDirectory()
let rooms = 0
const room = (): string => join(home, `room-${rooms++}`)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const turnOf = (text: string, role: Turn['role'] = 'user'): Turn => ({ role, text, at: 1 })
const open = (directory: string, retainedTurns = 3): ConversationStore =>
  new ConversationStore({ directory, retainedTurns, clock: () => 7 })
const texts = (turns: readonly Turn[]): string[] => turns.map(({ text }) => text)
const segment = (directory: string, id: string, number: number): string =>
  join(directory, directoryName(id), `00000${number}.jsonl`)

describe('a conversation', () => {
  it('[GS1] is read back as it was said, by another opener too', async () => {
    const directory = room()
    const turns: Turn[] = [
      { role: 'user', text: 'When is high tide?\n\tToday.', at: 5, intentId: 'tide-1' },
      { role: 'assistant', text: '{"day":"today"}', at: 6, tool: 'tide_table' },
      { role: 'tool', text: '14:20 😀', at: 7, tool: 'tide_table' },
      { role: 'user', text: 'an old note', at: 8, recalled: true },
    ]
    for (const turn of turns) await open(directory).append('c', turn)

    expect(await open(directory).turns('c')).toEqual(turns)
    expect(await open(directory).turns('nobody')).toEqual([])
  })

  it('[GS1] fills in the time, and takes no blank text for a turn', async () => {
    const store = open(room())

    expect(await store.append('c', { role: 'user', text: 'hello' })).toEqual({
      role: 'user',
      text: 'hello',
      at: 7,
    })
    expect(await store.append('c', turnOf(' \n'))).toBeUndefined()

    expect(texts(await store.turns('c'))).toEqual(['hello'])
  })

  it('[GS1] refuses what is not a turn, and writes nothing', async () => {
    const directory = room()
    const bad = { role: 'captain', text: 'x' } as unknown as Turn

    await expect(open(directory).append('c', bad)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'turn.role',
    })
    await expect(open(directory).append(' ', turnOf('x'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      path: 'conversationId',
    })
    expect(await open(directory).list()).toEqual([])
  })

  it('[GS2] goes on in a new file when the hot one is full; nothing is lost on the way', async () => {
    const directory = room()
    const store = open(directory, 3)
    const all = Array.from({ length: 8 }, (_, index) => `turn ${index}`)

    await Promise.all(all.map((text) => store.append('c', turnOf(text))))

    expect(readdirSync(join(directory, 'c'))).toEqual([
      '000001.jsonl',
      '000002.jsonl',
      '000003.jsonl',
    ])
    expect(texts(await store.turns('c'))).toEqual(all)
    expect(texts(await store.archived('c'))).toEqual(all.slice(0, 6))
    expect(texts(await store.recent('c', 4))).toEqual(all.slice(4))
    expect(texts(await store.history('c', 4))).toEqual(all.slice(4).reverse())
    expect(await store.recent('c', 0)).toEqual([])
  })

  it('[GS2] counts what others appended', async () => {
    const directory = room()
    const [one, two] = [open(directory, 2), open(directory, 2)]
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      await (text < 'c' || text === 'd' ? one : two).append('c', turnOf(text))
    }
    expect(readdirSync(join(directory, 'c'))).toHaveLength(3)
    expect(texts(await one.turns('c'))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('[GS3] keeps every acknowledged turn wherever a crash tears the last one', async () => {
    const directory = room()
    await open(directory, 99).append('c', turnOf('one'))
    const file = segment(directory, 'c', 1)
    const whole = statSync(file).size // ends with a newline; the next record begins with one
    await open(directory, 99).append('c', turnOf('two: 日本'))
    const bytes = readFileSync(file)

    for (let size = whole + 1; size < bytes.length - 1; size++) {
      writeFileSync(file, bytes)
      truncateSync(file, size)
      const store = open(directory, 99)

      expect(texts(await store.turns('c')), `cut at ${size}`).toEqual(['one'])
      expect(await store.damage('c')).toEqual(
        size === whole + 1
          ? []
          : [{ file, offset: whole + 1, bytes: size - whole - 1, kind: 'torn' }],
      )
      await store.append('c', turnOf('three'))
      expect(texts(await store.turns('c'))).toEqual(['one', 'three'])
      expect(readFileSync(file).subarray(0, size)).toEqual(bytes.subarray(0, size))
    }
  })

  it('[GS3] names damage inside and reads on behind it', async () => {
    const directory = room()
    for (const text of ['one', 'two', 'three']) await open(directory, 99).append('c', turnOf(text))
    const file = segment(directory, 'c', 1)
    const intact = readFileSync(file)
    const start = intact.indexOf('{', intact.indexOf('}'))
    const stop = intact.indexOf('\n', start)

    for (let at = start; at < stop; at++) {
      const flipped = Buffer.from(intact)
      flipped[at] = (flipped[at] as number) ^ 0x01
      writeFileSync(file, flipped)

      const store = open(directory, 99)
      const read = texts(await store.turns('c'))
      expect([read[0], read.at(-1)], `flipped at ${at}`).toEqual(['one', 'three'])
      expect(read).not.toHaveLength(3)
      expect((await store.damage('c')).map(({ kind }) => kind)).toContain('damaged')
    }
  })

  it('[GS3] zeros that a power cut left are damage, not a turn', async () => {
    const directory = room()
    await open(directory).append('c', turnOf('one'))
    appendFileSync(segment(directory, 'c', 1), Buffer.alloc(40))
    await open(directory).append('c', turnOf('two'))

    expect(texts(await open(directory).turns('c'))).toEqual(['one', 'two'])
    expect(await open(directory).damage('c')).toMatchObject([{ bytes: 40, kind: 'damaged' }])
  })

  it('[GS4] is read also if another tool wrote it, and what is not a turn is named', async () => {
    const directory = room()
    mkdirSync(join(directory, 'c'), { recursive: true })
    const file = segment(directory, 'c', 1)
    writeFileSync(file, '{"role":"user","text":"by hand"}\n{"note":"no turn"}\n[]\n')
    await open(directory, 99).append('c', turnOf('next'))

    expect(texts(await open(directory).turns('c'))).toEqual(['by hand', 'next'])
    expect((await open(directory).damage('c')).map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['damaged', 18],
      ['damaged', 2],
    ])
  })

  it('[GS5] is listed with title and preview, the one last spoken in first', async () => {
    const store = open(room(), 2)
    await store.append('Old/Talk', { role: 'assistant', text: 'Hello', at: 1 })
    await store.append('Old/Talk', { role: 'user', text: `  The\n tide ${'x'.repeat(80)}`, at: 2 })
    await store.append('Old/Talk', { role: 'assistant', text: 'y'.repeat(120), at: 3 })
    await store.append('new', { role: 'assistant', text: 'Ahoy', at: 9 })

    expect(await store.list()).toEqual([
      { id: 'new', title: 'Conversation', preview: 'Ahoy', updatedAt: 9 },
      {
        id: 'Old/Talk',
        title: `The tide ${'x'.repeat(50)}…`,
        preview: `${'y'.repeat(99)}…`,
        updatedAt: 3,
      },
    ])
  })

  it('[GS6] can be removed with its archive', async () => {
    const store = open(room(), 1)
    for (const text of ['a', 'b']) await store.append('c', turnOf(text))
    await store.append('d', turnOf('stays'))

    await store.remove('c')

    expect(await store.turns('c')).toEqual([])
    expect((await store.list()).map(({ id }) => id)).toEqual(['d'])
    await store.append('c', turnOf('again'))
    expect(texts(await store.turns('c'))).toEqual(['again'])
  })

  it('[GS7] any interleaving of appends, reads, restarts and tears agrees with a list', async () => {
    const aStep = fc.oneof(
      fc.record({ do: fc.constant('say' as const), id: fc.constantFrom('a', 'b') }),
      fc.record({ do: fc.constant('reopen' as const), id: fc.constantFrom('a', 'b') }),
      fc.record({ do: fc.constant('tear' as const), id: fc.constantFrom('a', 'b') }),
      fc.record({ do: fc.constant('follow' as const), id: fc.constantFrom('a', 'b') }),
      fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom('a', 'b') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 25 }), async (steps) => {
        const directory = room()
        let store = open(directory, 2)
        const model: Record<string, string[]> = { a: [], b: [] }
        const followed = new Map<string, { texts: string[]; mark: ReadMark }>()
        for (const [index, step] of steps.entries()) {
          const list = model[step.id] as string[]
          if (step.do === 'say') {
            await store.append(step.id, turnOf(`turn ${index}`))
            list.push(`turn ${index}`)
          } else if (step.do === 'reopen') store = open(directory, 2)
          else if (step.do === 'tear' && list.length > 0) {
            const files = readdirSync(join(directory, step.id)).sort()
            appendFileSync(join(directory, step.id, files.at(-1) as string), '\n{"role":"us')
          } else if (step.do === 'remove') {
            await store.remove(step.id)
            list.length = 0
          } else if (step.do === 'follow') {
            const before = followed.get(step.id) ?? { texts: [], mark: new Map() }
            const { turns, mark, restarted } = await store.since(step.id, before.mark)
            const seen = [...(restarted ? [] : before.texts), ...texts(turns)]
            followed.set(step.id, { mark, texts: seen })
            expect(seen).toEqual(list)
          }
          expect(texts(await store.turns(step.id))).toEqual(list)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[GS7] a turn that another process is still writing is read when it is whole', async () => {
    const directory = room()
    const store = open(directory)
    await store.append('c', turnOf('one'))
    const file = segment(directory, 'c', 1)
    const first = await store.since('c', new Map())
    const record = '\n{"role":"user","text":"two"}\n'

    appendFileSync(file, record.slice(0, 15))
    const half = await store.since('c', first.mark)
    appendFileSync(file, record.slice(15))
    const whole = await store.since('c', half.mark)

    expect([first, half, whole].map(({ turns }) => texts(turns))).toEqual([['one'], [], ['two']])
  })

  it('[GS8] does not follow a link in place of its file', async () => {
    const directory = room()
    await open(directory).append('c', turnOf('one'))
    const file = segment(directory, 'c', 1)
    const outside = join(directory, 'outside')
    writeFileSync(outside, '')
    rmSync(file)
    symlinkSync(outside, file)

    await expect(open(directory).append('c', turnOf('two'))).rejects.toMatchObject({
      code: 'IO_ERROR',
    })
    expect(readFileSync(outside, 'utf8')).toBe('')
  })
})

describe('a conversation id', () => {
  it('[GS8] becomes a safe directory name of its own, and back', () => {
    const anId = fc.oneof(
      // At most three characters of the name for each of 66 bytes; longer ones are refused.
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
        .filter((id) => Buffer.byteLength(id) <= 66),
      fc.constantFrom(
        '../x',
        '..',
        '.',
        '/etc/passwd',
        'a/b',
        'A',
        'a',
        'NUL',
        'nul',
        'com1',
        'x.archive',
        '%41',
        'é',
        'e\u0301',
        '\0',
      ),
    )
    fc.assert(
      fc.property(anId, anId, (one, other) => {
        fc.pre(one.trim() !== '' && other.trim() !== '')
        const name = directoryName(one)
        expect(name).toMatch(/^[a-z0-9_%-]{1,200}$/)
        expect(dirname(join('/store', name))).toBe('/store')
        expect(conversationIdOf(name)).toBe(one)
        expect(name.toUpperCase() === directoryName(other).toUpperCase()).toBe(one === other)
      }),
    )
    expect(directoryName('nul')).toBe('%6eul')
  })

  it.each(['', '  ', 'x'.repeat(201), 'é'.repeat(40), '\ud800'])(
    '[GS8] is refused when blank, broken or too long (%#)',
    (id) => {
      expect(() => directoryName(id)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
    },
  )
})
