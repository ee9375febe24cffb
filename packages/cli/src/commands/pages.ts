/**
 * The commands that are not operations: they deal in files and shells, or show things to people.
 *
 * @module
 */
import type { CommandPage } from '../command.ts'

export interface LocalCommand extends CommandPage {
  /** For completion; parsing is the command's own. */
  readonly flags: readonly string[]
  /** Flags that take no value. */
  readonly switches?: readonly string[]
  /** What its first word can be. */
  readonly words?: readonly string[]
  /** What the value of a flag can be, where that is closed. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
}

/** As in `@cortex-memory/hosts`, which is not loaded for a page of help. */
const HOSTS = ['claude-code', 'claude-desktop', 'cursor', 'vscode', 'codex', 'gemini', 'all']

const HOOKS = ['session-start', 'user-prompt-submit', 'stop', 'pre-compact', 'session-end']

export const LOCAL_COMMANDS: readonly LocalCommand[] = [
  {
    name: 'tour',
    summary: 'See what Cortex does, in a temporary data home',
    usage: 'tour',
    flags: [],
    examples: ['cortex tour', 'npm start -- --tour'],
  },
  {
    name: 'serve',
    summary: 'Serve memories over HTTP and MCP',
    usage:
      'serve [--port N] [--host H] [--allow-host NAME]… [--allow-origin URL]… [--allow-secret KIND]… [--log json|text|off] [--journal URL] [--demo]',
    flags: [
      '--port',
      '--host',
      '--allow-host',
      '--allow-origin',
      '--allow-secret',
      '--log',
      '--journal',
    ],
    switches: ['--demo'],
    choices: { '--log': ['json', 'text', 'off'] },
    parts: [
      { name: '--port', about: 'Default: 7077; 0 takes any that is free' },
      { name: '--host', about: 'The address to listen on; default: 127.0.0.1, this machine alone' },
      { name: '--allow-host', about: 'Another name that requests may ask for' },
      { name: '--allow-origin', about: 'A web page that may call the server' },
      { name: '--allow-secret', about: 'Keep texts that seem to hold a secret of this kind' },
      { name: '--log', about: 'A line for each request, on stderr: json, text (default) or off' },
      { name: '--journal', about: 'Where journals are, instead of files; default: CORTEX_JOURNAL' },
      { name: '--demo', about: 'Fill the actor `demo` with something to look at' },
    ],
    examples: [
      'cortex serve',
      'cortex serve --port 8080 --demo',
      'cortex serve --host 0.0.0.0 --allow-host memory.example',
    ],
  },
  {
    name: 'journal',
    summary: 'Share one memory between machines: where its journal is, and moving it',
    usage:
      'journal (status | move --to URL|file|shard:NAME | reconcile [--save FILE] | shards [--add NAME=URL]) [--all] [--dry-run]',
    parts: [
      {
        name: 'status',
        about: 'Where the journal is, how far behind this machine is, and its root',
      },
      {
        name: 'move',
        about: 'Copy the journal to an engine, compare roots and switch; goes on if it was cut off',
      },
      {
        name: 'reconcile',
        about:
          'Where this machine and the engine have different histories; with --save, the way out',
      },
      {
        name: 'shards',
        about: 'The databases of the directory that CORTEX_JOURNAL names; with --add, one more',
      },
      {
        name: '--to URL',
        about:
          'postgres://user@host1,host2/database, postgres-directory://… or s3://bucket/prefix; keys from AWS_*',
      },
      {
        name: '--to shard:NAME',
        about: 'Into another database of the directory, while everybody goes on writing',
      },
      {
        name: '--to file',
        about: 'Back to this machine, from the engine that CORTEX_JOURNAL names',
      },
      {
        name: '--save FILE',
        about: "Save the history of this machine, then go on with the engine's",
      },
      { name: '--all', about: 'Every actor of the data home' },
      { name: '--dry-run', about: 'Say what would be copied; change nothing' },
    ],
    flags: ['--to', '--save', '--add'],
    switches: ['--all', '--dry-run'],
    examples: [
      'cortex journal move --to postgres://ada@db.example/cortex',
      'CORTEX_JOURNAL=postgres://ada@db.example/cortex cortex journal status',
      'CORTEX_JOURNAL=postgres://ada@db.example/cortex cortex journal move --to file',
    ],
  },
  {
    name: 'explore',
    summary: 'Open the explorer in a browser: what your agents remember, when, and why',
    usage: 'explore [--port N] [--no-open]',
    flags: ['--port'],
    switches: ['--no-open'],
    parts: [
      { name: '--port', about: 'Where the server listens; default: 7077' },
      { name: '--no-open', about: 'Print the address instead of opening a browser' },
    ],
    examples: ['cortex explore', 'cortex explore --port 8080 --no-open'],
  },
  {
    name: 'token',
    summary: 'Manage the access tokens of the server',
    usage:
      'token (add NAME [--read | --owner] [--scope FILE --key FILE] [--expires TIME] | rotate NAME [--grace TIME] [--expires TIME] | show | list | revoke NAME)',
    parts: [
      { name: 'rotate', about: 'Make another token of that name; `owner` is the owner’s' },
      { name: '--grace', about: 'How long the one before stays good: 90m, 12h, 1d (default)' },
      { name: '--expires', about: 'The token is refused after this time: 90m, 12h, 30d' },
    ],
    flags: ['--scope', '--key', '--expires', '--grace'],
    switches: ['--read', '--owner'],
    words: ['add', 'rotate', 'show', 'list', 'revoke'],
    examples: [
      'cortex --actor atlas token add atlas',
      'cortex token add dashboard --read',
      'cortex token add bob --scope bob.scope --key bob.pem',
      'cortex token add pipeline --expires 30d',
      'cortex token rotate dashboard --grace 12h',
      'cortex token show',
      'cortex token revoke dashboard',
    ],
  },
  {
    name: 'prove',
    summary: 'Write a proof file that anyone can check without the store',
    usage:
      'prove (URI… [--content hash|public|head|version] | --entry N | --from N [--to N]) -o FILE',
    flags: ['--content', '--entry', '--from', '--to', '--consistency', '--output'],
    examples: [
      'cortex prove matrix://cortex/Fact/01HF7YAT00XR00000000000001#1 -o fact.proof',
      'cortex prove --from 10 --to 18 -o growth.proof',
      'cortex verify fact.proof',
    ],
  },
  {
    name: 'verify',
    summary: 'Check the store, or a proof file; changes nothing',
    usage: 'verify [--root HEX | --manifest FILE] | verify FILE [--root HEX]',
    flags: ['--root', '--manifest'],
    parts: [
      { name: '--root HEX', about: 'Says whether the history extends this root, which you saved' },
      { name: '--manifest FILE', about: 'The same for what `snapshot --json` printed, or a proof' },
    ],
    examples: [
      'cortex verify',
      'cortex --actor atlas verify --json',
      'cortex verify --root 74f6…',
      'cortex verify proof.cortex --root 74f6…',
    ],
  },
  {
    name: 'export',
    summary: 'Export a store as one file, or as readable pages',
    usage: 'export [--format journal|jsonl|markdown] [--all] [-o FILE|DIR]',
    parts: [
      { name: 'journal', about: 'The whole history as one stream; its import has the same root' },
      { name: 'jsonl', about: 'Every memory, version and link as JSON lines, without loss' },
      { name: 'markdown', about: 'What is known now, one page for each memory, in a new folder' },
      { name: '--all', about: 'Every actor of the data home, each into a file in DIR' },
    ],
    flags: ['--output', '--format'],
    switches: ['--all'],
    examples: [
      'cortex export -o atlas.cortex',
      'cortex export | ssh host cortex import -',
      'cortex export --format jsonl -o atlas.jsonl',
      'cortex export --format markdown -o pages',
      'cortex export --all -o everything',
    ],
  },
  {
    name: 'backup',
    summary: 'Save the whole history; the next time only what is new',
    usage: 'backup DIR [--all] [--check] | backup FILE.cortex',
    parts: [
      { name: 'DIR', about: 'A folder with one backup for each actor; it grows with the store' },
      { name: 'FILE.cortex', about: 'One file, written as a whole each time' },
      { name: '--all', about: 'Every actor of the data home' },
      {
        name: '--check',
        about: 'Copy nothing; read the backup and compare it with what was saved',
      },
    ],
    flags: [],
    switches: ['--all', '--check'],
    examples: [
      'cortex backup /mnt/disk/cortex',
      'cortex backup /mnt/disk/cortex --all',
      'cortex backup /mnt/disk/cortex --check',
      'cortex backup atlas.cortex',
    ],
  },
  {
    name: 'restore',
    summary: 'Make a store from a backup; never touches one that is there',
    usage: 'restore DIR|FILE.cortex [--all] [--as NAME]',
    parts: [
      { name: '--all', about: 'Every actor in the backup' },
      { name: '--as NAME', about: 'Give the restored actor another name' },
    ],
    flags: ['--as'],
    switches: ['--all'],
    examples: [
      'cortex restore /mnt/disk/cortex',
      'cortex restore /mnt/disk/cortex --actor atlas --as atlas-yesterday',
      'cortex restore atlas.cortex',
    ],
  },
  {
    name: 'import',
    summary: 'Import memories from an export or another system; safe to repeat',
    usage:
      'import FILE|DIR [--format FORMAT] [--dry-run] [--own | --foreign] [--allow-secret KIND]…',
    parts: [
      { name: 'FILE|DIR', about: 'A file, a folder, a zip archive, or - for standard input' },
      { name: '--format', about: 'The format, if it cannot be recognized by its content:' },
      { name: '  journal', about: 'a whole store; makes a new actor with the same root' },
      { name: '  jsonl', about: 'an export of Cortex, or one {"text": …} per line' },
      { name: '  markdown', about: 'pages that Cortex exported, perhaps changed since' },
      { name: '  memory-server', about: 'memory.jsonl of the reference MCP memory server' },
      { name: '  mem0', about: 'a list of memories, or what get_all answers' },
      { name: '  basic-memory', about: 'a folder of notes' },
      { name: '  agents-md', about: 'CLAUDE.md, AGENTS.md, MEMORY.md and the like' },
      { name: '  text', about: 'plain text; each paragraph becomes a memory' },
      { name: '  chatgpt, claude', about: 'data exports, as they come or unpacked' },
      { name: '  letta', about: 'an agent file (.af)' },
      { name: '  graphiti', about: 'edges, nodes and episodes of Graphiti or Zep' },
      { name: '  memorix, claude-mem', about: 'observations, as they export them' },
      { name: '--dry-run', about: 'Report what would happen; write nothing' },
      { name: '--own', about: 'My own export: what it says I said counts as my word' },
      { name: '--foreign', about: 'An export of somebody else: believe none of its origins' },
      { name: '--allow-secret', about: 'Keep texts that seem to hold a secret of this kind' },
    ],
    flags: ['--format', '--dry-run', '--own', '--foreign', '--allow-secret'],
    examples: [
      'cortex --actor copy import atlas.cortex',
      'cortex --actor copy import -',
      'cortex import CLAUDE.md --dry-run',
      'cortex import memory.jsonl',
      'cortex import chatgpt-export.zip --format chatgpt',
      'cortex import from-a-friend.jsonl --foreign',
    ],
  },
  {
    name: 'init',
    summary: 'Create an empty store, or give one its owner key for grants',
    usage: 'init [--owner KEYFILE|HEX]',
    flags: ['--owner'],
    about: [
      'The first `remember` makes a store too, but without an owner key, which grants need. With --owner, a store that is there gets its key by an entry of its own: once, and never another.',
    ],
    examples: ['cortex key new owner.pem', 'cortex --actor atlas init --owner owner.pem'],
  },
  {
    name: 'key',
    summary: 'Create an Ed25519 key file for an owner or an agent',
    usage: 'key new|show FILE',
    flags: [],
    about: [
      '`new` makes the file, which only you can read, and prints the public half; `show` prints it again. The private half never leaves the file.',
    ],
    examples: ['cortex key new owner.pem', 'cortex key show owner.pem'],
  },
  {
    name: 'grant',
    summary: 'Give another agent access to part of a store',
    usage:
      'grant --key KEYFILE --to NAME --to-key HEX|KEYFILE [--type T]… [--tag T]… [--id ID]… [--frame VERB:KIND:REF]… [--exclude-type T]… [--exclude-tag T]… [--exclude-id ID]… [--let VERB]… [--until TIME] [--budget TOKENS] [--pin] [--from FILE] -o FILE',
    flags: [
      '--key',
      '--to',
      '--to-key',
      '--type',
      '--tag',
      '--id',
      '--frame',
      '--exclude-type',
      '--exclude-tag',
      '--exclude-id',
      '--let',
      '--until',
      '--budget',
      '--pin',
      '--from',
      '--output',
    ],
    about: [
      'A grant is a file signed with the owner key of the store (`cortex init --owner`). It names an agent and its public key, and shows it the memories with any of these types, tags, ids or frames, but none of those excluded, and never a private one: a memory must be `scoped` or `actor_public`.',
      '--let allows a change: write, update, update_head, tombstone, add_edge, remove_edge. --until ends it, --budget bounds one answer, --pin shows the store as it is now, whatever comes later.',
      'With --from, the agent that holds a grant passes it on to another, with its own key. It can only become narrower. `cortex verify FILE` shows and checks a grant, `cortex revoke` ends it.',
    ],
    examples: [
      'cortex key new owner.pem',
      'cortex --actor atlas init --owner owner.pem',
      'cortex key new bob.pem',
      'cortex --actor atlas grant --key owner.pem --to bob --to-key bob.pem --tag shared --until 2030-01-01 -o bob.scope',
      'cortex verify bob.scope',
    ],
  },
  {
    name: 'install',
    summary: 'Connect a coding agent to Cortex: configuration, hooks, instructions',
    usage: `install ${HOSTS.join('|')}… [--project] [--dry-run] [--stop-hook]`,
    flags: [],
    switches: ['--project', '--dry-run', '--stop-hook'],
    words: HOSTS,
    parts: [
      { name: '--project', about: 'For this project alone; default: for you, everywhere' },
      { name: '--dry-run', about: 'Show what would be written; write nothing' },
      { name: '--stop-hook', about: 'Let the agent keep what it learned when it stops' },
    ],
    examples: [
      'cortex install claude-code',
      'cortex install all --dry-run',
      'cortex install claude-code --stop-hook',
      'cortex install cursor vscode --project',
    ],
  },
  {
    name: 'uninstall',
    summary: 'Undo install; your memories stay',
    usage: `uninstall ${HOSTS.join('|')}… [--project] [--dry-run]`,
    flags: [],
    switches: ['--project', '--dry-run'],
    words: HOSTS,
    examples: ['cortex uninstall claude-code', 'cortex uninstall all --dry-run'],
  },
  {
    name: 'hook',
    summary: 'Handle an event of a coding agent (JSON on standard input)',
    usage: `hook ${HOOKS.join('|')}`,
    flags: [],
    words: HOOKS,
    examples: [
      'cortex hook session-start < /dev/null',
      `echo '{"prompt":"how do we deploy?"}' | cortex hook user-prompt-submit`,
    ],
  },
  {
    name: 'doctor',
    summary: 'Check the installation and suggest fixes; --fix applies the safe ones',
    usage: 'doctor [--fix]',
    flags: ['--fix'],
    examples: ['cortex doctor', 'cortex doctor --fix', 'cortex doctor --json'],
  },
  {
    name: 'project',
    summary: 'Show which memory this directory uses and why, or link it to another one',
    usage: 'project [status | link [ACTOR] | unlink]',
    flags: [],
    words: ['status', 'link', 'unlink'],
    about: [
      'A repository uses the memory that was made under one of its root commits. A clone with another history, a shallow clone or a renamed project gets a memory of its own until you link it.',
      '`link ACTOR` uses the memory of ACTOR here, `link` alone confirms the one in use, `unlink` gives this directory a memory of its own. No memory is moved or deleted.',
    ],
    examples: ['cortex project', 'cortex project link shop-1a2b3c4d5e6f', 'cortex project unlink'],
  },
  {
    name: 'config',
    summary: 'Show or change what holds for all your projects',
    usage: 'config [KEY [VALUE]]',
    flags: [],
    words: ['branch-memory'],
    about: [
      'branch-memory on: what is remembered on a git branch is staged. Only that branch sees it, in every work tree and clone, until the branch is merged into the main one, or `cortex branch merge NAME` says so. The default is off: everything is known on all branches at once.',
    ],
    examples: ['cortex config', 'cortex config branch-memory on'],
  },
  {
    name: 'actors',
    summary: 'List actors and their sizes, or delete one',
    usage: 'actors [delete NAME --yes]',
    flags: ['--yes'],
    examples: ['cortex actors', 'cortex actors delete old-project-1a2b3c4d5e6f --yes'],
  },
  {
    name: 'mcp',
    summary: 'Serve memories to an agent over MCP (stdio)',
    usage: 'mcp [--profile default|full|compat|search-fetch] [--allow-secret KIND]…',
    flags: ['--profile', '--allow-secret'],
    choices: { '--profile': ['default', 'full', 'compat', 'search-fetch'] },
    examples: [
      'cortex mcp',
      'claude mcp add cortex -- cortex mcp',
      'cortex --actor atlas mcp --profile full',
    ],
  },
  {
    name: 'embed',
    summary: 'Embed all memories now, so that they can be found by meaning',
    usage: 'embed',
    flags: [],
    examples: ['cortex embed', 'cortex recall --semantic "how do we ship"'],
  },
  {
    name: 'completion',
    summary: 'Print a completion script for your shell',
    usage: 'completion bash|zsh|fish',
    flags: [],
    words: ['bash', 'zsh', 'fish'],
    examples: [
      'source <(cortex completion bash)',
      'cortex completion zsh > ~/.zfunc/_cortex',
      'cortex completion fish > ~/.config/fish/completions/cortex.fish',
    ],
  },
]
