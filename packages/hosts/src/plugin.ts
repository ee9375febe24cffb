/**
 * The plugin for Claude Code: the same server, hooks and words as the installer writes, for those who
 * have `cortex` on their path. The files under `plugin/` are made from here by `scripts/plugin.mjs`.
 *
 * @module
 */
import { type Content, hookGroups, INSTRUCTIONS, serverLaunch } from './content.ts'
import { SERVER_NAME } from './edit/server-entry.ts'

const ABOUT = 'Lasting memory for coding agents: typed, versioned, provable, on your own disk'

const BY_NAME: Content = { program: { command: 'cortex', args: [] }, platform: 'linux' }

/** Every file of the plugin and of the marketplace that lists it, by its path in the repository. */
export function pluginFiles(version: string): Readonly<Record<string, string>> {
  const { command, args } = serverLaunch(BY_NAME)
  const inPlugin = {
    '.claude-plugin/plugin.json': json({
      name: 'cortex',
      version,
      description: ABOUT,
      license: 'Apache-2.0',
      keywords: ['memory', 'mcp', 'context'],
    }),
    '.mcp.json': json({ mcpServers: { [SERVER_NAME]: { command, args } } }),
    'hooks/hooks.json': json({ description: ABOUT, hooks: hooks() }),
    'skills/memory/SKILL.md': SKILL,
    'commands/recall.md': RECALL,
    'README.md': README,
  }
  const marketplace = {
    name: 'cortex-memory',
    owner: { name: 'The Cortex authors' },
    plugins: [{ name: 'cortex', source: './plugin/claude-code', description: ABOUT, version }],
  }
  return {
    '.claude-plugin/marketplace.json': json(marketplace),
    ...Object.fromEntries(
      Object.entries(inPlugin).map(([path, text]) => [`plugin/claude-code/${path}`, text]),
    ),
  }
}

function hooks(): unknown {
  return Object.fromEntries(
    Object.entries(hookGroups(BY_NAME)).map(([event, group]) => [event, [group]]),
  )
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

const SKILL = `---
name: memory
description: Recall what earlier sessions learned and keep what later ones will need. Use it when a task may build on past decisions, preferences or failures, and when something worth keeping was learned.
---

${INSTRUCTIONS}`

const RECALL = `---
description: Ask the lasting memory
argument-hint: <question>
---

Call \`memory_recall\` with this question: $ARGUMENTS

Answer from what comes back. Name the memories that the answer rests on by their URIs. If nothing fits, say so.
`

const README = `# Cortex for Claude Code

The MCP server \`cortex\`, hooks (a briefing when a session starts, recall for each prompt, tracking of reads, learning when a
session is compacted or ends), the skill \`memory\` and the command \`/cortex:recall\`.

It runs \`cortex\`, which has to be on your path: \`npm install -g cortex-memory\` puts it there once the package is published, and
\`npm link -w packages/cortex-memory\` does in a clone that was built. Without that, \`cortex install claude-code\` writes the same with absolute
paths; use one of the two, not both. What each part does: docs/hosts.md.
`
