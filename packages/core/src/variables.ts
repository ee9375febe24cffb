/**
 * Environment variables that have had other names. Ours comes first; the older names keep working.
 *
 * @module
 */

const ALIASES = {
  CORTEX_HOME: ['NEO_CORTEX_ROOT'],
  CORTEX_ACTOR: ['NEO_CORTEX_ACTOR'],
  CORTEX_ACTOR_DID: ['NEO_ACTOR_DID'],
  CORTEX_SKILLS_DIR: ['NEO_SKILLS_ROOT'],
  CORTEX_CONVERSATIONS_DIR: ['NEO_CONVERSATIONS_DIR'],
  CORTEX_CONVERSATION_TURNS: ['NEO_CONVERSATION_RETAINED_TURNS'],
  CORTEX_CONTEXT_WINDOW_TOKENS: ['NEO_CONTEXT_WINDOW_TOKENS'],
  CORTEX_MAIN_MODEL: ['NEO_MAIN_MODEL'],
  CORTEX_CHEAP_MODEL: ['NEO_CHEAP_MODEL'],
  CORTEX_EMBED_MODEL: ['NEO_EMBED_MODEL'],
  CORTEX_GATEWAY_URL: ['MATRIX_GATEWAY_URL', 'NEO_GATEWAY_URL'],
  CORTEX_GATEWAY_TOKEN: ['MATRIX_GATEWAY_TOKEN'],
} as const

/** A variable that also has older names. */
export type VariableName = keyof typeof ALIASES

/** All names of a variable: ours, then the older ones in the order they are looked at. */
export function variableNames(name: VariableName): readonly string[] {
  return [name, ...ALIASES[name]]
}

/** The value of a variable under the first of its names that is set; a blank value counts as unset. */
export function readVariable(
  environment: Readonly<Record<string, string | undefined>>,
  name: VariableName,
): string | undefined {
  for (const each of variableNames(name)) {
    const value = environment[each]?.trim()
    if (value) return value
  }
  return undefined
}
