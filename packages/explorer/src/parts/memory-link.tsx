/** A memory by its address: what it says, as a link to its page. */
import { useCall } from '../api.ts'
import type { Full } from '../memory-shape.ts'
import { hrefOf } from '../route.ts'
import { partsOf, statementOf } from '../words.ts'
import { TypeIcon } from './icon.tsx'
import { Text } from './text.tsx'

/** What a memory says, in quotes; nothing while it is not known. */
export function Named({ reference }: { reference: string }) {
  const memory = useCall<Full>('get', { uri: reference }).last
  if (memory === undefined) return null
  return (
    <>
      “
      <a href={hrefOf('memories', { id: memory.head.id })}>
        <Text of={statementOf(memory.data, memory.head.forms.medium).slice(0, 300)} />
      </a>
      ”{' '}
    </>
  )
}

export function MemoryLink({ uri }: { uri: string }) {
  const { type, id } = partsOf(uri)
  const memory = useCall<Full>('get', { uri }).last
  return (
    <>
      <TypeIcon type={type} />
      <a class="grow clamp" href={hrefOf('memories', { id })}>
        {memory === undefined ? (
          <span class="mono">…{id.slice(-6)}</span>
        ) : (
          <Text of={statementOf(memory.data, memory.head.forms.medium).slice(0, 300)} />
        )}
      </a>
    </>
  )
}
