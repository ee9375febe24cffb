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
    expect(tiersOf('Committe niemals direkt auf main.', FACT)).toEqual(['plain'])
    expect(tiersOf('Niemals direkt auf main committen.')).toEqual(['explicit'])
    // How things stand this hour is asked about, and not kept.
    expect(learnTurn('The job takes nine minutes. Why?')).toEqual([])
  })
})

describe.skipIf(process.env.CORTEX_LEARNING_TRAIN !== undefined)('plain orders', () => {
  it.each([
    ['Do not touch the migrations folder.', 'dont touch the migrations folder'],
    ['Use two spaces for indentation.', 'do Use two spaces for indentation'],
    ["Don't edit the generated files.", 'dont edit the generated files'],
    ['No emojis in the release notes please.', 'dont emojis in the release notes'],
    ['Keep functions pure.', 'do Keep functions pure'],
    ['Make sure new columns are nullable.', 'do Make sure new columns are nullable'],
    ['From now on, start branch names with the ticket.', 'do start branch names with the ticket'],
    ['Stop explaining what the code does.', 'dont explaining what the code does'],
    ['Use pnpm, not yarn.', 'do Use pnpm, not yarn'],
  ])('[GX29] %s is a rule', (text, rule) => {
    expect(
      learnTurn(text).map(({ kind, polarity, statement }) => `${kind} ${polarity} ${statement}`),
    ).toEqual([`rule ${rule}`])
  })

  it.each([
    'Do not restart the server now.',
    'Use the other branch.',
    'Keep the second version.',
    'Make sure it works and then stop.',
    'Stop the server.',
    'No thanks.',
  ])('[GX29] %s is for now', (text) => {
    expect(learnTurn(text)).toEqual([])
  })
})

describe.skipIf(process.env.CORTEX_LEARNING_TRAIN !== undefined)('kinds by their form', () => {
  const kindsOf = (text: string): string[] => learnTurn(text).map(({ kind }) => kind)

  it('[GX30] a day that is named makes a date, what is over a withdrawal, an hour no date', () => {
    expect(kindsOf('The lease of the shop ends on 31 August.')).toEqual(['deadline'])
    expect(kindsOf('Mr. Abara no longer works at the depot.')).toEqual(['retraction'])
    expect(kindsOf('School starts at 7:45.')).not.toContain('deadline')
  })
})

/** Weights that take everything for a fact. */
const FACT = 'UUUUUUzUUU any'

function tiersOf(rule: string, table?: string): string[] {
  const context = table === undefined ? {} : { weights: readWeights(table) }
  return learnTurn(rule, context).map(({ tier }) => tier)
}
