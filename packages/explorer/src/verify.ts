/** Checks files in this browser: the journal of the server, or what is dropped on the page. */

import type { FileReport } from '@cortex-memory/core/verify-portable'
import { signal } from '@preact/signals'
import { actorName, headers } from './api.ts'
import { messageOf } from './message-of.ts'
import workerUrl from './verify-worker.ts?worker&url'

export type Report = FileReport

export type Check =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly step: string; readonly share?: number }
  | { readonly state: 'done'; readonly at: number; readonly ms: number; readonly report: Report }
  | { readonly state: 'failed'; readonly message: string }

export const check = signal<Check>({ state: 'none' })

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

/** The one script address that the content policy lets this page make; nobody else can make a policy after it. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'cortex',
  {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('not a script of this page')
      return url
    },
  },
)

function scriptUrl(): string {
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

export function verifyBytes(bytes: ArrayBuffer, root?: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptUrl(), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('The check could not run in this browser.'))
    }
    worker.postMessage({ bytes, ...(root === undefined ? {} : { root }) }, [bytes])
  })
}

/** The whole journal of the actor, as `cortex export` writes it. */
export async function journalBytes(): Promise<ArrayBuffer> {
  const response = await fetch(`/v1/actors/${encodeURIComponent(actorName())}/journal`, {
    headers: headers(),
  })
  if (!response.ok) throw new Error('The server did not send its journal.')
  return await response.arrayBuffer()
}

export async function verifyJournal(root: string): Promise<void> {
  const started = performance.now()
  check.value = { state: 'running', step: 'Downloading the journal' }
  try {
    const bytes = await journalBytes()
    check.value = { state: 'running', step: `Recomputing the root of ${bytes.byteLength} bytes` }
    const report = await verifyBytes(bytes, root)
    check.value = { state: 'done', at: Date.now(), ms: performance.now() - started, report }
  } catch (error) {
    check.value = {
      state: 'failed',
      message: messageOf(error),
    }
  }
}
