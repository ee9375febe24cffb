/** Where the built files of the explorer are, for a server that serves them. */
import { fileURLToPath } from 'node:url'

export const EXPLORER_FILES = fileURLToPath(new URL('./dist', import.meta.url))
