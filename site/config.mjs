// The site: pages of docs/ in the order of docs/README.md, and of the library. `scripts/docs.mjs` puts this file beside the pages it made.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { slugOf } from './slug.mjs'

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
  return { text: 'Library', link: '/reference/', items }
}

const page = (text, link) => ({ text, link })

export default defineConfig({
  title: 'Cortex',
  description: 'Memory for AI agents that can be trusted: typed, versioned, provable, embedded',
  outDir: 'dist',
  cleanUrls: true,
  // What is common to 900 pages is not repeated in each.
  metaChunk: true,
  // The longest page is the table of operations; splitting it would help nobody.
  vite: { build: { chunkSizeWarningLimit: 2_000 } },
  // Text is text: what looks like a tag or a template is shown as it stands.
  markdown: {
    html: false,
    anchor: { slugify: slugOf },
    config: (md) => md.use(withoutTemplates),
  },
  themeConfig: {
    search: { provider: 'local', options: { _render: searched } },
    nav: [
      page('Guides', '/guides/give-your-agent-a-memory'),
      page('Operations', '/operations'),
      page('Library', '/reference/'),
      page('Specification', '/spec/'),
    ],
    sidebar: {
      // Each page holds its list: the one of the library is long.
      '/reference/': [page('Documentation', '/'), library()],
      '/': [
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
            page('Library', '/reference/'),
            page('Architecture', '/architecture'),
            page('Platforms', '/platforms'),
            page('Measured figures', '/measurements'),
            page('Security', '/security'),
            page('Upgrading', '/upgrading'),
            page('Changelog', '/changelog'),
          ],
        },
        section('Specification', 'spec', true),
        section('Decisions', 'decisions', true),
      ],
    },
  },
})

/** What a search looks through; of the library it is the names, because the index is loaded as a whole. */
function searched(text, env, md) {
  const isLibrary = env.relativePath.startsWith('reference/')
  return md.render(isLibrary ? (/^# .+$/m.exec(text)?.[0] ?? '') : text, env)
}

/** Vue would run what stands between two braces. */
function withoutTemplates(md) {
  const { text } = md.renderer.rules
  md.renderer.rules.text = (tokens, index, ...rest) =>
    (text?.(tokens, index, ...rest) ?? md.utils.escapeHtml(tokens[index].content)).replaceAll(
      '{{',
      '&#123;&#123;',
    )
}
