/** The codes in the comments of the pager are those that it throws. Rules: docs/spec/api.md. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cortex, openCortex, type Uri } from '@cortex-memory/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listed,
  listedIn,
  read,
  rows,
  type Thrown,
} from '../../core/test/support/documented-codes.ts'
import { openPager, type Pager } from '../src/index.ts'
import { type Opened, openTestPager } from './support/pager.ts'

const SECRET = `AKIA${'IOSFODNN7EXAMPL2'}`
const SPEC = { name: 'Moor', trigger: 'mooring the tug', steps: ['fenders out', 'line ashore'] }
const wrong = 7 as never

let opened: Opened & AsyncDisposable
let closedStore: Opened & AsyncDisposable
let pager: Pager
let closed: Pager
let reading: Pager
let reader: Cortex
let fact: Uri

beforeAll(async () => {
  opened = await openTestPager()
  pager = opened.pager
  fact = (await pager.rememberFact('The tide turns at 4')) as Uri
  const { root, actor } = opened.cortex
  reader = await openCortex({ root, actor, readOnly: true })
  reading = await openPager({ cortex: reader, embedder: 'none' })
  closedStore = await openTestPager()
  closed = closedStore.pager
  await closed.close()
})
afterAll(async () => {
  await reading.close()
  await reader.close()
  await closedStore[Symbol.asyncDispose]()
  await opened[Symbol.asyncDispose]()
})

/** Verbs that note something. */
const noting = (verb: (to: Pager, text: string) => unknown): Thrown[string] => ({
  SECRET_REFUSED: () => verb(pager, `the key is ${SECRET}`),
  INVALID_INPUT: () => verb(pager, wrong),
  READ_ONLY: () => verb(reading, 'a text'),
  CLOSED: () => verb(closed, 'a text'),
})

const THROWN: Thrown = {
  openPager: {
    INVALID_INPUT: () => openPager({ cortex: opened.cortex, nothing: 1 } as never),
    BUDGET_UNREACHABLE: 'test/pinned',
  },
  pinned: { CLOSED: () => closed.pinned(), BUDGET_UNREACHABLE: 'test/pinned' },
  retrieve: { CLOSED: () => closed.retrieve('x'), INVALID_INPUT: () => pager.retrieve(wrong) },
  procedural: {
    CLOSED: () => closed.procedural('x'),
    INVALID_INPUT: () => pager.procedural(wrong),
  },
  assemble: {
    CLOSED: () => closed.assemble({ query: 'x' } as never),
    INVALID_INPUT: () => pager.assemble({ query: 7 } as never),
    BUDGET_UNREACHABLE: 'test/window',
  },
  preview: {
    CLOSED: () => closed.preview({ query: 'x' } as never),
    INVALID_INPUT: () => pager.preview({ query: 7 } as never),
    BUDGET_UNREACHABLE: 'test/window',
  },
  recallTurns: {
    CLOSED: () => closed.recallTurns('c', 'x'),
    INVALID_INPUT: () => pager.recallTurns('c', wrong),
  },
  rememberFact: noting((to, text) => to.rememberFact(text)),
  rememberUserFact: noting((to, text) => to.rememberUserFact(text)),
  recordOutcome: noting((to, text) => to.recordOutcome(text, 'success')),
  writePattern: {
    INVALID_INPUT: () => pager.writePattern({ ...SPEC, steps: wrong }, 1, 1, ['a']),
    SECRET_REFUSED: () => pager.writePattern({ ...SPEC, steps: [SECRET] }, 1, 1, ['a']),
    CLOSED: () => closed.writePattern(SPEC, 1, 1, ['a']),
  },
  reinforcePattern: {
    INVALID_INPUT: () => pager.reinforcePattern({ ...SPEC, steps: wrong }, ['a']),
    SECRET_REFUSED: () => pager.reinforcePattern({ ...SPEC, steps: [SECRET] }, ['a']),
    CLOSED: () => closed.reinforcePattern(SPEC, ['a']),
  },
  promote: {
    NOT_FOUND: () => pager.promote(fact.replace(/.{4}#/, '0000#') as Uri, '/nowhere'),
    TYPE_DATA_MISMATCH: () => pager.promote(fact, '/nowhere'),
    INVALID_INPUT: async () => {
      await pager.promote((await pager.writePattern(SPEC, 1, 1, ['a'])) as Uri, '/nowhere')
    },
    ALREADY_EXISTS: 'src/patterns/skill-file',
    IO_ERROR: async () => {
      const spec = { ...SPEC, name: 'Cast off', trigger: 'casting off' }
      const proven = await pager.writePattern(spec, 1, 5, ['a', 'b', 'c', 'd', 'e'])
      await pager.promote(proven as Uri, join(fileURLToPath(import.meta.url), 'skills'))
    },
    CLOSED: () => closed.promote(fact, '/nowhere'),
  },
  consolidate: {
    CLOSED: () => closed.consolidate([]),
    INVALID_INPUT: () => pager.consolidate(wrong),
  },
  endIntent: {
    INVALID_INPUT: () => pager.endIntent({} as never),
    EMPTY_CITATIONS: () => pager.endIntent({ intentId: 'nothing', outcome: 'success' }),
    RATE_LIMITED: '../core/test/attest',
    CLOSED: () => closed.endIntent({ intentId: 'nothing', outcome: 'success' }),
  },
  compactTranscript: { INVALID_INPUT: () => pager.compactTranscript(wrong) },
}

describe('the comments of the pager', () => {
  it('[AP22] name the codes that are listed here, verb by verb', () => {
    expect(listedIn('packages/pager/src/pager.ts')).toEqual(listed(THROWN))
  })

  it.each(rows(THROWN))('[AP22] %s throws %s', async (_verb, code, how) => {
    if (typeof how === 'string') expect(read(`packages/pager/${how}.test.ts`)).toContain(code)
    else await expect((async () => await how())()).rejects.toMatchObject({ code })
  })
})
