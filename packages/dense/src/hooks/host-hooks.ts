/** The hook configuration for a host; merging it into settings is the installer's work. */

export type HookProfile = 'seed' | 'recommended'

export interface HookEntry {
  /** Which tools; absent where the event is not about a tool. */
  readonly matcher?: string
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
 * `seed` tracks Read and Grep, and commits what it counted when a session ends; `recommended` adds the
 * shell and the guard. `where` stands behind each
 * command: which context is meant, if it is not the usual one.
 */
export function hookSettings(command: string, where: string, profile: HookProfile): HookSettings {
  const entry = (matcher: string | undefined, line: string, timeout: number): HookEntry => ({
    ...(matcher === undefined ? {} : { matcher }),
    hooks: [{ type: 'command', command: line, timeout }],
  })
  const SessionEnd = [entry(undefined, `${command} commit-log${where}`, 30)]
  if (profile === 'seed') {
    const PostToolUse = [entry('Read|Grep', `${command} track${where}`, 5)]
    return { hooks: { PostToolUse, SessionEnd } }
  }
  return {
    hooks: {
      PostToolUse: [entry('Read|Grep|Bash', `${command} track --bash${where}`, 5)],
      PreToolUse: [entry('Write|Edit|MultiEdit', `${command} guard${where}`, 5)],
      SessionEnd,
    },
  }
}

export function preCommitScript(command: string): string {
  return `#!/bin/sh\n# Dense Context: refuse a commit that breaks a rule.\nexec ${command} lint --quiet\n`
}
