/** Whether a memory is in the store under its root, checked by this page's own verifier. */

import { useState } from 'preact/hooks'
import { call } from '../api.ts'
import { messageOf } from '../message-of.ts'
import { verifyBytes } from '../verify.ts'
import { Badge } from './show.tsx'

type State = 'none' | 'running' | { readonly ok: boolean; readonly text: string }

export function MemoryProof({ uri }: { uri: string }) {
  const [state, setState] = useState<State>('none')
  if (typeof state === 'object') {
    return <Badge kind={state.ok ? 'ok' : 'bad'}>{state.text}</Badge>
  }
  return (
    <button
      type="button"
      class="small"
      disabled={state === 'running'}
      onClick={() => {
        setState('running')
        void checked(uri).then(setState)
      }}
    >
      {state === 'running' ? 'Checking' : 'Check its proof'}
    </button>
  )
}

async function checked(uri: string): Promise<State> {
  try {
    const { proof, root, journalCount } = await call<{
      proof: string
      root: string
      journalCount: number
    }>('prove', { uris: [uri], content: 'version' })
    const bytes = Uint8Array.from(atob(proof), (letter) => letter.charCodeAt(0))
    const { ok } = await verifyBytes(bytes.buffer, root)
    return ok
      ? { ok, text: `proof checked in this browser, entry ${journalCount - 1}` }
      : { ok, text: 'its proof does not match' }
  } catch (error) {
    return { ok: false, text: messageOf(error) }
  }
}
