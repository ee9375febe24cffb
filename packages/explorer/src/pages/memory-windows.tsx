/** Which of the last windows showed a memory to a model, and which left it out. */
import { useState } from 'preact/hooks'
import { call } from '../api.ts'
import { messageOf } from '../message-of.ts'
import { Badge, Note, Card as Panel } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { timeText } from '../words.ts'
import type { Bill } from './windows.tsx'

/** Each window is read whole. */
const LOOKED_AT = 20

interface Answered {
  readonly window: Bill
  readonly reason: string
}

const WORDS: Readonly<Record<string, string>> = { shown: 'shown', 'left-out': 'left out' }

export function SeenIn({ id }: { id: string }) {
  const [found, setFound] = useState<readonly Answered[] | 'asking'>()
  const [problem, setProblem] = useState<string>()
  const ask = (): void => {
    setFound('asking')
    seenIn(id).then(setFound, (error) => {
      setFound(undefined)
      setProblem(messageOf(error))
    })
  }
  return (
    <Panel title="Windows that showed it" aside={`of the last ${LOOKED_AT}`}>
      {problem !== undefined && <Note kind="bad">{problem}</Note>}
      {found === undefined || found === 'asking' ? (
        <div class="in">
          <button type="button" disabled={found === 'asking'} onClick={ask}>
            Look through the windows
          </button>
        </div>
      ) : found.length === 0 ? (
        <p class="in" role="status">
          None of them showed it or left it out.
        </p>
      ) : (
        <ul class="list" aria-label="Windows that showed it">
          {found.map(({ window, reason }) => (
            <li key={window.id}>
              <Badge kind={reason === 'shown' ? 'ok' : ''}>{WORDS[reason]}</Badge>
              <a class="grow clamp" href={hrefOf('context', { window: window.id, why: id })}>
                <Text of={window.goal} />
              </a>
              <span class="faint num">{timeText(window.at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

async function seenIn(id: string): Promise<readonly Answered[]> {
  const { windows } = await call<{ windows: readonly Bill[] }>('windows', { limit: LOOKED_AT })
  if (windows.length === 0) return []
  const { results } = await call<{
    results: readonly { readonly output?: { readonly answer?: { readonly reason: string } } }[]
  }>('batch', {
    calls: windows.map((window) => ({ operation: 'window', input: { id: window.id, uri: id } })),
  })
  return windows.flatMap((window, index) => {
    const reason = results[index]?.output?.answer?.reason ?? ''
    return reason in WORDS ? [{ window, reason }] : []
  })
}
