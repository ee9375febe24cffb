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
    summary: 'The whole journal as one stream; importing it gives the same root',
    usage: 'export [-o FILE]',
    flags: ['--output'],
    examples: ['cortex export -o atlas.cortex', 'cortex export | ssh host cortex import -'],
  },
  {
    name: 'import',
    summary: 'Make a store from an exported journal',
    usage: 'import FILE',
    flags: [],
    examples: ['cortex --actor copy import atlas.cortex', 'cortex --actor copy import -'],
  },
  {
    name: 'embed',
    summary: 'Let every memory be found by meaning, now; a server does this by itself',
    usage: 'embed',
    flags: [],
    examples: ['cortex embed', 'cortex recall --semantic "how do we ship"'],
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
