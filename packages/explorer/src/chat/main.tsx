/** The page inside a chat: draws the answer that the host hands over, and goes on from it. */

import { signal } from '@preact/signals'
import { render } from 'preact'
import { messageOf } from '../message-of.ts'
import { Note } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import '../style.css'
import './chat.css'
import { connectToHost, type HostLink, type ToolResult } from './host-link.ts'
import {
  AroundView,
  type ContextAnswer,
  ContextView,
  type MemoryAnswer,
  MemoryView,
  type Ways,
} from './views.tsx'

/** What was shown, the current one last. */
const shown = signal<readonly ToolResult[]>([])
const problem = signal<string | undefined>(undefined)
const link = signal<HostLink | undefined>(undefined)

async function show(tool: string, input: object): Promise<void> {
  try {
    const result = await link.value?.call(tool, input)
    if (result === undefined) return
    problem.value = result.isError === true ? wordsOf(result) : undefined
    if (result.isError !== true) shown.value = [...shown.value, result]
  } catch (error) {
    problem.value = messageOf(error)
  }
}

function Chat() {
  const result = shown.value.at(-1)
  const ways: Ways =
    link.value?.canCall === true
      ? {
          open: (uri) => void show('memory_get', { uri }),
          around: (uri) => void show('memory_neighbours', { uri }),
        }
      : {}
  return (
    <main class="chat">
      {shown.value.length > 1 && (
        <button
          type="button"
          class="small"
          onClick={() => {
            shown.value = shown.value.slice(0, -1)
          }}
        >
          Back
        </button>
      )}
      {problem.value !== undefined && <Note kind="bad">{problem.value}</Note>}
      {result === undefined ? (
        <p class="faint">Waiting for the answer.</p>
      ) : (
        <View result={result} ways={ways} />
      )}
    </main>
  )
}

/** What is not one of the three is shown as the text that it came with. */
function View({ result, ways }: { result: ToolResult; ways: Ways }) {
  const answer: Readonly<Record<string, unknown>> = result.structuredContent ?? {}
  if (result.isError !== true) {
    if (Array.isArray(answer.nodes)) return <AroundView around={answer as never} ways={ways} />
    if (typeof answer.head === 'object')
      return <MemoryView memory={answer as unknown as MemoryAnswer} ways={ways} />
    if (Array.isArray(answer.pinned))
      return <ContextView answer={answer as unknown as ContextAnswer} ways={ways} />
  }
  return (
    <p class="mono">
      <Text of={wordsOf(result)} />
    </p>
  )
}

function wordsOf({ content = [] }: ToolResult): string {
  return content.map(({ text = '' }) => text).join('\n')
}

const root = document.getElementById('chat')
if (root !== null) render(<Chat />, root)
link.value = await connectToHost({
  onResult: (result) => {
    shown.value = [result]
  },
  onContext: ({ theme }) => {
    if (theme !== undefined) document.documentElement.dataset.theme = theme
  },
})
