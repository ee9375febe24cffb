// What `hook.ts` starts and watches.
type Loader = import('./start/load-bundle.cts').Loader

const { loadBundle } = require('./start/load-bundle.cjs') as Loader

void (loadBundle('hook-worker', process.argv[2] ?? '') as { work(): Promise<void> }).work()
