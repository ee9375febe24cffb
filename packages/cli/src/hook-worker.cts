// What `hook.ts` starts and watches.
type Loader = import('./start/load-bundle.cts').Loader

const { loadBundle } = require('./start/load-bundle.cjs') as Loader

const entry = loadBundle('cortex', process.argv[2] ?? '', 'hook-worker') as {
  work(): Promise<void>
}
void entry.work()
