// Everything that changes files beside the stores, for the program `inject-files`. Each change has
//   prepare   what is there before
//   run       the change; it can be made again
//   holds     throws unless it was made
//   before    throws unless what was there before is still there
//   done      codes with which it is refused when it was made already
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCortex } from '../../../core/dist/index.js'
import { openContext } from '../../../dense/dist/index.js'
import { installHosts, uninstallHosts } from '../../../hosts/dist/index.js'
import { ConversationStore, FileCursorStore, openPager } from '../../../pager/dist/index.js'
import { writeSkill } from '../../../pager/dist/patterns/skill-file.js'
import { Ledger } from '../../../pager/dist/usage/ledger.js'
import { TokenFiles } from '../../../server/dist/http/token-files.js'
import { Register } from '../../../server/dist/project/register.js'
import { makeKeyFile, readSigner } from '../../dist/commands/key-file.js'

function assert(condition, what) {
  if (!condition) throw new Error(what)
}

// Tokens of the server --------------------------------------------------------------------------

const token = { name: 'bob', actor: 'ada', access: 'read', createdAt: 1 }
const hasToken = (root, name) => new TokenFiles(root).list().some((one) => one.name === name)

// Conversations ---------------------------------------------------------------------------------

const conversations = (root) =>
  new ConversationStore({ directory: join(root, 'conversations'), retainedTurns: 2 })
const turn = (text) => ({ role: 'user', text, at: 5 })
const cursors = (root) => new FileCursorStore(join(root, 'learned.jsonl'))
const planOf = (id) => ({ id, conversationId: 'chat', turns: [id], items: [] })

// Context files ---------------------------------------------------------------------------------

const clock = () => 1_700_000_000_000
const dense = (root) => openContext(root, { clock })
const fields = { summary: 'the kettle boils in three minutes', tags: ['kitchen'] }

async function aProject(root) {
  const context = await dense(root)
  await context.createProject('demo')
  await context.create('demo', 'experiment', fields, 'We measured it.')
}

async function keptAtom(root) {
  const atom = await (await dense(root)).read('demo', 'EXP-001')
  assert(atom.text.includes(fields.summary), 'another summary')
}

const TASK = {
  text: 'descale the kettle',
  why: 'it is slow',
  doneWhen: 'it is fast',
  template: 'free',
}

async function aTask(root) {
  await aProject(root)
  await (await dense(root)).tasks('demo').add(TASK)
}

async function tasksOf(root) {
  return await (await dense(root)).tasks('demo').list()
}

const READ = (root) => ({
  hook_event_name: 'PostToolUse',
  session_id: 's',
  cwd: root,
  tool_name: 'Read',
  tool_input: { file_path: join(root, 'projects/demo/experiments/EXP-001.md') },
})

// Register and keys -----------------------------------------------------------------------------

const place = (path) => ({ path, actor: 'ada', how: 'made', identity: 'x', at: 5 })

// The pager's memory ------------------------------------------------------------------------------

async function withPager(root, use) {
  const cortex = await openCortex({ root, actor: 'ada' })
  try {
    const pager = await openPager({ cortex, embedder: 'none' })
    try {
      return await use(pager, cortex)
    } finally {
      await pager.close()
    }
  } finally {
    await cortex.close()
  }
}

// Hosts -----------------------------------------------------------------------------------------

const content = {
  program: { command: '/usr/bin/node', args: ['/opt/cortex/main.js'] },
  platform: 'linux',
}
const request = (root) => ({
  hosts: ['claude-code', 'codex'],
  home: join(root, '.cortex'),
  surroundings: { platform: 'linux', env: { HOME: root } },
  dryRun: false,
})
const SETTINGS = '{\n  "theme": "dark"\n}\n'

function foreignFile(root) {
  mkdirSync(join(root, '.claude'), { recursive: true })
  writeFileSync(join(root, '.claude', 'settings.json'), SETTINGS)
}
const settings = (root) => readFileSync(join(root, '.claude', 'settings.json'), 'utf8')

export const CHANGES = {
  'add a token': {
    prepare: (root) => new TokenFiles(root).add({ ...token, name: 'ann' }),
    run: (root) => new TokenFiles(root).add(token),
    holds: (root) => assert(hasToken(root, 'bob'), 'no token of bob'),
    before: (root) => assert(hasToken(root, 'ann'), 'no token of ann'),
    done: ['ALREADY_EXISTS'],
  },
  "make the owner's token": {
    run: (root) => new TokenFiles(root).owner(),
    holds: (root, value) => assert(value === new TokenFiles(root).owner(), 'another token'),
  },
  'revoke a token': {
    prepare: (root) => {
      new TokenFiles(root).add(token)
      new TokenFiles(root).add({ ...token, name: 'ann' })
    },
    run: (root) => new TokenFiles(root).revoke('bob'),
    holds: (root) => assert(!hasToken(root, 'bob'), 'bob has a token'),
    before: (root) => assert(hasToken(root, 'ann'), 'no token of ann'),
    done: ['NOT_FOUND'],
  },
  'append a turn': {
    prepare: (root) => conversations(root).append('chat', turn('first')),
    run: (root) => conversations(root).append('chat', turn('second')),
    holds: async (root) => {
      const turns = await conversations(root).turns('chat')
      assert(
        turns.some(({ text }) => text === 'second'),
        'the turn is missing',
      )
    },
    before: async (root) => {
      const turns = await conversations(root).turns('chat')
      assert(
        turns.some(({ text }) => text === 'first'),
        'the first turn is missing',
      )
    },
  },
  'append a turn to the next file': {
    prepare: async (root) => {
      for (const text of ['first', 'next']) await conversations(root).append('chat', turn(text))
    },
    run: (root) => conversations(root).append('chat', turn('third')),
    holds: async (root) => {
      const turns = await conversations(root).turns('chat')
      assert(
        turns.some(({ text }) => text === 'third'),
        'the turn is missing',
      )
    },
  },
  'remove a conversation': {
    prepare: async (root) => {
      await conversations(root).append('chat', turn('first'))
      await conversations(root).append('other', turn('kept'))
    },
    run: (root) => conversations(root).remove('chat'),
    holds: async (root) => {
      assert((await conversations(root).turns('chat')).length === 0, 'it is still there')
    },
    before: async (root) => {
      assert((await conversations(root).turns('other')).length === 1, 'the other one is gone')
    },
  },
  'propose a plan': {
    prepare: (root) => cursors(root).propose(planOf('one')),
    run: (root) => cursors(root).propose(planOf('two')),
    holds: async (root) => {
      assert((await cursors(root).covered(['two'])).has('two'), 'the plan is missing')
    },
    before: async (root) => {
      assert((await cursors(root).covered(['one'])).has('one'), 'the first plan is missing')
    },
  },
  'finish a plan': {
    prepare: (root) => cursors(root).propose(planOf('one')),
    run: (root) => cursors(root).finish('one'),
    holds: async (root) => {
      assert((await cursors(root).unfinished()).length === 0, 'the plan is unfinished')
    },
  },
  'record a window': {
    run: async (root) => {
      const ledger = new Ledger(join(root, 'windows'))
      await ledger.record({
        conversationId: 'chat',
        goal: 'sail',
        at: 5,
        budgetTokens: 9,
        tokens: 3,
        sections: [],
        leftOut: 0,
      })
      await ledger.close()
      return ledger.status()
    },
    holds: async (root, status) => {
      if (status?.lost > 0) return
      const seen = await new Ledger(join(root, 'windows')).read()
      assert(seen.length >= 1, 'the window is missing')
    },
  },
  'write a skill': {
    run: (root) =>
      writeSkill(
        { name: 'brew tea', trigger: 'tea is wanted', steps: ['boil water', 'wait'] },
        join(root, 'skills'),
      ),
    holds: (root) => {
      const file = join(root, 'skills', 'brew-tea', 'SKILL.md')
      assert(readFileSync(file, 'utf8').includes('boil water'), 'the skill is not whole')
    },
  },
  'create a project': {
    run: async (root) => await (await dense(root)).createProject('demo'),
    holds: async (root) => {
      assert((await (await dense(root)).projects()).includes('demo'), 'no project')
    },
    done: ['ALREADY_EXISTS'],
  },
  'create an atom': {
    prepare: aProject,
    run: async (root) =>
      await (await dense(root)).create(
        'demo',
        'experiment',
        { ...fields, summary: 'tea cools' },
        'x',
      ),
    holds: async (root) => {
      await (await dense(root)).read('demo', 'EXP-002')
    },
    before: keptAtom,
  },
  'change a status': {
    prepare: aProject,
    run: async (root) =>
      await (await dense(root)).setStatus('demo', 'EXP-001', 'stale', { reason: 'old' }),
    holds: async (root) => {
      const { text } = await (await dense(root)).read('demo', 'EXP-001')
      assert(/^status: .*stale/m.test(text), text)
    },
    before: keptAtom,
    done: ['NO_OP', 'INVALID_INPUT', 'VERSION_CONFLICT'],
  },
  regenerate: {
    prepare: aProject,
    run: async (root) => await (await dense(root)).regenerate('demo'),
    holds: keptAtom,
    before: keptAtom,
  },
  'add a task': {
    prepare: aProject,
    run: async (root) => await (await dense(root)).tasks('demo').add(TASK),
    holds: async (root) => assert((await tasksOf(root)).length >= 1, 'no task'),
    before: keptAtom,
  },
  'claim a task': {
    prepare: aTask,
    run: async (root) => {
      const [task] = await tasksOf(root)
      await (await dense(root)).tasks('demo').act(task.id, 'claim', { by: 'ann' })
    },
    holds: async (root) =>
      assert((await tasksOf(root))[0].claimedBy === 'ann', 'it is not claimed'),
    before: async (root) => assert((await tasksOf(root)).length === 1, 'the task is gone'),
    done: ['NO_OP', 'INVALID_INPUT', 'VERSION_CONFLICT', 'REFUSED'],
  },
  'track a read': {
    prepare: aProject,
    run: async (root) => await (await dense(root)).track(READ(root)),
    holds: keptAtom,
    before: keptAtom,
  },
  'rename an atom': {
    prepare: aProject,
    run: async (root) => await (await dense(root)).rename('demo', 'EXP-001', 'EXP-007'),
    holds: async (root) => {
      await (await dense(root)).read('demo', 'EXP-007')
    },
    done: ['NOT_FOUND'],
  },
  'bring the overview in line': {
    prepare: aProject,
    run: async (root) => await (await dense(root)).sync('demo', { write: true }),
    holds: keptAtom,
    before: keptAtom,
  },
  'note something about the user': {
    prepare: aProject,
    run: async (root) => await (await dense(root)).learnUser('likes short answers'),
    holds: keptAtom,
    before: keptAtom,
  },
  'maintain a project': {
    prepare: aProject,
    run: async (root) => await (await dense(root)).maintain('demo'),
    holds: keptAtom,
    before: keptAtom,
  },
  'register a directory': {
    prepare: (root) => new Register(root).put(place('/a')),
    run: (root) => new Register(root).put(place('/b')),
    holds: (root) => assert(new Register(root).get('/b') !== undefined, '/b is not registered'),
    before: (root) => assert(new Register(root).get('/a') !== undefined, '/a is gone'),
  },
  'make a key file': {
    run: (root) => makeKeyFile(join(root, 'owner.pem')),
    holds: async (root, made) => {
      const { publicKey } = await readSigner(join(root, 'owner.pem'))
      if (made !== undefined) assert(Buffer.compare(publicKey, made) === 0, 'another key')
    },
    done: ['ALREADY_EXISTS'],
  },
  'remember by the pager': {
    prepare: (root) => withPager(root, (pager) => pager.rememberFact('the kettle is red')),
    run: (root) => withPager(root, (pager) => pager.rememberFact('the tea is green')),
    holds: (root) =>
      withPager(root, async (_, cortex) => {
        assert((await cortex.status()).nextSeq >= 3, 'the fact is missing')
      }),
    before: (root) =>
      withPager(root, async (_, cortex) => {
        assert((await cortex.status()).nextSeq >= 2, 'the first fact is missing')
      }),
  },
  'install into hosts': {
    prepare: foreignFile,
    run: (root) => installHosts(request(root), content),
    holds: (root) => {
      assert(settings(root).includes('dark'), 'the settings of others are gone')
      assert(settings(root).includes('cortex'), 'cortex is not in the settings')
    },
    before: (root) => assert(settings(root).includes('dark'), 'the settings of others are gone'),
  },
  'uninstall from hosts': {
    prepare: (root) => {
      foreignFile(root)
      installHosts(request(root), content)
    },
    run: (root) => uninstallHosts(request(root)),
    holds: (root) => {
      assert(settings(root) === SETTINGS, 'the settings are not what they were')
      assert(!existsSync(join(root, '.codex', 'config.toml')), 'a file is left')
    },
    before: (root) => assert(settings(root).includes('dark'), 'the settings of others are gone'),
  },
}
