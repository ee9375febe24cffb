/** What the server is, and how this page behaves. */
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { Command, Card as Panel, Row, Show } from '../parts/show.tsx'
import { lock } from '../session.ts'

const KEYS = 'cortex-keys'

export function SettingsPage() {
  const status = useCall<Status>('status', {})
  const [keys, setKeys] = useState(localStorage.getItem(KEYS) !== 'off')
  return (
    <>
      <div class="head">
        <div>
          <h1>Settings</h1>
          <p>This page keeps nothing but your theme and these choices.</p>
        </div>
      </div>
      <div class="stack">
        <Panel title="This page">
          <div class="in stack">
            <label>
              <span>
                <input
                  type="checkbox"
                  checked={keys}
                  onChange={({ currentTarget }) => {
                    localStorage.setItem(KEYS, currentTarget.checked ? 'on' : 'off')
                    setKeys(currentTarget.checked)
                  }}
                />{' '}
                Single keys, such as / for search and g then m for Memories
              </span>
            </label>
            <div class="actions">
              <button type="button" onClick={lock}>
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
