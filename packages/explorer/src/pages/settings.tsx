/** What the server is, and how this page behaves. */
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { keysAreOn, switchKeys } from '../keys.ts'
import { Icon } from '../parts/icon.tsx'
import { Command, Card as Panel, Row, Show } from '../parts/show.tsx'
import { hrefOf } from '../route.ts'
import { leave } from '../session.ts'

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
            <label>
              <span>
                <input
                  type="checkbox"
                  checked={keys}
                  onChange={({ currentTarget }) => {
                    switchKeys(currentTarget.checked)
                    setKeys(currentTarget.checked)
                  }}
                />{' '}
                Single keys, such as / for search and g then m for Memories
              </span>
            </label>
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
                  <Row name="Data">{now.home}</Row>
                  <Row name="Durability">{now.durability}</Row>
                  <Row name="Search">{now.embedding?.why ?? 'by words'}</Row>
                </dl>
              </div>
            </Panel>
          )}
        </Show>
        <Panel title="Tokens">
          <div class="in stack">
            <p>Tokens are made and revoked where the server runs:</p>
            <Command text="cortex token add NAME" />
            <Command text="cortex token list" />
          </div>
        </Panel>
      </div>
    </>
  )
}
