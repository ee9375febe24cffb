/** Secrets that were kept out of the memory: how many of which kind, and never what they were. */
import { Badge } from '../parts/show.tsx'
import { counted, timeText } from '../words.ts'

export interface Refused {
  readonly count: number
  readonly kinds: readonly {
    readonly kind: string
    readonly count: number
    readonly lastAt: number
  }[]
  readonly isExact: boolean
}

export function RefusedSecrets({ refused: { count, kinds, isExact } }: { refused: Refused }) {
  if (count === 0) return null
  return (
    <li>
      <b class="amount">{count.toLocaleString('en')}</b>
      <div>
        <h3>Secrets kept out</h3>
        <p class="faint">
          {isExact ? '' : 'At least so many. '}They looked like a key, a token or a password and are
          in no memory. Who sent them got an error; what they were is kept nowhere.
        </p>
        <ul class="list">
          {kinds.map(({ kind, count: times, lastAt }) => (
            <li key={kind}>
              <Badge>{kind}</Badge>
              <span class="grow">{counted(times, 'time')}</span>
              <span class="faint num">last {timeText(lastAt)}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
