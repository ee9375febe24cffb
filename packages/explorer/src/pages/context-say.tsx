/** The window that a model would be given when somebody says something: nothing is noted down. */
import { useCall } from '../api.ts'
import { MemoryLink } from '../parts/memory-link.tsx'
import { Badge, Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { TokenBar } from '../parts/token-bar.tsx'
import { setParams } from '../route.ts'
import { counted, own } from '../words.ts'
import { Cost, KINDS, TITLES } from './windows.tsx'

interface Window {
  readonly text: string
  readonly tokens: number
  readonly budgetTokens: number
  readonly sections: readonly {
    readonly name: string
    readonly tokens: number
    readonly uris: readonly string[]
  }[]
  readonly leftOut: readonly {
    readonly section: string
    readonly why: string
    readonly uri?: string
    readonly tokens?: number
    readonly count?: number
  }[]
}

/** The pinned block alone takes more than a few hundred tokens. */
const LEAST = 300

export function SpokenWindow({ spoken, budgetTokens }: { spoken: string; budgetTokens: number }) {
  const budget = Math.max(LEAST, budgetTokens)
  const loading = useCall<Window>(
    'preview',
    spoken === '' ? undefined : { query: spoken, budgetTokens: budget },
  )
  return (
    <div class="stack">
      <form
        class="sentence"
        onSubmit={(event) => {
          event.preventDefault()
          setParams({
            say: String(new FormData(event.currentTarget).get('say') ?? '').trim() || ' ',
          })
        }}
      >
        When somebody says
        <input
          key={spoken}
          name="say"
          size={40}
          aria-label="What somebody says"
          placeholder="which Node does the build use"
          defaultValue={spoken}
        />
        within
        <output>{budget} tokens</output>
        <input
          type="range"
          class="budget"
          aria-label="Budget in tokens"
          min={LEAST}
          max="8000"
          step="50"
          value={budget}
          onChange={({ currentTarget }) => setParams({ budget: currentTarget.value })}
        />
        <button type="submit" class="main">
          Show
        </button>
      </form>
      {spoken === '' ? (
        <Note>
          Say something, and see the window that the model would get: nothing is noted down.
        </Note>
      ) : (
        <Show loading={loading}>{(window) => <Shown window={window} />}</Show>
      )}
    </div>
  )
}

function Shown({ window }: { window: Window }) {
  const shown = window.sections.reduce((sum, { uris }) => sum + uris.length, 0)
  const left = window.leftOut.reduce((sum, { count = 1 }) => sum + count, 0)
  return (
    <div class="stack">
      <Panel
        title={`${window.tokens} of ${window.budgetTokens} tokens used`}
        aside={`${counted(shown, 'memory', 'memories')} in, ${left} left out`}
      >
        <div class="in">
          <TokenBar
            budget={window.budgetTokens}
            parts={window.sections.map(({ name, tokens }) => ({
              kind: own(KINDS, name) ?? 'wrap',
              title: own(TITLES, name) ?? name,
              tokens,
            }))}
          />
        </div>
      </Panel>
      <div class="two">
        <Panel title="Exact text" aside={counted(window.text.split('\n').length, 'line')}>
          <pre class="in mono stored">
            <Text of={window.text} most={window.text.length} asLines />
          </pre>
        </Panel>
        <Panel
          title={
            <>
              Left out <Badge>{left}</Badge>
            </>
          }
        >
          {window.leftOut.length === 0 ? (
            <p class="in">Everything that was found is in.</p>
          ) : (
            <ul class="list">
              {window.leftOut
                .slice(0, 50)
                .map(({ section, why, uri, tokens, count = 1 }, index) => (
                  <li key={index} class="wraps">
                    {uri === undefined ? (
                      <span class="grow">{counted(count, 'memory', 'memories')}</span>
                    ) : (
                      <MemoryLink uri={uri} />
                    )}
                    <Cost section={section} why={why} tokens={tokens} />
                  </li>
                ))}
            </ul>
          )}
        </Panel>
      </div>
    </div>
  )
}
