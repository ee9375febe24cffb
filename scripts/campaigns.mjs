// Campaigns of faults: tests with many processes, in files of their own. `npm run test:faults` runs
// them; `npm test` leaves them out.
export const CAMPAIGNS = {
  processes: 'packages/core/test/processes.test.ts',
  'crash-steps': 'packages/core/test/crash-steps.test.ts',
  'erase-processes': 'packages/core/test/erase-processes.test.ts',
  flips: 'packages/core/test/flips.test.ts',
  'lost-lock': 'packages/core/test/lost-lock.test.ts',
  'lock-file': 'packages/core/test/lock-file.test.ts',
  'rough-use': 'packages/core/test/rough-use.test.ts',
  'mixed-load': 'packages/core/test/mixed-load.test.ts',
  'pid-namespaces': 'packages/core/test/pid-namespaces.test.ts',
  'stopped-holder': 'packages/core/test/stopped-holder.test.ts',
  'power-cut': 'packages/core/test/power-cut.test.ts',
  'system-faults': 'packages/core/test/system-faults.test.ts',
  faults: 'packages/core/test/faults.test.ts',
  'fault-walks': 'packages/core/test/fault-walks.test.ts',
  scarcity: 'packages/core/test/scarcity.test.ts',
  'backup-kills': 'packages/core/test/backup-kills.test.ts',
  'embedding-kills': 'packages/core/test/embedding-kills.test.ts',
  'faults-elsewhere': 'packages/replica/test/faults.test.ts',
  'file-faults': 'packages/cli/test/faults.test.ts',
  'mcp-swarm': 'packages/cli/test/mcp-swarm.test.ts',
}

// Tests that `npm test` leaves out because they want the machine for themselves, or take long: `npm run test:NAME`.
export const APART = {
  // The time that text takes, from 250 kB to 1 MB, whatever it repeats.
  growth: [
    'packages/core/test/linear-patterns.test.ts',
    'packages/core/test/secret-time.test.ts',
    'packages/pager/test/learning-time.test.ts',
  ],
  // Journals in other engines: several nodes on one journal, random histories of them, a real PostgreSQL where there is one.
  nodes: [
    'packages/core/test/remote/nodes.test.ts',
    'packages/core/test/remote/random-nodes.test.ts',
    'packages/replica/test/postgres-faults.test.ts',
    'packages/replica/test/sharded-postgres.test.ts',
    'packages/replica/test/row-security.test.ts',
    'packages/cli/test/journal.test.ts',
  ],
  // Every example of the README, the guides and the comments, compiled and run.
  docs: ['packages/cli/test/examples.test.ts', 'packages/cli/test/guides.test.ts'],
}

/** What makes Vitest leave all of them out: `npm test` and `npm run test:node`. */
export const LEFT_OUT = [...Object.values(CAMPAIGNS), ...Object.values(APART).flat()].flatMap(
  (file) => ['--exclude', file],
)
