// A real server over a small store with a past, and a real browser before it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCortex } from '@cortex-memory/core'
import { chromium } from 'playwright-core'

export const command = fileURLToPath(new URL('../../cli/bin/cortex.cjs', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DAY = 86_400_000
/** Shorter while one writes a test. */
const PATIENCE_MS = Number(process.env.CORTEX_PATIENCE_MS ?? 120_000)

/** Every page, with what it takes to show something. */
export const PAGES = [
  'context',
  'memories',
  'recall&q=postgres',
  'timeline',
  'journal',
  'map',
  'health',
  'review',
  'files',
  'settings',
]

/** The first day of the store; whole days from here on, so that no test depends on the hour. */
const FIRST = Date.parse(new Date().toISOString().slice(0, 10)) - 42 * DAY

/** Today is day 42. */
export function day(number) {
  return new Date(FIRST + number * DAY).toISOString().slice(0, 10)
}

/** A harbour's booking system, over six weeks. `extras` come on their days; without `hostile`, nothing attacks. */
export async function writeStore(home, { hostile: isHostile = true, extras = [] } = {}) {
  let now = FIRST
  const waiting = [...extras]
  /** Goes on to a day, with everything that comes before it. */
  const goTo = async (number) => {
    while (waiting[0] !== undefined && waiting[0].day < number) {
      const { day: on, ...memory } = waiting.shift()
      now = Math.max(now, FIRST + on * DAY)
      await cortex.write(memory)
    }
    now = Math.max(now, FIRST + number * DAY)
  }
  const cortex = await openCortex({ root: home, actor: 'tidewater', clock: () => now })
  const by = (origin, channel) => ({ provenance: { source: 'user_input', origin, channel } })
  const write = async (data, more = {}) => {
    now += DAY / 4
    return await cortex.write({ data, ...by('user', 'cli'), ...more })
  }
  const fact = (subject, predicate, statement) => ({ type: 'Fact', subject, predicate, statement })
  await write({ type: 'Identity', name: 'Atlas', roles: ['coding agent', 'reviewer'] })
  await write({
    type: 'Constraint',
    statement: 'push to main; open a pull request',
    polarity: 'dont',
    strength: 'hard',
    source: 'user_declared',
  })
  await write({
    type: 'Goal',
    statement: 'Move the tide computation out of the API',
    status: 'active',
  })
  const old = await write(
    fact('booking-api', 'stores_in', 'The booking API keeps its data in Postgres 14'),
    { tags: ['db'] },
  )
  await goTo(5)
  const event = await write({
    type: 'Event',
    kind: 'observation',
    outcome: 'success',
    summary: 'Upgrade of staging to Postgres 16',
  })
  const current = await write(
    fact('booking-api', 'stores_in', 'The booking API keeps its data in Postgres 16'),
    {
      tags: ['db'],
      frames: [{ verb: 'modify', kind: 'service', ref: 'api' }],
      supersedes: old.uri,
      // It was true a day before anybody wrote it down.
      validFrom: FIRST + 4.5 * DAY,
      ...by('agent', 'claude-code'),
    },
  )
  await goTo(12)
  const revised = await cortex.update(current.uri, {
    data: fact(
      'booking-api',
      'stores_in',
      'The booking API keeps its data in Postgres 16, with the extension pgcrypto',
    ),
    ...by('agent', 'codex'),
  })
  await cortex.addEdge({ src: current.id, type: 'caused_by', dst: event.id })
  const belief = await write(
    {
      type: 'Belief',
      statement: 'the api test run takes four minutes because every file starts a Postgres',
      stance: 'suspect',
    },
    by('agent', 'codex'),
  )
  await cortex.addEdge({ src: belief.id, type: 'derived_from', dst: current.id })
  await goTo(20)
  await write(fact('tide-tables', 'time_zone', 'Tide tables are in UTC'), { tags: ['time'] })
  await write({ type: 'Preference', topic: 'short answers', polarity: 'prefer', strength: 0.9 })
  const hostile = isHostile ? await writeHostile(write, fact) : undefined
  await goTo(27)
  for (const limit of [60, 100]) {
    await write(
      fact('public-api', 'rate_limit', `The public API allows ${limit} requests a minute`),
      {
        tags: ['api'],
        ...by('agent', 'claude-code'),
      },
    )
  }
  for (const channel of ['codex', 'claude-code']) {
    await write(fact('tests', 'need', 'Tests of the api need a Postgres on port 5433'), {
      tags: ['tests'],
      ...by('agent', channel),
    })
  }
  await goTo(34)
  await write(
    {
      type: 'Constraint',
      statement: 'ask before you add a dependency to the tides package',
      polarity: 'do',
      strength: 'firm',
      source: 'learned',
    },
    by('agent', 'claude-code'),
  )
  await cortex.attest({ intentId: 'pg-16', outcome: 'success', cited: [current.uri] })
  await goTo(41)
  await cortex.close()
  writeContext(home)
  return { old, current, revised, belief, hostile }
}

/** What a page must only ever show as text. */
async function writeHostile(write, fact) {
  const markup = await write(
    fact('hostile', 'markup', '<img src=x onerror="document.title=1"><b>bold</b> & "quotes"'),
    { tags: ['hostile'] },
  )
  await write(fact('hostile', 'bidi', 'safe \u202Etxt.exe\u202C and zero\u200Bwidth'), {
    tags: ['hostile'],
  })
  await write(fact('hostile', 'long', `long ${'word '.repeat(40_000)}`.slice(0, 16_000)), {
    tags: ['hostile'],
  })
  return markup
}

/** Context files beside the store: a project with an experiment and what was learned from it. */
function writeContext(home) {
  const ctx = (...args) => {
    const run = spawnSync(process.execPath, [command, 'ctx', ...args], {
      env: { ...process.env, CORTEX_HOME: home, CORTEX_CONTEXT: join(home, 'context') },
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new Error(run.stderr)
  }
  const body =
    '# What was tried\n\nAll tables moved to **UTC**.\n\n- the web shows local time\n- see `tides.ts`'
  ctx('init', '--no-git')
  ctx('new', 'project', 'harbour', '--purpose', 'Berths and tides.')
  const tagged = ['--tag', 'time', '--project', 'harbour']
  ctx('new', 'experiment', 'Tide tables in UTC halve the bugs', ...tagged, '--body', body)
  const learned = `It follows from EXP-001. <img src=x onerror=alert(1)> ${'very '.repeat(200_000)}long.`
  ctx('new', 'knowledge', 'Tide tables are in UTC', ...tagged, '--evidence', 'EXP-001')
  const atom = join(home, 'context/projects/harbour/knowledge/K-001.md')
  writeFileSync(atom, `${readFileSync(atom, 'utf8')}\n${learned}\n`)
}

export class Setting {
  /** `write` fills a data home with the actor `tidewater`. */
  static async open(write = writeStore) {
    const setting = new Setting()
    setting.home = mkdtempSync(join(tmpdir(), 'cortex-explorer-'))
    setting.made = await write(setting.home)
    setting.port = await freePort()
    await setting.startServer()
    setting.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
    return setting
  }

  async startServer() {
    const args = [command, '--actor', 'tidewater', 'serve', '--port', String(this.port), '--json']
    this.server = spawn(process.execPath, args, {
      env: {
        ...process.env,
        CORTEX_HOME: this.home,
        CORTEX_CONTEXT: join(this.home, 'context'),
        CORTEX_EMBEDDER: 'none',
      },
    })
    this.started = await new Promise((resolve, reject) => {
      let out = ''
      let problem = ''
      this.server.stdout.on('data', (chunk) => {
        out += chunk
        if (out.includes('\n')) resolve(JSON.parse(out))
      })
      this.server.stderr.on('data', (chunk) => (problem += chunk))
      this.server.once('exit', () => reject(new Error(`the server ended: ${problem}`)))
    })
  }

  async stopServer() {
    const ended = new Promise((resolve) => this.server.once('exit', resolve))
    this.server.kill('SIGTERM')
    await ended
  }

  get token() {
    return readFileSync(this.started.tokenFile, 'utf8').trim()
  }

  async code() {
    const answer = await fetch(`${this.started.url}/v1/session-code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
    })
    return (await answer.json()).code
  }

  /** What another process writes. */
  async call(operation, input) {
    const answer = await fetch(`${this.started.url}/v1/${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return await answer.json()
  }

  /** A page that is in; everything its console says is kept. */
  async page({ search = '', width = 1280, height = 900, theme = 'light', ...more } = {}) {
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      ...more,
    })
    const page = await context.newPage()
    // Conditions are waited for, however busy the machine is.
    page.setDefaultTimeout(PATIENCE_MS)
    page.messages = []
    page.on('console', (message) => page.messages.push(message.text()))
    page.on('pageerror', (error) => page.messages.push(error.message))
    await page.goto(`${this.started.url}/${search}#code=${await this.code()}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return page
  }

  /** Two windows of a conversation, the second with less room. */
  async windows() {
    const asked = { query: 'which Postgres does the booking api use', conversationId: 'morning' }
    await this.call('assemble', { ...asked, budgetTokens: 2000 })
    await this.call('assemble', { ...asked, budgetTokens: 330 })
  }

  async unlock(page) {
    await page.getByLabel('Owner’s token').fill(this.token)
    await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  }

  async close() {
    await this.browser?.close()
    await this.stopServer()
    rmSync(this.home, { recursive: true, force: true })
  }
}

export async function go(page, search) {
  await page.evaluate((next) => {
    history.pushState(undefined, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/${search}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('.bars, .stale') === null)
}

/** What sticks out of a page: only drawings and tables of their own may be scrolled sideways. */
export async function cutOff(page) {
  return await page.evaluate(() => {
    const main = document.querySelector('main')
    const tooWide = [document.documentElement, main].filter(
      (each) => each.scrollWidth > each.clientWidth,
    )
    const edge = main.getBoundingClientRect().right
    const past = [
      ...document.querySelectorAll('.top > *, main h1, main button, main input, main select'),
    ]
      .filter((each) => each.checkVisibility() && each.closest('.scroll, .hidden') === null)
      .filter((each) => each.getBoundingClientRect().right > edge + 1)
    return [...tooWide, ...past].map((each) => each.outerHTML.slice(0, 100))
  })
}

/** Of a page, or of a frame in one. */
export async function findings(page) {
  // The content policy lets no script in; the debugger may.
  await page.evaluate(axe)
  return await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
  })
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
