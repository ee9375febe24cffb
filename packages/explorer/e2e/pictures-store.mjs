// What the pictures of the documentation show besides the store of the tests: more of what a coding project learns.
const DAY_MS = 86_400_000

const said = (origin, channel) => ({ provenance: { source: 'user_input', origin, channel } })
const BY = {
  user: said('user', 'cli'),
  claude: said('agent', 'claude-code'),
  codex: said('agent', 'codex'),
  ci: said('tool', 'ci'),
}
/** Shown before a change of the api. */
const MARKED = { frames: [{ verb: 'modify', kind: 'service', ref: 'api' }] }

function fact(day, by, [subject, predicate], statement, tags, more = {}) {
  const data = { type: 'Fact', subject, predicate, statement }
  return { day, data, tags, ...BY[by], ...more }
}

function rule(day, by, [polarity, strength], statement, tags, more = {}) {
  const source = by === 'user' ? 'user_declared' : 'learned'
  const data = { type: 'Constraint', statement, polarity, strength, source }
  return { day, data, tags, ...BY[by], ...more }
}

function event(day, by, outcome, summary, tags) {
  const data = { type: 'Event', kind: 'observation', outcome, summary }
  return { day, data, tags, ...BY[by], ...MARKED }
}

const OFFICE = 'harbour-office'
const SEATS = 'Seat maps are stored as JSON in bookings.layout; the web reads them as they are'
const WEBHOOK = 'The old webhook of the harbour office is shut down at the end of next week'
const MOVED = 'Tide computation moved: 1,140 lines out of api, 96 tests came along'
const FAILED = 'Nightly run: 2 of 412 tests failed, the seat test and the time zone test'
const HEALTH = 'curl -s localhost:8080/health answers {"ok":true} when the migrations have run'
const LOCAL = 'The tide API of the harbour office answers in local time, not in UTC'

/** In the order of their days. */
export const EXTRAS = [
  fact(
    1,
    'user',
    ['images', 'platform'],
    'Images are built with --platform linux/amd64',
    ['deploy'],
    MARKED,
  ),
  fact(
    2,
    'claude',
    ['repository', 'layout'],
    'The monorepo has three packages: api, web and tides',
    ['repo'],
    MARKED,
  ),
  fact(3, 'codex', ['build', 'runs_on'], 'The build runs on Node 20', ['build']),
  rule(
    6,
    'user',
    ['dont', 'firm'],
    'edit a migration that is merged; write a new one',
    ['db'],
    MARKED,
  ),
  fact(7, 'claude', ['staging', 'restarts'], 'Staging restarts every Wednesday at 05:00 UTC', [
    'deploy',
  ]),
  event(9, 'ci', 'failure', FAILED, ['ci']),
  rule(13, 'user', ['do', 'hard'], 'run the tests of the package you touched', ['tests']),
  fact(15, 'claude', ['seat-maps', 'stored_as'], SEATS, ['db'], MARKED),
  fact(16, 'codex', ['health', 'answers'], HEALTH, ['api'], MARKED),
  {
    day: 18,
    data: {
      type: 'Preference',
      topic: 'imperative commit messages',
      polarity: 'prefer',
      strength: 0.8,
    },
    ...BY.claude,
  },
  event(21, 'codex', 'success', MOVED, ['refactor']),
  fact(23, 'claude', [OFFICE, 'time'], LOCAL, ['tides'], MARKED),
  {
    day: 25,
    data: {
      type: 'Belief',
      statement: 'the tile cache is stale after a deploy',
      stance: 'suspect',
    },
    tags: ['deploy'],
    ...BY.codex,
  },
  fact(
    29,
    'codex',
    ['linter', 'stops'],
    'The linter stops the build on unused exports',
    ['build'],
    MARKED,
  ),
  event(31, 'ci', 'success', 'Nightly run: 508 of 508 tests passed in 4 min 11 s', ['ci']),
  fact(35, 'user', [OFFICE, 'webhook'], WEBHOOK, ['tides'], {
    expiresAt: Date.now() + 12 * DAY_MS,
    ...MARKED,
  }),
  fact(37, 'claude', ['build', 'runs_on'], 'The build runs on Node 22 in CI', ['build']),
  rule(40, 'claude', ['do', 'firm'], 'create indexes in a migration of their own', ['db'], MARKED),
]
