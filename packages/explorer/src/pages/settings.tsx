/** What the server is, and how this page behaves. */
import { useEffect, useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { chooseTheme, type Status, themeNow } from '../frame.tsx'
import { keysAreOn, switchKeys } from '../keys.ts'
import { Icon } from '../parts/icon.tsx'
import { Card as Panel, Row, Show } from '../parts/show.tsx'
import { hrefOf } from '../route.ts'
import { leave, session } from '../session.ts'
import { Tokens } from './settings-tokens.tsx'

/** What has no tab on narrow screens. */
const MORE = [
  ['timeline', 'Timeline'],
  ['journal', 'Journal'],
  ['map', 'Map'],
  ['health', 'Health'],
  ['files', 'Context files'],
] as const

export function SettingsPage() {
  const status = useCall<Status>('status', {})
  const [keys, setKeys] = useState(keysAreOn())
  const version = useVersion()
  return (
    <>
      <div class="head">
        <div>
          <h1>Settings</h1>
          <p>This page keeps nothing but your theme and these choices.</p>
        </div>
      </div>
      <div class="stack">
        <nav class="more" aria-label="More pages">
          {MORE.map(([to, title]) => (
            <a key={to} class="button" href={hrefOf(to)}>
              <Icon name={to} /> {title}
            </a>
          ))}
        </nav>
        <Panel title="This page">
          <div class="in stack">
            <label class="choice">
              <input
                type="checkbox"
                checked={keys}
                onChange={({ currentTarget }) => {
                  switchKeys(currentTarget.checked)
                  setKeys(currentTarget.checked)
                }}
              />
              Single keys, such as / for search and g then m for Memories
            </label>
            <label>
              Theme
              <select
                value={themeNow()}
                onChange={({ currentTarget }) => chooseTheme(currentTarget.value)}
              >
                <option value="">as the system says</option>
                <option value="light">light</option>
                <option value="dark">dark</option>
              </select>
            </label>
            <p>
              {session.value?.access === 'write'
                ? 'This page may write. The lock at the top goes back to reading.'
                : 'This page only reads. The lock at the top unlocks writing with the owner’s token.'}
            </p>
            <div class="actions">
              <button type="button" onClick={leave}>
                Leave this page’s session
              </button>
            </div>
          </div>
        </Panel>
        <Show loading={status}>
          {(now) => (
            <Panel title="Server">
              <div class="in">
                <dl>
                  <Row name="Version">{version}</Row>
                  <Row name="Data">{now.home}</Row>
                  <Row name="Format">
                    {now.format}, view generation {now.viewGeneration}
                  </Row>
                  <Row name="Root">
                    <code>{now.root}</code>
                  </Row>
                  <Row name="Durability">{now.durability}</Row>
                  <Row name="Search">{now.embedding?.why ?? 'by words'}</Row>
                </dl>
              </div>
            </Panel>
          )}
        </Show>
        <Tokens />
      </div>
    </>
  )
}

function useVersion(): string {
  const [version, setVersion] = useState('')
  useEffect(() => {
    void fetch('/health')
      .then(async (response) => (await response.json()) as { readonly version?: string })
      .then((answer) => setVersion(answer.version ?? ''))
      .catch(() => undefined)
  }, [])
  return version
}
