/** Frameworks are optional peers: they are loaded when something needs them, and a missing one is explained. */
import { CortexError } from '@cortex-memory/core'

/**
 * Loads a framework that the application installed. `load` names it in a literal `import`, so that bundlers see it.
 *
 * @throws {CortexError} `INVALID_INPUT` with the command that installs it, if it is not there
 */
export async function loadPeer<T>(
  entry: string,
  name: string,
  load: () => Promise<unknown>,
): Promise<T> {
  try {
    return (await load()) as T
  } catch (error) {
    if (!isMissing(error, name)) throw error
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot use @cortex-memory/adapters/${entry}: the package ${name} is not installed. Install it beside the adapter: npm install ${name}`,
      { path: name, cause: error },
    )
  }
}

/** A package that is there and fails for a reason of its own is not missing. */
function isMissing(error: unknown, name: string): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  const says = typeof message === 'string' && message.includes(name)
  return (
    says && (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || code === undefined)
  )
}
