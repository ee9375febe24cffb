/** Where the built files of the explorer are, for a server that serves them. */
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('./dist', import.meta.url))

export const EXPLORER_FILES = built
export const CHAT_VIEW = `${built}/chat-view.html`
