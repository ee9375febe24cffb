/** Facts that disagree: keep one, or let them stand side by side. Both can be undone. */
import { asOf } from '../api.ts'
import { hrefOf } from '../route.ts'
import { act, type Made, made, revertAll } from '../undo.ts'
import { dayText, partsOf } from '../words.ts'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

export interface Conflict {
  readonly subject: string
  readonly predicate: string
  readonly facts: readonly {
    readonly uri: string
    readonly statement: string
    readonly validFrom: number
  }[]
}

export function ConflictRow({ conflict }: { conflict: Conflict }) {
  const { subject, predicate, facts } = conflict
  const isPast = asOf() !== undefined
  const keep = (uri: string): void =>
    act('Kept one; the others are forgotten.', async () => {
      const rest = facts.filter((fact) => fact.uri !== uri)
      return await all(rest.map((fact) => () => forgetOne(fact.uri)))
    })
  const keepAll = (): void =>
    act('Both are right: they stand side by side as notes.', async () =>
      all(
        facts.map(
          ({ uri }) =>
            () =>
              made('revise', { uri, data: { predicate: 'note' } }),
        ),
      ),
    )
  return (
    <li class="conflict">
      <header>
        <Icon name="clash" kind="clash" />
        <b>
          <Text of={subject} />
        </b>
        <span class="faint grow">
          <Text of={predicate.replaceAll('_', ' ')} />
        </span>
        <button type="button" class="small quiet" disabled={isPast} onClick={keepAll}>
          Both are right
        </button>
      </header>
      {facts.map(({ uri, statement, validFrom }) => (
        <div key={uri}>
          <a class="grow" href={hrefOf('memories', { id: partsOf(uri).id })}>
            <Text of={statement} />
          </a>
          <span class="faint">since {dayText(validFrom)}</span>
          <button type="button" class="small" disabled={isPast} onClick={() => keep(uri)}>
            Keep this
          </button>
        </div>
      ))}
    </li>
  )
}

async function forgetOne(uri: string): Promise<Made> {
  return await made('forget', { uri: partsOf(uri).id, reason: 'another fact was kept' })
}

/** One after the other, as one change that is undone as one; if one is refused, none of them stays. */
export async function all(changes: readonly (() => Promise<Made>)[]): Promise<Made> {
  const seqs: number[] = []
  try {
    for (const run of changes) seqs.push(...(await run()).seqs)
  } catch (error) {
    await revertAll(seqs)
    throw error
  }
  return { seqs }
}
