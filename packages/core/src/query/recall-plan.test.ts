import { describe, expect, it } from 'vitest'
import { chooseRecall, printRecall, type RecallFacts } from './recall-plan.ts'

/** A question in words to a store without conversations and without an embedder. */
const QUESTION: RecallFacts = {
  lead: 'words',
  near: 'question',
  byRelevance: true,
  filtered: false,
  restricted: false,
  earlier: false,
  hasWholes: false,
  order: 'other',
  includeTombstoned: false,
  beside: [],
}
const EMBEDDED: RecallFacts = { ...QUESTION, beside: ['vectors'] }
const TALK: RecallFacts = { ...EMBEDDED, hasWholes: true }
const LIST: RecallFacts = { ...QUESTION, lead: 'type', near: undefined, byRelevance: true }

const TABLE: readonly (readonly [what: string, facts: RecallFacts, plan: string])[] = [
  ['words alone', QUESTION, 'near: words'],
  ['words and vectors', EMBEDDED, 'near: joined, else words + vectors'],
  ['the same with a filter', { ...EMBEDDED, filtered: true }, 'near: words + vectors'],
  ['the same about another time', { ...EMBEDDED, earlier: true }, 'near: words + vectors'],
  ['the same through a scope', { ...EMBEDDED, restricted: true }, 'near: words + vectors'],
  ['the same in another order', { ...EMBEDDED, byRelevance: false }, 'near: words + vectors'],
  [
    'conversations',
    TALK,
    'near: time, else conversation + vectors, else joined, else words + vectors',
  ],
  [
    'conversations without an embedder',
    { ...TALK, beside: [] },
    'near: time, else conversation, else words',
  ],
  [
    'conversations with a filter',
    { ...TALK, filtered: true },
    'near: time, else conversation + vectors, else words + vectors',
  ],
  ['conversations through a scope', { ...TALK, restricted: true }, 'near: words + vectors'],
  ['conversations in another order', { ...TALK, byRelevance: false }, 'near: words + vectors'],
  [
    'a rare tag in conversations',
    { ...TALK, lead: 'tag', filtered: true },
    'among: listed, then time, else conversation + vectors, else words + vectors',
  ],
  ['near a vector', { ...EMBEDDED, lead: 'vectors', near: 'vector' }, 'near: vectors'],
  [
    'near a vector, of a rare frame',
    { ...EMBEDDED, lead: 'frame', near: 'vector' },
    'among: listed, then vectors',
  ],
  [
    'a walk',
    { ...LIST, lead: 'graph', byRelevance: false, order: 'other' },
    'among: graph, then order',
  ],
  [
    'a walk near a question',
    { ...TALK, lead: 'graph', byRelevance: false },
    'among: graph, then words + vectors',
  ],
  [
    'a walk near a vector',
    { ...EMBEDDED, lead: 'graph', near: 'vector', byRelevance: false },
    'among: graph, then distances',
  ],
  ['a type by salience', { ...LIST, order: 'salience' }, 'ordered: salience'],
  ['a type by last use', { ...LIST, order: 'use' }, 'ordered: use'],
  ['a tag by time', { ...LIST, lead: 'tag', order: 'creation' }, 'ordered: creation'],
  ['a frame by salience', { ...LIST, lead: 'frame', order: 'salience' }, 'ordered: salience'],
  ['a frame by time', { ...LIST, lead: 'frame', order: 'creation' }, 'among: listed, then order'],
  ['a type in another order', LIST, 'among: listed, then order'],
  [
    'a type by salience, hidden ones too',
    { ...LIST, order: 'salience', includeTombstoned: true },
    'among: listed, then order',
  ],
  [
    'a lane that cannot be joined by id',
    { ...EMBEDDED, beside: ['vectors', 'another'] },
    'near: words + vectors + another',
  ],
]

describe('the plan of a query', () => {
  it.each(TABLE)('[R37] for %s is printed', (_what, facts, plan) => {
    expect(printRecall(chooseRecall(facts))).toBe(plan)
  })

  it('[R22] always ends with a step that has an answer', () => {
    for (const [, facts] of TABLE) {
      const plan = chooseRecall(facts)
      const last = plan.kind === 'ordered' ? undefined : plan.steps.at(-1)?.by
      expect([undefined, 'words', 'vectors', 'distances', 'order']).toContain(last)
    }
  })
})
