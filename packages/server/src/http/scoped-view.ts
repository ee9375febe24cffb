/** A store as the audience of a token's scope has it. */
import { type Cortex, decodeScopeFile, type ScopedCortex } from '@cortex-memory/core'
import { proveWith, signerOf } from '@cortex-memory/core/scope-signing'
import type { View } from '../actors/open-actors.ts'
import type { ScopeOfToken } from './token-files.ts'

/** Opens the scope once for each store; whether it still holds is asked with every call. */
export function viewThrough({ file, key }: ScopeOfToken): View {
  const opened = new WeakMap<Cortex, Promise<ScopedCortex>>()
  return async (cortex) => {
    const known = opened.get(cortex)
    if (known !== undefined) return await known
    const opening = open(cortex, Buffer.from(file, 'base64'), key)
    opened.set(cortex, opening)
    try {
      return await opening
    } catch (error) {
      opened.delete(cortex)
      throw error
    }
  }
}

async function open(cortex: Cortex, file: Uint8Array, key: string): Promise<ScopedCortex> {
  const scope = new Uint8Array(file)
  const caller = decodeScopeFile(scope).at(-1)?.grant.audience ?? ''
  return await cortex.scoped(scope, { caller, prove: proveWith(signerOf(key)) })
}
