/**
 * A store as the audience of a scope has it, in the shape that operations know. What a scope does
 * not offer is refused by name, so that a new operation cannot see more than its scope lets it.
 *
 * @module
 */
import { Cortex, CortexError, decodeScopeFile, type ScopedCortex } from '@cortex-memory/core'
import { proveWith, signerOf } from '@cortex-memory/core/scope-signing'
import type { ScopeOfToken } from './token-files.ts'

export type View = (cortex: Cortex) => Promise<Cortex>

/** Opens the scope once for each store; whether it still holds is asked with every call. */
export function viewThrough({ file, key }: ScopeOfToken): View {
  const opened = new WeakMap<Cortex, Promise<Cortex>>()
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

async function open(cortex: Cortex, file: Uint8Array, key: string): Promise<Cortex> {
  const scope = new Uint8Array(file)
  const caller = decodeScopeFile(scope).at(-1)?.grant.audience ?? ''
  const scoped = await cortex.scoped(scope, { caller, prove: proveWith(signerOf(key)) })
  return asCortex(scoped, cortex.actor)
}

/** Every method of a store: the scope's own where it has one, a refusal where not; and whose it is. */
function asCortex(scoped: ScopedCortex, actor: string): Cortex {
  const names = Object.getOwnPropertyNames(Cortex.prototype)
  const methods = names.map((name) => {
    const own = Reflect.get(scoped, name) as unknown
    return [name, typeof own === 'function' ? own.bind(scoped) : refuse]
  })
  return { ...Object.fromEntries(methods), actor } as Cortex
}

function refuse(): never {
  throw new CortexError('SCOPE_VIOLATION', 'Cannot do that: it needs the whole store')
}
