/** The weights of the vote come from the labelled turns. Rules: docs/spec/pager.md. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { learnTurn } from '../src/extract/learn-turn.ts'
import { WEIGHTS_OF } from '../src/extract/tables/weights.ts'
import { chances, readWeights } from '../src/extract/vote.ts'
import { labelledTurns, rounds, writers } from './learning/corpus.ts'
import { examplesOf, train } from './learning/train.ts'

const turns = [...labelledTurns(), ...[...rounds(), ...writers()].flatMap((round) => round.turns)]
const digest = createHash('sha256').update(JSON.stringify(turns)).digest('hex').slice(0, 16)

if (process.env.CORTEX_LEARNING_TRAIN !== undefined) {
  const table = train(turns.flatMap(examplesOf)).replace(/[\\`]|\$\{/g, '\\$&')
  writeFileSync(
    new URL('../src/extract/tables/weights.ts', import.meta.url),
    [
      '/**\n * Made by `npm run learning:update` from the labelled turns; not to be edited.\n *\n * @module\n */\n',
      `/** Of which turns: a digest of them. */\nexport const WEIGHTS_OF = '${digest}'\n`,
      '/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */',
      `export const WEIGHTS: string = \`\n${table}\n\`\n`,
    ].join('\n'),
  )
}

describe.skipIf(process.env.CORTEX_LEARNING_TRAIN !== undefined)('the vote on clauses', () => {
  it('[GX23] has weights made of the labelled turns', () => {
    // Training takes seconds: the table says of which turns it was made. `npm run learning:update`.
    expect(WEIGHTS_OF).toBe(digest)
  })

  it('[GX23] learns from labels what their clauses have in common', () => {
    const some = ['We ', 'They '].flatMap((who) =>
      ['paint', 'mend', 'sell', 'bring'].map((verb) => ({
        text: `${who}${verb} the boats in spring.`,
        genre: '',
        poison: false,
        expect:
          who === 'We ' ? [{ kind: 'fact', statement: `We ${verb} the boats in spring` }] : [],
      })),
    )
    const weights = readWeights(train(some.flatMap(examplesOf)))
    const chance = (text: string): number =>
      chances(['any', `w:${text}`, `1:${text}`, `h1:${text}`, `f1:${text}`], weights)[0] ?? 0
    expect(chance('we')).toBeLessThan(chance('they'))
  })

  it('[GX23] adds what it is sure of, unpinned, and nothing beside the words of others', () => {
    const own = 'The greenhouse vents close by themselves at dusk.'
    const quoted = `${own}\n\n> The mill always grinds at dawn.`
    const weights = readWeights('00ZZZZzZZZ any')
    const found = learnTurn(own, { weights })
    expect(found.map(({ kind, tier }) => `${kind} ${tier}`)).toEqual(['fact plain'])
    expect(learnTurn(quoted, { weights }).filter(({ row }) => row.startsWith('vote.'))).toEqual([])
  })

  it('[GX23] takes the pin from what it sees otherwise, and beside others what it takes for nothing', () => {
    expect(tiersOf('I prefer short answers.')).toEqual(['explicit'])
    expect(tiersOf('I prefer short answers.', FACT)).toEqual(['plain'])
    const beside = `I live in Kiel.\n\n> The mill always grinds at dawn.`
    const nothing = ['any', 'alone', 'lang:en', 'place:0'].map((trait) => `z000000000 ${trait}`)
    expect(learnTurn(beside)).toHaveLength(1)
    expect(learnTurn(beside, { weights: readWeights(nothing.join('\n')) })).toEqual([])
  })

  it('[GX27] gives a plain statement its kind, and turns nothing for into against', () => {
    const kinds = (table: string): string[] =>
      learnTurn('I avoid short answers.', { weights: readWeights(table) }).map(
        ({ kind, polarity = '' }) => `${kind} ${polarity}`,
      )
    expect(kinds('00z0000000 any')).toEqual(['preference avoid'])
    expect(kinds('000000z000 any')).toEqual(['fact '])
    expect(
      learnTurn('Our neighbour Julie keeps the spare key.', {
        weights: readWeights('0UUUzUUUUU any'),
      }),
    ).toMatchObject([{ kind: 'rule', tier: 'plain' }])
  })

  it('[GX24] is not asked where nobody is mistaken', () => {
    expect(tiersOf('Never push to main.', FACT)).toEqual(['explicit'])
    expect(tiersOf('Committe niemals direkt auf main.')).toEqual(['plain'])
    expect(tiersOf('Niemals direkt auf main committen.')).toEqual(['explicit'])
    // How things stand this hour is asked about, and not kept.
    expect(learnTurn('The job takes nine minutes. Why?')).toEqual([])
  })
})

/** Weights that take everything for a fact. */
const FACT = 'UUUUUUzUUU any'

function tiersOf(rule: string, table?: string): string[] {
  const context = table === undefined ? {} : { weights: readWeights(table) }
  return learnTurn(rule, context).map(({ tier }) => tier)
}
