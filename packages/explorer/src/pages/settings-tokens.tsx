/** Who has a token, and what it allows. A page takes a token away and never makes one. */
import { useEffect, useState } from 'preact/hooks'
import { headers, Problem } from '../api.ts'
import { messageOf } from '../message-of.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Badge, Command, Note, Card as Panel } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { session, writing } from '../session.ts'
import { notice } from '../undo.ts'
import { dayText } from '../words.ts'

interface TokenRow {
  readonly name: string
  readonly actor: string
  readonly access: 'owner' | 'write' | 'read'
  readonly createdAt: number
  readonly expiresAt?: number
  readonly isScoped: boolean
}
interface Answer {
  readonly tokens: readonly TokenRow[]
  readonly problems: readonly { readonly name: string; readonly message: string }[]
}

const ACCESS = {
  owner: 'reads and writes for every actor',
  write: 'reads and writes',
  read: 'reads',
} as const

export function Tokens() {
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const load = (): void => {
    ask<Answer>('/v1/tokens').then(setAnswer, (error) => setProblem(messageOf(error)))
  }
  useEffect(load, [session.value?.token])
  const revoke = (name: string): void => {
    setAsked(undefined)
    ask('/v1/revoke-token', { name }).then(
      () => {
        notice.value = { text: `Revoked. Nothing gets in with “${name}” any more.`, kind: 'ok' }
        load()
      },
      (error) => {
        notice.value = { text: messageOf(error), kind: 'bad' }
      },
    )
  }
  return (
    <Panel title="Tokens and grants">
      {problem !== undefined && <Note kind="bad">{problem}</Note>}
      {answer?.problems.map(({ name, message }) => (
        <Note key={name} kind="bad">
          {message}
        </Note>
      ))}
      {answer !== undefined && (
        <ul class="list" aria-label="Tokens">
          <li>
            <b>owner</b>
            <span class="grow">{ACCESS.owner}; this page was opened with it</span>
          </li>
          {answer.tokens.map(({ name, actor, access, createdAt, expiresAt, isScoped }) => (
            <li key={name}>
              <b>
                <Text of={name} />
              </b>
              <span class="grow">
                {ACCESS[access]}
                {access !== 'owner' && (
                  <>
                    {' '}
                    {isScoped ? 'what its grant shows of' : 'all of'} <Text of={actor} />
                  </>
                )}
              </span>
              {expiresAt !== undefined && <Badge kind="past">ends {dayText(expiresAt)}</Badge>}
              <span class="faint">since {dayText(createdAt)}</span>
              <button
                type="button"
                class="small danger"
                onClick={() => writing(() => setAsked(name))}
              >
                Revoke<span class="hidden"> {name}</span>…
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="in stack">
        <p>
          A token is made where the server runs, never by a page. It can be for one actor, for
          reading alone, or hold the grants of a scope:
        </p>
        <Command text="cortex token add NAME --read" />
      </div>
      <Dialog
        isOpen={asked !== undefined}
        title={`Revoke ${asked}`}
        onClose={() => setAsked(undefined)}
      >
        <p>Who uses this token is refused from the next request on. Nothing brings it back.</p>
        <div class="actions">
          <button type="button" autofocus onClick={() => setAsked(undefined)}>
            Keep it
          </button>
          <button type="button" class="danger solid" onClick={() => revoke(asked ?? '')}>
            Revoke
          </button>
        </div>
      </Dialog>
    </Panel>
  )
}

async function ask<T>(path: string, input?: object): Promise<T> {
  const response = await fetch(path, {
    method: input === undefined ? 'GET' : 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  })
  const answer = (await response.json()) as { code: string; detail: string }
  if (!response.ok) throw new Problem(answer.code, answer.detail)
  return answer as T
}
