/**
 * A small store in which every example of the table means something: its ids are those that the
 * doors of a test give out, and the examples use the same.
 *
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import { Branches } from '../src/branches/branches.ts'
import { newStaged, StagedRegister } from '../src/branches/staged-register.ts'
import type { OperationContext } from '../src/operations/index.ts'
import { withPager } from '../src/operations/with-pager.ts'

export async function openTableStore(): Promise<TestCortex> {
  const cortex = await openTestCortex({ actor: 'ada' })
  await cortex.write({ data: { type: 'Identity', name: 'Ada', roles: ['engineer'] } })
  const fact = await cortex.write({
    data: { type: 'Fact', subject: 'build', predicate: 'runs_on', statement: 'Node 18' },
    tags: ['build'],
    importance: 6,
  })
  await cortex.write({
    data: { type: 'Event', kind: 'observation', outcome: 'failure', summary: 'deploy failed' },
    frames: [{ verb: 'modify', kind: 'service', ref: 'api' }],
    provenance: { source: 'derived', origin: 'agent' },
  })
  cortex.doors.advance(1_000)
  await cortex.update(fact.uri, {
    data: { type: 'Fact', subject: 'build', predicate: 'runs_on', statement: 'Node 20' },
  })
  await cortex.write({
    data: {
      type: 'Pattern',
      statement:
        'neo.pattern.v1:{"name":"deploy","trigger":"deploy the api","steps":["build","push"]}',
      strength: 0.9,
      coverage: 3,
      derivedFrom: ['deploy-1', 'deploy-2', 'deploy-3'],
    },
  })
  await writeContext(join(cortex.root, 'context'))
  return cortex
}

/** The same with a compaction and a window in it, for the examples of `checkpoint` and `window`, and a branch. */
export async function openExampleStore(): Promise<TestCortex> {
  const cortex = await openTableStore()
  const { memories: inContext } = await cortex.find({ types: ['Fact'], limit: 1 })
  await cortex.compact({ inContext: [...inContext], intentId: 'upgrade-node', stepId: '0' })
  await withPager(contextOf(cortex), [cortex], (pager) =>
    pager.assemble({ query: 'Which Node does the build use?', conversationId: 'morning' }),
  )
  const checkout = { common: cortex.root, branch: 'redis' }
  const staged = newStaged(cortex.actor, checkout, { at: cortex.doors.clock(), isOwn: false })
  new StagedRegister(cortex.root).put(staged)
  return cortex
}

async function writeContext(root: string): Promise<void> {
  const knowledge = join(root, 'projects', 'atlas', 'knowledge')
  await mkdir(knowledge, { recursive: true })
  await writeFile(
    join(knowledge, 'K-001.md'),
    '---\nid: K-001\nsummary: Tide tables are in UTC\nstatus: active\ntags: [tide]\n---\n\nTide tables are in UTC.\n',
  )
  await writeFile(
    join(root, 'projects', 'atlas', 'TASKS.yaml'),
    'tasks:\n  - id: a1f0\n    text: Read the tables\n    why: Ships\n    done-when: read\n    priority: high\n    status: open\n    template: default\n',
  )
}

/** The context as people and git see it: not locks, caches and counts. */
export function contextFilesOf(home: string): Readonly<Record<string, string>> {
  const root = join(home, 'context')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

export function contextOf(
  cortex: TestCortex,
  facts: Partial<OperationContext> = {},
): OperationContext {
  return {
    home: cortex.root,
    actor: cortex.actor,
    origin: 'agent',
    channel: 'test',
    isOwner: true,
    clock: cortex.doors.clock,
    allowedSecrets: [],
    cortex: async () => cortex,
    branches: new Branches({
      home: cortex.root,
      project: cortex.actor,
      isOn: false,
      clock: cortex.doors.clock,
      open: async () => cortex,
      make: async () => cortex,
      release: async () => undefined,
    }),
    ...facts,
  }
}
