import { readFileSync } from 'node:fs'

/** All packages share one version. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string
  }
).version
