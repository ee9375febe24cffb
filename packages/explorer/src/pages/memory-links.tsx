/** What a memory is linked to in both directions, with the way to link and unlink. */
import { useState } from 'preact/hooks'
import { asOf, useCall } from '../api.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import type { Around } from '../parts/map-drawing.tsx'
import { MemoryPicker } from '../parts/memory-picker.tsx'
import { Badge, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { writing } from '../session.ts'
import { act, made } from '../undo.ts'
import { plainForm } from '../words.ts'

const TYPES = ['related_to', 'derived_from', 'caused_by', 'part_of', 'references', 'contradicts']

interface End {
  readonly src: string
  readonly type: string
  readonly dst: string
  readonly other: string
}

export function Links({ id }: { id: string }) {
  const loading = useCall<Around>('neighbours', { uri: id, limit: 40 })
  const [isLinking, setLinking] = useState(false)
  const isPast = asOf() !== undefined
  return (
    <Show loading={loading}>
      {(around) => {
        const ends = around.edges.map(({ src, type, dst }) => ({
          src,
          type,
          dst,
          other: src === id ? dst : src,
        }))
        return (
          <div class="stack">
            <Part
              title="Where it comes from"
              ends={ends.filter(({ src }) => src === id)}
              around={around}
              isPast={isPast}
            />
            <Part
              title="What rests on it"
              ends={ends.filter(({ src }) => src !== id)}
              around={around}
              isPast={isPast}
            />
            <div class="actions">
              <a class="button" href={hrefOf('map', { id })}>
                <Icon name="map" /> See it on the map
              </a>
              <button
                type="button"
                disabled={isPast}
                onClick={() => writing(() => setLinking(true))}
              >
                Link…
              </button>
            </div>
            <LinkDialog id={id} isOpen={isLinking} onClose={() => setLinking(false)} />
          </div>
        )
      }}
    </Show>
  )
}

function Part({
  title,
  ends,
  around,
  isPast,
}: {
  title: string
  ends: readonly End[]
  around: Around
  isPast: boolean
}) {
  const byId = new Map(around.nodes.map((node) => [node.id, node]))
  return (
    <Panel
      title={
        <>
          {title} <Badge>{ends.length}</Badge>
        </>
      }
    >
      <ul class="list">
        {ends.map(({ src, type, dst, other }) => {
          const node = byId.get(other)
          const name = type.replaceAll('_', ' ')
          return (
            <li key={`${type} ${other}`}>
              <span class="faint">{name}</span>
              {node !== undefined && <TypeIcon type={node.type} />}
              <a class="grow clamp" href={hrefOf('memories', { id: other })}>
                <Text of={node === undefined ? other : plainForm(node.type, node.text)} />
              </a>
              {type !== 'supersedes' && (
                <button
                  type="button"
                  class="small quiet"
                  disabled={isPast}
                  title={`Remove this link: ${name}`}
                  onClick={() =>
                    act('The link is removed.', () =>
                      made('unlink', { src, type, dst, reason: 'removed in the explorer' }),
                    )
                  }
                >
                  <Icon name="close" />
                  <span class="hidden">Remove this link: {name}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function LinkDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const [type, setType] = useState(TYPES[0] ?? '')
  return (
    <Dialog isOpen={isOpen} title="Link to another memory" onClose={onClose}>
      <div class="stack">
        <label>
          How it relates
          <select value={type} onChange={({ currentTarget }) => setType(currentTarget.value)}>
            {TYPES.map((each) => (
              <option key={each} value={each}>
                {each.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <MemoryPicker
          label="The other memory"
          onPick={(dst) => {
            onClose()
            act('Linked.', () => made('link', { src: id, type, dst }))
          }}
        />
        <div class="actions">
          <button type="button" onClick={onClose}>
            Leave it
          </button>
        </div>
      </div>
    </Dialog>
  )
}
