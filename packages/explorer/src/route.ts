/** The address bar holds the whole state: page, actor, day, filter and selection. */
import { computed, signal } from '@preact/signals'

export const PAGES = [
  'context',
  'memories',
  'recall',
  'timeline',
  'journal',
  'map',
  'health',
  'review',
  'files',
  'settings',
] as const
export type Page = (typeof PAGES)[number]

const query = signal(new URLSearchParams(location.search))

addEventListener('popstate', () => {
  query.value = new URLSearchParams(location.search)
})

/** Changes with everything that the address says. */
export const address = computed(() => query.value.toString())

export const page = computed<Page>(() => {
  const named = query.value.get('page')
  return PAGES.find((each) => each === named) ?? 'context'
})

export function param(name: string): string | undefined {
  return query.value.get(name) ?? undefined
}

/** What stays when the page changes. */
const KEPT = ['actor', 'asOf', 'clock']

export function hrefOf(
  to: Page,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const next = new URLSearchParams({ page: to })
  for (const name of KEPT) {
    const value = query.value.get(name)
    if (value !== null) next.set(name, value)
  }
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return `/?${next}`
}

export function go(href: string): void {
  history.pushState(undefined, '', href)
  query.value = new URLSearchParams(location.search)
  document.querySelector('main')?.scrollTo(0, 0)
}

/** The same page with other parameters. */
export function setParams(params: Readonly<Record<string, string | undefined>>): void {
  const now: Record<string, string | undefined> = {}
  for (const [name, value] of query.value) if (name !== 'page') now[name] = value
  go(hrefOf(page.value, { ...now, ...params }))
}

/** The same place, said more exactly: Back does not stop at it. */
export function replaceParams(params: Readonly<Record<string, string | undefined>>): void {
  const next = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  if (next.toString() === new URLSearchParams(location.search).toString()) return
  history.replaceState(history.state, '', `/?${next}`)
  query.value = next
}

/** Links of ours change the page without loading it again. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/?"]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname + link.search)
})
