import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { actorName, asOf } from './api.ts'
import { AsOfBar, applyTheme, Bottom, LETTERS, Rail, Tabs, Top, UnlockDialog } from './frame.tsx'
import { follow, fresh } from './live.ts'
import { ContextPage } from './pages/context.tsx'
import { FilesPage } from './pages/files.tsx'
import { HealthPage } from './pages/health.tsx'
import { JournalPage } from './pages/journal.tsx'
import { MapPage } from './pages/map.tsx'
import { MemoriesPage } from './pages/memories.tsx'
import { MemoryPage } from './pages/memory.tsx'
import { RecallPage } from './pages/recall.tsx'
import { ReviewPage } from './pages/review.tsx'
import { SettingsPage } from './pages/settings.tsx'
import { TimelinePage } from './pages/timeline.tsx'
import { Command, Note } from './parts/show.tsx'
import { go, hrefOf, page, param } from './route.ts'
import { enter, refused, session } from './session.ts'
import './style.css'

function App() {
  const actor = actorName()
  const token = session.value?.token
  useEffect(() => {
    if (token === undefined) return
    const stop = new AbortController()
    fresh.value = []
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
        <Current />
      </main>
      <Bottom />
      <Tabs />
      <UnlockDialog />
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

let leader = false

addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog') !== null) return
  if (localStorage.getItem('cortex-keys') === 'off') return
  if (leader) {
    leader = false
    const to = LETTERS[event.key]
    if (to !== undefined) go(hrefOf(to))
    return
  }
  if (event.key === 'g') leader = true
  if (event.key === '/') {
    event.preventDefault()
    document.getElementById('search')?.focus()
  }
})

applyTheme()
await enter()
const root = document.getElementById('app')
if (root !== null) render(<App />, root)
