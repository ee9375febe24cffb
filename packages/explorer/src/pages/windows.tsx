/** Windows that were really assembled: what was shown to a model, by part, with its cost. */
import { useCall } from '../api.ts'
import { Badge, Command, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { TokenBar } from '../parts/token-bar.tsx'
import { hrefOf } from '../route.ts'
import { counted, partsOf, timeText } from '../words.ts'

interface Window {
  readonly conversationId?: string
  readonly turn: number
  readonly at: number
  readonly goal: string
  readonly budgetTokens: number
  readonly tokens: number
  readonly sections: readonly {
    readonly name: string
    readonly tokens: number
    readonly uris: readonly string[]
  }[]
  readonly leftOut: number
}

const KINDS: Readonly<Record<string, string>> = {
  pinned: 'pinned',
  profile: 'pinned',
  rules: 'pinned',
  procedures: 'outcomes',
  retrieved: 'relevant',
  memories: 'relevant',
}

export function WindowList() {
  const loading = useCall<{ windows: readonly Window[] }>('ledger', { limit: 20 })
  return (
    <Show loading={loading}>
      {({ windows }) =>
        windows.length === 0 ? (
          <div class="stack">
            <p class="lead">
              No window was assembled yet. The pager notes every window that it makes for a model:
            </p>
            <Command text={'cortex assemble "which Node does the build use"'} />
          </div>
        ) : (
          <div class="stack">
            {windows.map((window) => (
              <Panel
                key={`${window.conversationId} ${window.turn} ${window.at}`}
                title={
                  <>
                    {timeText(window.at)}{' '}
                    <Badge>
                      {window.conversationId ?? 'no conversation'} · turn {window.turn}
                    </Badge>
                  </>
                }
                aside={`${window.tokens} of ${window.budgetTokens} tokens, ${window.leftOut} left out`}
              >
                <div class="in stack">
                  <p class="lead">
                    <Text of={window.goal} />
                  </p>
                  <TokenBar
                    budget={window.budgetTokens}
                    parts={window.sections.map(({ name, tokens }) => ({
                      kind: KINDS[name] ?? 'wrap',
                      title: name,
                      tokens,
                    }))}
                  />
                  <ul class="list">
                    {window.sections.flatMap(({ name, uris }) =>
                      uris.map((uri) => (
                        <li key={`${name} ${uri}`}>
                          <span class="faint">{name}</span>
                          <a class="grow mono" href={hrefOf('memories', { id: partsOf(uri).id })}>
                            {uri}
                          </a>
                        </li>
                      )),
                    )}
                  </ul>
                  {window.sections.every(({ uris }) => uris.length === 0) && (
                    <p class="faint">
                      No memory was shown, {counted(window.leftOut, 'part')} left out.
                    </p>
                  )}
                </div>
              </Panel>
            ))}
          </div>
        )
      }
    </Show>
  )
}
