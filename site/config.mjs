// The site: pages of docs/ in the order of docs/README.md, and of the library. `scripts/docs.mjs` puts this file beside the pages it made.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'

const pages = dirname(dirname(fileURLToPath(import.meta.url)))

function titleOf(path) {
  return /^# +(.+)$/m.exec(readFileSync(join(pages, path), 'utf8'))?.[1] ?? path
}

function section(text, folder, isCollapsed) {
  const items = readdirSync(join(pages, folder))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .sort()
    .map((name) => ({ text: titleOf(join(folder, name)), link: `/${folder}/${name.slice(0, -3)}` }))
  return { text, link: undefined, collapsed: isCollapsed, items }
}

/** One line for each thing that a program can import; its page names the rest. */
function library() {
  const names = readdirSync(join(pages, 'reference'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\/index\.md$/.test(name))
    .map((name) => name.slice(0, -'/index.md'.length))
    .sort()
  const items = names.map((name) => page(name, `/reference/${name}/`))
  return { text: 'Library', link: '/reference/', collapsed: true, items }
}

const page = (text, link) => ({ text, link })

export default defineConfig({
  title: 'Cortex',
  description: 'Memory for AI agents that can be trusted: typed, versioned, provable, embedded',
  outDir: 'dist',
  cleanUrls: true,
  // The longest page is the table of operations; splitting it would help nobody.
  vite: { build: { chunkSizeWarningLimit: 2_000 } },
  // Text is text: what looks like a tag or a template is shown as it stands.
  markdown: { html: false, config: (md) => md.use(withoutTemplates) },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      page('Guides', '/guides/give-your-agent-a-memory'),
      page('Operations', '/operations'),
      page('Library', '/reference/'),
      page('Specification', '/spec/'),
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          page('Documentation', '/'),
          page('Concepts', '/concepts'),
          page('With your agent', '/hosts'),
          page('Beside others', '/compare'),
          page('Import and export', '/import-export'),
          page('Glossary', '/glossary'),
        ],
      },
      section('Guides', 'guides', false),
      {
        text: 'Reference',
        items: [
          page('Operations', '/operations'),
          page('Architecture', '/architecture'),
          page('Platforms', '/platforms'),
          page('Measured figures', '/measurements'),
          page('Security', '/security'),
          page('Upgrading', '/upgrading'),
          page('Changelog', '/changelog'),
        ],
      },
      library(),
      section('Specification', 'spec', true),
      section('Decisions', 'decisions', true),
    ],
  },
})

/** Vue would run what stands between two braces. */
function withoutTemplates(md) {
  const { text } = md.renderer.rules
  md.renderer.rules.text = (tokens, index, ...rest) =>
    (text?.(tokens, index, ...rest) ?? md.utils.escapeHtml(tokens[index].content)).replaceAll(
      '{{',
      '&#123;&#123;',
    )
}
