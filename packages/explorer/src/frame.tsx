/** What stands around every page: actor, days, search, lock; the rail; the line at the bottom. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { actorName, asOf, clock, useCall } from './api.ts'
import { connection } from './live.ts'
import { isDayOpen, isHelpOpen } from './notice.tsx'
import type { Remote } from './pages/health-replica.tsx'
import { Icon } from './parts/icon.tsx'
import { useActors } from './parts/nothing-known.tsx'
import { Badge, Key } from './parts/show.tsx'
import { useQueue, waitingIn } from './review-queue.ts'
import { go, hrefOf, type Page, page, setParams } from './route.ts'
import { lock, session, unlock, unlocking } from './session.ts'
import { check } from './verify.ts'
import { counted, dayText, isoDay } from './words.ts'

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
  readonly format: number
  readonly viewGeneration: number
  readonly lag: number
  readonly remote?: Remote
  readonly broken?: string
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
        <Icon name="mark" />
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
  const actors = useActors()
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

/** A bar for each of the last days, also for those without an entry; a click or a drag goes there. */
function Days() {
  const loading = useCall<{ days: readonly Day[] }>('timeline', {})
  const totals = new Map(loading.last?.days.map(({ day, total }) => [day, total]))
  const today = isoDay(Date.now())
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) =>
    isoDay(Date.parse(today) - (SHOWN_DAYS - 1 - index) * DAY_MS),
  )
  const most = Math.max(1, ...days.map((day) => totals.get(day) ?? 0))
  const past = asOf()
  const picked = past === undefined ? today : isoDay(past)
  const at = Math.max(0, days.indexOf(picked))
  const goTo = (index: number): void => {
    const day = days[Math.max(0, Math.min(days.length - 1, index))]
    if (day !== undefined && day !== picked) {
      setParams({ asOf: day === today ? undefined : day })
    }
  }
  const goToPointer = ({ offsetX, currentTarget }: PointerEvent): void => {
    const { clientWidth } = currentTarget as HTMLElement
    // The drawing has a margin of 6 at both ends.
    goTo(Math.floor(((offsetX - 6) / (clientWidth - 12)) * days.length))
  }
  const width = 220 / SHOWN_DAYS
  return (
    <div
      class="days"
      role="slider"
      tabIndex={0}
      aria-label="Day that is looked at"
      aria-valuemin={0}
      aria-valuemax={SHOWN_DAYS - 1}
      aria-valuenow={at}
      aria-valuetext={picked === today ? 'now' : dayText(Date.parse(picked))}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1, Home: -days.length, End: days.length }[
          event.key
        ]
        if (step === undefined) return
        event.preventDefault()
        goTo(at + step)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        goToPointer(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goToPointer(event)
      }}
    >
      <svg viewBox="-6 0 232 34" width="232" height="34" aria-hidden="true">
        {days.map((day, index) => {
          const total = totals.get(day) ?? 0
          const height = total === 0 ? 1 : 4 + (19 * total) / most
          return (
            <rect
              key={day}
              class={
                picked === today ? '' : day === picked ? 'picked' : day < picked ? 'then' : 'later'
              }
              x={index * width}
              y={26 - height}
              width={width - 1.5}
              height={height}
            />
          )
        })}
        <line x1="0" x2="220" y1="28" y2="28" />
        <circle cx={(at + 0.5) * width} cy="28" r="4" />
      </svg>
    </div>
  )
}

const DAY_MS = 86_400_000

function NowButton() {
  const at = asOf()
  return (
    <button
      type="button"
      class={at === undefined ? '' : 'past-day'}
      onClick={() => {
        isDayOpen.value = true
      }}
      title="Look at another day"
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
        <Icon name="search" />
        <input
          ref={input}
          id="search"
          type="search"
          placeholder="Search memories"
          aria-label="Search memories"
        />
        <Key of="/" />
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
      title={canWrite ? 'Lock writing' : 'Unlock writing'}
      onClick={() => {
        if (canWrite) lock()
        else unlocking.value = () => undefined
      }}
    >
      <Icon name={canWrite ? 'unlocked' : 'locked'} />
      <span class="wide">{canWrite ? 'Writing on' : 'Read only'}</span>
    </button>
  )
}

const THEME = 'cortex-theme'

export function applyTheme(): void {
  const theme = localStorage.getItem(THEME)
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function themeNow(): string {
  return localStorage.getItem(THEME) ?? ''
}

/** Nothing: as the system says. */
export function chooseTheme(theme: string): void {
  if (theme === '') localStorage.removeItem(THEME)
  else localStorage.setItem(THEME, theme)
  applyTheme()
}

function Theme() {
  return (
    <button
      type="button"
      class="theme"
      title="Light or dark"
      onClick={() => {
        const isDark =
          (document.documentElement.dataset.theme ??
            (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'
        chooseTheme(isDark ? 'light' : 'dark')
      }}
    >
      <Icon name="theme" />
      <span class="hidden">Light or dark</span>
    </button>
  )
}

export function Rail() {
  const current = page.value
  const queue = useQueue().last
  const waiting = queue === undefined ? 0 : waitingIn(queue).length
  const link = (to: Page, title: string, key: string, waiting = 0) => (
    <a key={to} href={hrefOf(to)} aria-current={current === to ? 'page' : undefined} title={title}>
      <Icon name={to} />
      <span>{title}</span>
      {waiting > 0 ? (
        <span class="count badge">
          {waiting}
          <span class="hidden"> wait</span>
        </span>
      ) : (
        <span class="count key" aria-hidden="true">
          {key}
        </span>
      )}
    </a>
  )
  return (
    <nav class="rail" aria-label="Pages">
      {RAIL.map(([to, title, key]) => link(to, title, key))}
      <hr />
      {link('review', 'Review', 'v', waiting)}
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
    <footer class={`bottom ${line.state}`}>
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
          <ProofBadge root={status.root} entries={status.nextSeq} />
        </>
      )}
      <span class="grow" />
      <span>{location.host}</span>
      <button
        type="button"
        class="quiet key-help"
        onClick={() => {
          isHelpOpen.value = true
        }}
      >
        <Key of="?" /> keys
      </button>
    </footer>
  )
}

/** Never green for what the server says about itself. */
export function ProofBadge({ root, entries }: { root: string; entries?: number }) {
  const now = check.value
  if (now.state !== 'done') return <Badge>not checked yet</Badge>
  if (!now.report.ok) return <Badge kind="bad">does not match</Badge>
  const time = new Date(now.at).toISOString().slice(11, 16)
  if (now.report.root === root) return <Badge kind="ok">checked in this browser {time}</Badge>
  const since = entries === undefined ? 0 : entries - Number(now.report.facts.entries ?? entries)
  return (
    <Badge kind="past">
      {since > 0
        ? `checked ${time}, before the last ${counted(since, 'entry', 'entries')}`
        : `checked ${time}, entries came since`}
    </Badge>
  )
}

export function AsOfBar() {
  const at = asOf()
  if (at === undefined) return null
  return (
    <div class="asof">
      <Icon name="clock" />
      <span role="status">
        You are looking at <b>{dayText(at)}</b>. Writing is off until you come back.
      </span>
      <span class="grow" />
      <span class="switch">
        {(['known', 'true'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={clock() === each}
            onClick={() => setParams({ clock: each === 'known' ? undefined : each })}
          >
            What was {each} then
          </button>
        ))}
      </span>
      <button type="button" onClick={() => setParams({ asOf: undefined, clock: undefined })}>
        Back to now <Key of="Esc" />
      </button>
      <span class="whole">
        {clock() === 'known'
          ? 'Lists, answers and contexts are as the store gave them then.'
          : 'Lists, answers and contexts are what was true then, by what is known today.'}{' '}
        Weights are today’s.
      </span>
    </div>
  )
}

export function UnlockDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<string>()
  const action = unlocking.value
  // Before anything is painted: until it is closed, the dialog keeps the keys.
  useLayoutEffect(() => {
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
