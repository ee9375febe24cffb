/** Where the journal is kept in another engine: how far behind it this server is, and since when. */
import { Badge, Note, Card as Panel, Row } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { ageText, counted, timeText } from '../words.ts'

/** As `status` gives it. */
export interface Remote {
  readonly engine: string
  readonly seq: number
  readonly lag: number
  readonly agreedAt?: number
  readonly unavailable?: string
  readonly frozen?: string
  readonly warnings: readonly string[]
}

export function Replica({ remote }: { remote: Remote }) {
  const { engine, seq, lag, agreedAt, unavailable, frozen, warnings } = remote
  return (
    <Panel
      title="Kept in another engine"
      aside={
        <Badge kind={lag === 0 ? 'ok' : 'past'}>
          {lag === 0 ? 'up to date' : `${counted(lag, 'entry', 'entries')} behind`}
        </Badge>
      }
    >
      <div class="in stack">
        {frozen !== undefined && (
          <Note kind="bad">
            Nothing more is taken from it: <Text of={frozen} />
          </Note>
        )}
        {unavailable !== undefined && (
          <Note kind="past">
            It cannot be reached: <Text of={unavailable} />. What you see is what was here before.
          </Note>
        )}
        <dl>
          <Row name="Engine">{engine}</Row>
          <Row name="Its last entry">{seq < 0 ? 'none yet' : seq}</Row>
          <Row name="Last the same">
            {agreedAt === undefined ? (
              'not yet'
            ) : (
              <span title={`${timeText(agreedAt)} UTC`}>{agedText(agreedAt)}</span>
            )}
          </Row>
        </dl>
        {warnings.map((warning) => (
          <Note key={warning} kind="past">
            <Text of={warning} />
          </Note>
        ))}
      </div>
    </Panel>
  )
}

function agedText(at: number): string {
  const age = ageText(at)
  return age === 'now' ? 'just now' : /\d (min|h|d|wk)$/.test(age) ? `${age} ago` : age
}
