/** An empty store: what is missing, how to begin, and where else there is something. */
import { useEffect, useState } from 'preact/hooks'
import { actorName } from '../api.ts'
import { type ActorRow, actorRows, connection, isAbsent } from '../live.ts'
import { hrefOf } from '../route.ts'
import { session } from '../session.ts'
import { RememberButton } from './remember.tsx'
import { Command } from './show.tsx'

const DEMO = 'demo'
const OFFERED = 6

export function NothingKnown() {
  const others = useActors().filter((name) => name !== actorName())
  return (
    <div class="nothing">
      <svg viewBox="0 0 190 72" width="190" height="72" aria-hidden="true">
        <rect class="ghost" x="1" y="1" width="188" height="16" rx="3" />
        <rect class="page" x="1" y="26" width="188" height="44" rx="5" />
        <path class="line" d="M14 42h104M14 54h66" />
        <circle cx="165" cy="48" r="10" />
        <path class="plus" d="M165 43v10M160 48h10" />
      </svg>
      <h2>Nothing is known yet</h2>
      <p class="lead">
        Tell your agent something worth keeping, or say it here yourself. It will be in the next
        context, and on this page, at once.
      </p>
      <Command text="cortex remember 'The build runs on Node 20'" />
      <div class="actions">
        <RememberButton title="Remember something" />
        {others.includes(DEMO) && (
          <a class="button" href={hrefOf('context', { actor: DEMO })}>
            Look around with demo data
          </a>
        )}
      </div>
      {others.length === 0 ? (
        <p class="faint">
          To look around first, start the server with demo data, which goes into a memory of its
          own: <code>cortex serve --demo</code>
        </p>
      ) : (
        <p class="faint">
          This is the memory of <b>{actorName()}</b>. On this server there is also{' '}
          {others.slice(0, OFFERED).map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a href={hrefOf('context', { actor: name })}>{name}</a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  )
}

/** Whose memories this server has. */
export function useActors(): readonly string[] {
  return useActorRows().map(({ actor }) => actor)
}

export function useActorRows(): readonly ActorRow[] {
  const [rows, setRows] = useState<readonly ActorRow[]>([])
  useEffect(() => {
    void actorRows().then(setRows)
  }, [session.value?.token, isAbsent.value, connection.value.state])
  return rows
}
