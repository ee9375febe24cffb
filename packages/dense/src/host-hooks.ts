/** The hook configuration for a host; merging it into settings is the installer's work. */

export type HookProfile = 'seed' | 'recommended'

export interface HookEntry {
  readonly matcher: string
  readonly hooks: readonly {
    readonly type: 'command'
    readonly command: string
    readonly timeout: number
  }[]
}

export interface HookSettings {
  readonly hooks: Readonly<Record<string, readonly HookEntry[]>>
}

/**
 * `seed` tracks Read and Grep; `recommended` adds the shell and the guard. `where` stands behind each
 * command: which context is meant, if it is not the usual one.
 */
export function hookSettings(command: string, where: string, profile: HookProfile): HookSettings {
  const entry = (matcher: string, line: string, timeout: number): HookEntry => ({
    matcher,
    hooks: [{ type: 'command', command: line, timeout }],
  })
  if (profile === 'seed') {
    return { hooks: { PostToolUse: [entry('Read|Grep', `${command} track${where}`, 5)] } }
  }
  return {
    hooks: {
      PostToolUse: [entry('Read|Grep|Bash', `${command} track --bash${where}`, 5)],
      PreToolUse: [entry('Write|Edit|MultiEdit', `${command} guard${where}`, 5)],
    },
  }
}

export function preCommitScript(command: string): string {
  return `#!/bin/sh\n# Dense Context: refuse a commit that breaks a rule.\nexec ${command} lint --quiet\n`
}
