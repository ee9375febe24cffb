/** Waiting, failing, and small things that every page has. */
import type { ComponentChildren } from 'preact'
import type { Loading } from '../api.ts'

export function Show<T>({
  loading,
  children,
}: {
  loading: Loading<T>
  children: (answer: T) => ComponentChildren
}) {
  if (loading.state === 'failed' && loading.last === undefined)
    return <Note kind="bad">{loading.error.message}</Note>
  if (loading.last === undefined)
    return (
      <div class="bars">
        <span class="hidden" role="status">
          Loading
        </span>
      </div>
    )
  return <div class={loading.state === 'ready' ? undefined : 'stale'}>{children(loading.last)}</div>
}

export function Note({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'ok' | 'bad' | 'past' | 'clash'
  children: ComponentChildren
}) {
  return (
    <p class={`note ${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
      {children}
    </p>
  )
}

export function Badge({ kind = '', children }: { kind?: string; children: ComponentChildren }) {
  return <span class={`badge ${kind}`}>{children}</span>
}

export function Card({
  title,
  aside,
  children,
}: {
  title: ComponentChildren
  aside?: ComponentChildren
  children: ComponentChildren
}) {
  return (
    <section class="card">
      <header>
        <h2>{title}</h2>
        {aside !== undefined && <div class="aside">{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** A command to copy. */
export function Command({ text }: { text: string }) {
  return (
    <div class="command">
      <code>{text}</code>
      <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
        Copy
      </button>
    </div>
  )
}

export function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A key beside the word for what it does; screen readers read the list of keys instead. */
export function Key({ of: key }: { of: string }) {
  return (
    <span class="key" aria-hidden="true">
      {key}
    </span>
  )
}
