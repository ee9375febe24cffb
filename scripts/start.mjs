// `npm start`: sets everything up, then serves. `npm start -- --tour` shows what Cortex is in one screen.
import { setup } from './setup.mjs'

setup()
// In this process, so that Ctrl-C reaches the server itself.
const { main } = await import('../packages/cli/dist/run.js')
const given = process.argv.slice(2)
const isTour = given.includes('--tour')
const rest = given.filter((word) => word !== '--tour')
// A clone is a project of its own, and nobody who tries Cortex out means that one.
const isNamed = process.env.CORTEX_ACTOR || rest.some((word) => /^--actor(=|$)/.test(word))
const whose = isTour || isNamed ? [] : ['--actor', 'user']
console.error('cortex: in this clone, the command `cortex` is `npx --no cortex`')
process.exitCode = await main([...whose, isTour ? 'tour' : 'serve', ...rest])
