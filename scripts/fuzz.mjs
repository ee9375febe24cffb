// `npm run test:fuzz -- [--count N] [--face NAME]…`: calls that nobody should make, N of them, 10,000
// by default, to every interface: MCP, HTTP and the command line. Each gets an answer or a typed error,
// and what is refused writes nothing. `npm test` makes some of them.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { home, run, setup } from './setup.mjs'

const FACES = {
  mcp: 'packages/server/test/mcp-hostile.test.ts',
  http: 'packages/server/test/http/hostile.test.ts',
  cli: 'packages/cli/test/hostile.test.ts',
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    face: { type: 'string', multiple: true, default: Object.keys(FACES) },
  },
})
if (!/^[1-9]\d{0,6}$/.test(values.count) || values.face.some((name) => !(name in FACES))) {
  const names = Object.keys(FACES).join('|')
  console.error(`Usage: npm run test:fuzz -- [--count N] [--face ${names}]…`)
  process.exit(2)
}
setup()
run(
  process.execPath,
  [join(home, 'node_modules/vitest/vitest.mjs'), 'run', ...values.face.map((name) => FACES[name])],
  { env: { ...process.env, CORTEX_FUZZ_CALLS: values.count } },
)
