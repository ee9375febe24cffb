/**
 * Where hosts keep their files, on each platform. Everything comes from the environment, so that
 * another home is another machine.
 *
 * @module
 */
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

/** The machine and its directories. */
export interface Surroundings {
  /** The operating system. */
  readonly platform: NodeJS.Platform
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
}

export interface Places {
  /** The home directory of the user. */
  readonly home: string
  /** Where graphical programs keep their settings. */
  readonly settings: string
  readonly claude: string
  readonly codex: string
  readonly join: (...parts: string[]) => string
}

export function placesOf({ platform, env }: Surroundings): Places {
  const { join } = platform === 'win32' ? win32 : posix
  const home = filled(platform === 'win32' ? env.USERPROFILE : env.HOME) ?? homedir()
  return {
    home,
    settings: settingsOf(platform, env, home, join),
    claude: filled(env.CLAUDE_CONFIG_DIR) ?? join(home, '.claude'),
    codex: filled(env.CODEX_HOME) ?? join(home, '.codex'),
    join,
  }
}

function settingsOf(
  platform: NodeJS.Platform,
  env: Surroundings['env'],
  home: string,
  join: Places['join'],
): string {
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', 'Application Support')
    case 'win32':
      return filled(env.APPDATA) ?? join(home, 'AppData', 'Roaming')
    default:
      return filled(env.XDG_CONFIG_HOME) ?? join(home, '.config')
  }
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : text
}
