/** What stands around every page: actor, days, search, lock; the rail; the line at the bottom. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { actorName, asOf, headers, useCall } from './api.ts'
import { connection } from './live.ts'
import { Icon } from './parts/icon.tsx'
import { Badge } from './parts/show.tsx'
import { go, hrefOf, type Page, page, param, setParams } from './route.ts'
import { lock, session, unlock, unlocking } from './session.ts'
import { check } from './verify.ts'
import { dayText, isoDay } from './words.ts'

const RAIL: readonly (readonly [Page, string, string])[] = [
  ['context', 'Context', 'c'],
  ['memories', 'Memories', 'm'],
  ['recall', 'Recall', 'r'],
  ['timeline', 'Timeline', 't'],
  ['journal', 'Journal', 'j'],
  ['map', 'Map', 'p'],
  ['health', 'Health', 'h'],
]

export const LETTERS: Readonly<Record<string, Page>> = {
  ...Object.fromEntries(RAIL.map(([name, , key]) => [key, name])),
  v: 'review',
  f: 'files',
  s: 'settings',
}

export interface Status {
  readonly actor: string
  readonly nextSeq: number
  readonly root: string
  readonly memories: number
  readonly tombstoned: number
  readonly erased: number
  readonly edges: number
  readonly home: string
  readonly durability: string
  readonly repairs: readonly unknown[]
  readonly embedding?: { readonly name?: string; readonly why?: string }
  readonly embedder?: { readonly pending: number; readonly done: number; readonly failed: number }
}

interface Day {
  readonly day: string
  readonly total: number
}

export function Top() {
  return (
    <header class="top">
      <a class="mark" href={hrefOf('context')}>
        <Icon name="Belief" />
        <span>Cortex</span>
      </a>
      <ActorSwitch />
      <Days />
      <NowButton />
      <span class="grow" />
      <Search />
      <Lock />
      <Theme />
    </header>
  )
}

function ActorSwitch() {
  const [actors, setActors] = useState<readonly string[]>([])
  useEffect(() => {
    void fetch('/v1/actors', { headers: headers() })
      .then(async (response) => (response.ok ? ((await response.json()) as unknown) : undefined))
      .then((answer) => {
        const list = (answer as { actors?: readonly (string | { actor: string })[] })?.actors ?? []
        setActors(list.map((each) => (typeof each === 'string' ? each : each.actor)))
      })
      .catch(() => undefined)
  }, [session.value?.token])
  const now = actorName()
  const names = actors.includes(now) ? actors : [now, ...actors]
  return (
    <select
      aria-label="Whose memory"
      value={now}
      onChange={({ currentTarget }) => setParams({ actor: currentTarget.value, id: undefined })}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}

const SHOWN_DAYS = 44

/** A bar for each of the last days; a click goes there. */
function Days() {
  const loading = useCall<{ days: readonly Day[] }>('timeline', {})
  const days = loading.last?.days.slice(-SHOWN_DAYS) ?? []
  const most = Math.max(1, ...days.map(({ total }) => total))
  const picked = param('asOf')
  const today = isoDay(Date.now())
  const move = (by: number): void => {
    const at = picked === undefined ? days.length - 1 : days.findIndex(({ day }) => day === picked)
    const next = days[at + by]
    if (next !== undefined) setParams({ asOf: next.day === today ? undefined : next.day })
  }
  return (
    <button
      type="button"
      class="days"
      aria-label="Days: left and right arrows move through them"
      onKeyDown={({ key }) => (key === 'ArrowLeft' ? move(-1) : key === 'ArrowRight' && move(1))}
      onClick={({ offsetX, currentTarget }) => {
        const share = offsetX / currentTarget.clientWidth
        const day = days[Math.floor(share * days.length)]
        if (day !== undefined) setParams({ asOf: day.day === today ? undefined : day.day })
      }}
    >
      <svg viewBox="0 0 220 30" width="220" height="30" aria-hidden="true">
        {days.map(({ day, total }, index) => {
          const height = 3 + (22 * total) / most
          const width = 220 / Math.max(days.length, 12)
          return (
            <rect
              key={day}
              class={day === picked ? 'picked' : ''}
              x={index * width}
              y={28 - height}
              width={Math.max(1, width - 1.5)}
              height={height}
            >
              <title>
                {day}: {total} entries
              </title>
            </rect>
          )
        })}
      </svg>
    </button>
  )
}

function NowButton() {
  const at = asOf()
  return (
    <button
      type="button"
      disabled={at === undefined}
      onClick={() => setParams({ asOf: undefined })}
      title={at === undefined ? 'You are looking at now' : 'Back to now'}
    >
      <Icon name="clock" />
      {at === undefined ? 'Now' : dayText(at)}
    </button>
  )
}

function Search() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const query = input.current?.value.trim() ?? ''
          if (query !== '') go(hrefOf('recall', { q: query }))
        }}
      >
        <input
          ref={input}
          id="search"
          type="search"
          placeholder="Search memories"
          aria-label="Search memories"
        />
      </form>
    </search>
  )
}

function Lock() {
  const canWrite = session.value?.access === 'write'
  return (
    <button
      type="button"
      class={canWrite ? 'writing' : ''}
      onClick={() => {
        if (canWrite) lock()
        else unlocking.value = () => undefined
      }}
    >
      <Icon name={canWrite ? 'unlocked' : 'locked'} />
      {canWrite ? 'Writing on' : 'Read only'}
    </button>
  )
}

const THEME = 'cortex-theme'

export function applyTheme(): void {
  const theme = localStorage.getItem(THEME)
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function Theme() {
  return (
    <button
      type="button"
      title="Light or dark"
      onClick={() => {
        const isDark =
          (document.documentElement.dataset.theme ??
            (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'
        localStorage.setItem(THEME, isDark ? 'light' : 'dark')
        applyTheme()
      }}
    >
      <Icon name="theme" />
      <span class="hidden">Light or dark</span>
    </button>
  )
}

export function Rail() {
  const current = page.value
  const link = (to: Page, title: string, key: string) => (
    <a key={to} href={hrefOf(to)} aria-current={current === to ? 'page' : undefined} title={title}>
      <Icon name={to} />
      <span>{title}</span>
      <kbd class="count">{key}</kbd>
    </a>
  )
  return (
    <nav class="rail" aria-label="Pages">
      {RAIL.map(([to, title, key]) => link(to, title, key))}
      <hr />
      {link('review', 'Review', 'v')}
      {link('files', 'Context files', 'f')}
      <span class="end" />
      {link('settings', 'Settings', 's')}
    </nav>
  )
}

/** On narrow screens, instead of the rail. */
export function Tabs() {
  const tabs: readonly (readonly [Page, string])[] = [
    ['context', 'Context'],
    ['memories', 'Memories'],
    ['recall', 'Recall'],
    ['review', 'Review'],
    ['settings', 'More'],
  ]
  return (
    <nav class="tabs" aria-label="Pages, short">
      {tabs.map(([to, title]) => (
        <a key={to} href={hrefOf(to)} aria-current={page.value === to ? 'page' : undefined}>
          <Icon name={to} />
          {title}
        </a>
      ))}
    </nav>
  )
}

export function Bottom() {
  const loading = useCall<Status>('status', {})
  const status = loading.last
  const line = connection.value
  return (
    <footer class="bottom">
      {line.state === 'live' ? (
        <span>
          <span class="dot" />
          Live
        </span>
      ) : (
        <span role="status">
          <span class="dot lost" />
          Connection lost, trying again in {Math.ceil(line.againInMs / 1000)} s. What you see is
          from {new Date(line.since).toISOString().slice(11, 16)}.
        </span>
      )}
      {status !== undefined && (
        <>
          <span>entry {status.nextSeq - 1}</span>
          <span>
            root <code>{status.root.slice(0, 8)}</code>
          </span>
          <ProofBadge root={status.root} />
        </>
      )}
      <span class="grow" />
      <span>{location.host}</span>
    </footer>
  )
}

/** Never green for what the server says about itself. */
export function ProofBadge({ root }: { root: string }) {
  const now = check.value
  if (now.state !== 'done') return <Badge>not checked yet</Badge>
  if (!now.report.ok) return <Badge kind="bad">does not match</Badge>
  const time = new Date(now.at).toISOString().slice(11, 16)
  if (now.report.root === root) return <Badge kind="ok">checked in this browser {time}</Badge>
  return <Badge kind="past">checked {time}, entries came since</Badge>
}

export function AsOfBar() {
  const at = asOf()
  if (at === undefined) return null
  return (
    <div class="asof" role="status">
      You are looking at {dayText(at)}. Writing is off until you come back.
      <button type="button" class="small" onClick={() => setParams({ asOf: undefined })}>
        Back to now
      </button>
    </div>
  )
}

export function UnlockDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<string>()
  const action = unlocking.value
  useEffect(() => {
    if (action !== undefined) dialog.current?.showModal()
    else dialog.current?.close()
  }, [action])
  return (
    <dialog
      ref={dialog}
      onClose={() => (unlocking.value = undefined)}
      aria-labelledby="unlock-title"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const token = String(new FormData(event.currentTarget).get('token') ?? '')
          void unlock(token).then((why) => {
            setProblem(why)
            if (why !== undefined) return
            const next = unlocking.value
            unlocking.value = undefined
            next?.()
          })
        }}
      >
        <h2 id="unlock-title">Unlock writing</h2>
        <p>
          This page only reads. To change memories, paste the owner’s token.{' '}
          <code>cortex token show</code> prints it.
        </p>
        <label>
          Owner’s token
          <input name="token" type="password" autocomplete="off" required />
        </label>
        {problem !== undefined && <p class="note bad">{problem}</p>}
        <div class="actions">
          <button type="submit" class="main">
            Unlock
          </button>
          <button type="button" onClick={() => (unlocking.value = undefined)}>
            Stay read only
          </button>
        </div>
      </form>
    </dialog>
  )
}
