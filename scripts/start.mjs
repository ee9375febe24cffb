// `npm start`: sets everything up, then shows what Cortex is in one screen.
import { join } from 'node:path'
import { home, run, setup } from './setup.mjs'

setup()
run(process.execPath, [join(home, 'packages/cli/dist/main.js'), 'tour', ...process.argv.slice(2)])
