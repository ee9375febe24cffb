/**
 * The commands that are not operations: they deal in files and shells, or show things to people.
 *
 * @module
 */
import type { CommandPage } from '../command.ts'

export interface LocalCommand extends CommandPage {
  /** For completion; parsing is the command's own. */
  readonly flags: readonly string[]
}

export const LOCAL_COMMANDS: readonly LocalCommand[] = [
  {
    name: 'tour',
    summary: 'See what Cortex does, in a temporary home',
    usage: 'tour',
    flags: [],
    examples: ['cortex tour', 'npm start'],
  },
  {
    name: 'prove',
    summary: 'A file that shows what is in the store, to anyone, without the store',
    usage: 'prove (URI… [--content hash|public|head|version] | --consistency FROM TO) -o FILE',
    flags: ['--content', '--consistency', '--output'],
    examples: [
      'cortex prove matrix://cortex/Fact/01HF7YAT00XR00000000000001#1 -o fact.proof',
      'cortex prove --consistency 10 18 -o growth.proof',
      'cortex verify fact.proof',
    ],
  },
  {
    name: 'verify',
    summary: 'Recompute everything from the journal and compare, or check a file; changes nothing',
    usage: 'verify [FILE [--root HEX]]',
    flags: ['--root'],
    examples: [
      'cortex verify',
      'cortex --actor atlas verify --json',
      'cortex verify proof.cortex --root 74f6…',
    ],
  },
  {
    name: 'export',
    summary: 'A store as one file, or as pages to read; importing it gives the same memories',
    usage: 'export [--format journal|jsonl|markdown] [-o FILE|DIR]',
    parts: [
      { name: 'journal', about: 'The whole history as one stream; its import has the same root' },
      { name: 'jsonl', about: 'Every memory, version and link as JSON lines, without loss' },
      { name: 'markdown', about: 'What is known now, one page for each memory, in a new folder' },
    ],
    flags: ['--output', '--format'],
    examples: [
      'cortex export -o atlas.cortex',
      'cortex export | ssh host cortex import -',
      'cortex export --format jsonl -o atlas.jsonl',
      'cortex export --format markdown -o pages',
    ],
  },
  {
    name: 'import',
    summary: 'Memories from an export or from another system; a second time changes nothing',
    usage: 'import FILE|DIR [--format FORMAT] [--dry-run] [--foreign] [--allow-secret KIND]…',
    parts: [
      { name: 'FILE|DIR', about: 'A file, a folder, a zip archive, or - for standard input' },
      { name: '--format', about: 'What it is, where its content does not tell:' },
      { name: '  journal', about: 'a whole store; makes a new actor with the same root' },
      { name: '  jsonl', about: 'an export of Cortex, or one {"text": …} per line' },
      { name: '  markdown', about: 'pages that Cortex exported, perhaps changed since' },
      { name: '  memory-server', about: 'memory.jsonl of the reference MCP memory server' },
      { name: '  mem0', about: 'a list of memories, or what get_all answers' },
      { name: '  basic-memory', about: 'a folder of notes' },
      { name: '  agents-md', about: 'CLAUDE.md, AGENTS.md, MEMORY.md and the like' },
      { name: '  chatgpt, claude', about: 'data exports, as they come or unpacked' },
      { name: '--dry-run', about: 'Report what would happen; write nothing' },
      { name: '--foreign', about: 'An export of somebody else: believe none of its origins' },
      { name: '--allow-secret', about: 'Keep texts that seem to hold a secret of this kind' },
    ],
    flags: ['--format', '--dry-run', '--foreign', '--allow-secret'],
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
    name: 'completion',
    summary: 'A script that lets your shell complete commands and options',
    usage: 'completion bash|zsh|fish',
    flags: [],
    examples: [
      'source <(cortex completion bash)',
      'cortex completion zsh > ~/.zfunc/_cortex',
      'cortex completion fish > ~/.config/fish/completions/cortex.fish',
    ],
  },
]
