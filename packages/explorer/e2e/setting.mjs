// A real server over a small store with a past, and a real browser before it.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCortex } from '@cortex-memory/core'
import { chromium } from 'playwright-core'

const command = fileURLToPath(new URL('../../cli/bin/cortex.cjs', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DAY = 86_400_000

/** A harbour's booking system, over six weeks. */
export async function writeStore(home) {
  let now = Date.now() - 42 * DAY
  const cortex = await openCortex({ root: home, actor: 'tidewater', clock: () => now })
  const by = (origin, channel) => ({ provenance: { source: 'user_input', origin, channel } })
  const write = async (data, more = {}) => {
    now += DAY / 3
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
      ...by('agent', 'claude-code'),
    },
  )
  now += DAY
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
  await write(fact('tide-tables', 'time_zone', 'Tide tables are in UTC'), { tags: ['time'] })
  await write({ type: 'Preference', topic: 'short answers', polarity: 'prefer', strength: 0.9 })
  await write(
    fact('hostile', 'markup', '<img src=x onerror="document.title=1"><b>bold</b> & "quotes"'),
    { tags: ['hostile'] },
  )
  await write(fact('hostile', 'bidi', 'safe \u202Etxt.exe\u202C and zero\u200Bwidth'), {
    tags: ['hostile'],
  })
  await write(fact('hostile', 'long', `long ${'word '.repeat(40_000)}`.slice(0, 16_000)), {
    tags: ['hostile'],
  })
  await cortex.close()
  return { old, current, revised, belief }
}

export class Setting {
  static async open() {
    const setting = new Setting()
    setting.home = mkdtempSync(join(tmpdir(), 'cortex-explorer-'))
    setting.made = await writeStore(setting.home)
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
      env: { ...process.env, CORTEX_HOME: this.home, CORTEX_EMBEDDER: 'none' },
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
  async page({ search = '', width = 1280, height = 900, theme = 'light' } = {}) {
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
    })
    const page = await context.newPage()
    page.messages = []
    page.on('console', (message) => page.messages.push(message.text()))
    page.on('pageerror', (error) => page.messages.push(error.message))
    await page.goto(`${this.started.url}/${search}#code=${await this.code()}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return page
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

export async function findings(page) {
  const session = await page.context().newCDPSession(page)
  // The content policy lets no script in; the debugger may.
  await session.send('Runtime.evaluate', { expression: axe })
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
