/**
 * What `cortex help` shows first, and how all other commands are grouped. A test checks that every
 * command belongs to a topic.
 *
 * @module
 */

/** The ten commands that people need in their first week, in the order they need them. */
export const EVERYDAY: readonly (readonly [name: string, summary: string])[] = [
  ['remember', 'Store a memory'],
  ['recall', 'Find what is known about a question'],
  ['get', 'Show one memory in full'],
  ['revise', 'Change a memory; earlier versions stay readable'],
  ['forget', 'Hide a memory'],
  ['list', 'List memories, last stored first'],
  ['context', 'Show what an agent should know before a task'],
  ['status', 'Show whose memory this is and how it is doing'],
  ['doctor', 'Check the installation and suggest fixes'],
  ['install', 'Connect a coding agent (claude-code, cursor, vscode, …)'],
]

/** What other tools call these commands. */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  add: 'remember',
  store: 'remember',
  save: 'remember',
  search: 'recall',
  query: 'recall',
  ask: 'recall',
  show: 'get',
  edit: 'revise',
  update: 'revise',
  delete: 'forget',
  remove: 'forget',
  rm: 'forget',
  ls: 'list',
  server: 'serve',
  start: 'serve',
  ui: 'explore',
}

export interface Topic {
  readonly name: string
  readonly title: string
  /** In this order; operations of the groups that no topic names follow. */
  readonly commands: readonly string[]
  readonly groups: readonly string[]
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'memory',
    title: 'Store and find memories',
    commands: [
      'remember',
      'get',
      'revise',
      'forget',
      'recall',
      'list',
      'find',
      'context',
      'link',
      'unlink',
      'conflicts',
      'import',
      'export',
      'backup',
      'restore',
      'embed',
    ],
    groups: ['memories', 'links', 'queries', 'outcomes'],
  },
  {
    name: 'window',
    title: "Fill a model's context window and learn from it",
    commands: [
      'pinned',
      'retrieve',
      'procedural',
      'remember-user',
      'outcome',
      'consolidate',
      'attest',
      'compact',
      'pattern-write',
      'pattern-report',
      'pattern-list',
      'pattern-promote',
    ],
    groups: ['pager', 'windows', 'conversations', 'patterns'],
  },
  {
    name: 'history',
    title: 'See what changed, and undo it',
    commands: [
      'history',
      'diff',
      'log',
      'timeline',
      'facets',
      'neighbours',
      'why-not',
      'windows',
      'window',
      'blame',
      'trace',
      'revert',
      'audit',
    ],
    groups: ['history', 'audit', 'explore', 'why-not', 'seen-windows'],
  },
  {
    name: 'trust',
    title: 'Prove, verify, erase and share',
    commands: [
      'root',
      'snapshot',
      'verify',
      'prove',
      'erase',
      'scrub',
      'rebuild',
      'init',
      'key',
      'grant',
      'revoke',
    ],
    groups: ['trust', 'proofs', 'store'],
  },
  {
    name: 'context',
    title: 'Dense Context: markdown memory in git',
    commands: ['ctx'],
    groups: [],
  },
  {
    name: 'server',
    title: 'Servers, agents and this machine',
    commands: [
      'serve',
      'journal',
      'explore',
      'mcp',
      'token',
      'install',
      'uninstall',
      'hook',
      'status',
      'doctor',
      'actors',
      'project',
      'config',
      'branch-list',
      'branch-merge',
      'branch-drop',
      'tour',
      'completion',
    ],
    groups: ['branches'],
  },
]
