import { render } from 'preact'
import { useEffect, useErrorBoundary, useLayoutEffect } from 'preact/hooks'
import { actorName, asOf } from './api.ts'
import { AsOfBar, applyTheme, Bottom, LETTERS, Rail, Tabs, Top, UnlockDialog } from './frame.tsx'
import { listenForKeys, useKeys } from './keys.ts'
import { later } from './later.tsx'
import { follow, isAbsent } from './live.ts'
import { messageOf } from './message-of.ts'
import { DayDialog, isHelpOpen, KeyHelp, NoticeLine } from './notice.tsx'
import { ContextPage } from './pages/context.tsx'
import { NothingKnown } from './parts/nothing-known.tsx'
import { Command, Note } from './parts/show.tsx'
import { address, go, hrefOf, page, param, setParams } from './route.ts'
import { enter, refused, session } from './session.ts'
import { notice, undoLast } from './undo.ts'
import { isoDay, own } from './words.ts'
import './style.css'

function App() {
  const actor = actorName()
  const token = session.value?.token
  // Before the page asks for anything: an entry that comes after its answers is one that is followed.
  useLayoutEffect(() => {
    if (token === undefined) return
    const stop = new AbortController()
    void follow(stop.signal)
    return () => stop.abort()
  }, [actor, token])
  useEffect(() => {
    const root = document.getElementById('app')
    root?.classList.toggle('past', asOf() !== undefined)
  })
  if (session.value === undefined) return <Door />
  return (
    <>
      <a class="skip" href="#content">
        Skip to content
      </a>
      <Top />
      <Rail />
      <main id="content" tabIndex={-1}>
        <AsOfBar />
        {isAbsent.value && page.value !== 'settings' ? <Absent /> : <Safe />}
      </main>
      <NoticeLine />
      <Bottom />
      <Tabs />
      <UnlockDialog />
      <KeyHelp />
      <DayDialog />
      <FrameKeys />
    </>
  )
}

const FilesPage = later(async () => (await import('./pages/files.tsx')).FilesPage)
const HealthPage = later(async () => (await import('./pages/health.tsx')).HealthPage)
const JournalPage = later(async () => (await import('./pages/journal.tsx')).JournalPage)
const MapPage = later(async () => (await import('./pages/map.tsx')).MapPage)
const MemoriesPage = later(async () => (await import('./pages/memories.tsx')).MemoriesPage)
const MemoryPage = later(async () => (await import('./pages/memory.tsx')).MemoryPage)
const RecallPage = later(async () => (await import('./pages/recall.tsx')).RecallPage)
const ReviewPage = later(async () => (await import('./pages/review.tsx')).ReviewPage)
const SettingsPage = later(async () => (await import('./pages/settings.tsx')).SettingsPage)
const TimelinePage = later(async () => (await import('./pages/timeline.tsx')).TimelinePage)

/** Nothing is remembered for this actor: what that means and what to do, on every page. */
function Absent() {
  return (
    <>
      <h1 class="hidden">Nothing is known yet</h1>
      <NothingKnown />
    </>
  )
}

/** A page that cannot be drawn says so, and the others stay. */
function Safe() {
  const [error, begin] = useErrorBoundary()
  const shown = address.value
  useEffect(() => {
    if (error !== undefined) begin()
  }, [shown])
  if (error === undefined) return <Current />
  return (
    <>
      <h1>This page cannot be shown</h1>
      <Note kind="bad">
        {messageOf(error)}. The other pages work;{' '}
        <a href={hrefOf(page.value)}>begin this one again</a>.
      </Note>
    </>
  )
}

function Current() {
  switch (page.value) {
    case 'context':
      return <ContextPage />
    case 'memories':
      return param('id') === undefined ? <MemoriesPage /> : <MemoryPage id={param('id') ?? ''} />
    case 'recall':
      return <RecallPage />
    case 'timeline':
      return <TimelinePage />
    case 'journal':
      return <JournalPage />
    case 'map':
      return <MapPage />
    case 'health':
      return <HealthPage />
    case 'review':
      return <ReviewPage />
    case 'files':
      return <FilesPage />
    case 'settings':
      return <SettingsPage />
  }
}

function FrameKeys() {
  useKeys([
    { keys: ['/'], does: 'search', run: () => document.getElementById('search')?.focus() },
    { keys: ['u'], does: 'undo the last change', run: undoLast },
    { keys: ['['], does: 'a day back', run: () => stepDay(-1) },
    { keys: [']'], does: 'a day on', run: () => stepDay(1) },
    { keys: ['Escape'], does: 'close, back, back to now', run: stepBack },
    {
      keys: ['?'],
      does: 'all keys of this page',
      run: () => {
        isHelpOpen.value = true
      },
    },
  ])
  return null
}

function stepBack(): void {
  if (notice.value !== undefined) notice.value = undefined
  else if (param('id') !== undefined) history.back()
  else if (asOf() !== undefined) setParams({ asOf: undefined, clock: undefined })
}

const DAY_MS = 86_400_000

function stepDay(by: number): void {
  const next = isoDay((asOf() ?? Date.now()) + by * DAY_MS)
  setParams({ asOf: next >= isoDay(Date.now()) ? undefined : next })
}

/** For who came without a code. */
function Door() {
  return (
    <main class="door">
      <h1>Cortex</h1>
      {refused.value !== undefined && <Note kind="bad">{refused.value}</Note>}
      <p class="lead">
        This page shows what your agents remember. To open it, run this where the server runs:
      </p>
      <Command text="cortex explore" />
      <p class="faint">It prints an address that works once, for a minute.</p>
    </main>
  )
}

listenForKeys((letter) => {
  const to = own(LETTERS, letter)
  if (to !== undefined) go(hrefOf(to))
})

applyTheme()
await enter()
const root = document.getElementById('app')
if (root !== null) render(<App />, root)
