// The pages of the site, made of the Markdown in the repository: the same text, with links that lead to pages of the
// site or, for other files, to the repository. A link that leads nowhere is a problem.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { slugOf } from '../../site/slug.mjs'

const REPOSITORY = 'https://github.com/cortex-memory/cortex/blob/main'

/** Pages that lie outside docs/, by their path in the repository. */
const ELSEWHERE = {
  'ARCHITECTURE.md': 'architecture.md',
  'CHANGELOG.md': 'changelog.md',
  'SECURITY.md': 'security.md',
  'UPGRADING.md': 'upgrading.md',
  'bench/RESULTS.md': 'measurements.md',
}

/** Every page as `{ path, from, text }`, and what is wrong with their links, as sentences. */
export function makePages(home) {
  const sources = new Map([...docsIn(home), ...Object.entries(ELSEWHERE)])
  const problems = []
  const headings = new Map(
    [...sources.keys()].map((from) => [from, anchorsOf(readFileSync(join(home, from), 'utf8'))]),
  )
  const pages = [...sources].map(([from, path]) => {
    const text = outsideCode(readFileSync(join(home, from), 'utf8'), (prose) =>
      withRuleAnchors(prose).replace(
        /(!?\[(?:[^[\]]|\[[^\]]*\])*\]\()([^()\s]+)(\))/g,
        (_, before, target, after) => {
          const led = lead(target, { home, from, path, sources, headings })
          if (led === undefined) problems.push(`${from}: ${target} leads nowhere`)
          return `${before}${led ?? target}${after}`
        },
      ),
    )
    return { path, from, text: withKnownLanguages(text) }
  })
  return { pages, problems }
}

/** Tests tell blocks apart that need a database or a bucket (`sh-postgres`); to a reader they are all one language. */
function withKnownLanguages(text) {
  return text.replace(/^( *```[a-z]+)-[a-z-]+$/gm, '$1')
}

/** `docs/guides/erase.md` becomes `guides/erase.md`; a README is the page of its folder. */
function docsIn(home) {
  return readdirSync(join(home, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => [`docs/${name}`, name.replace(/README\.md$/, 'index.md')])
}

/** Where a link leads on the site; undefined if there is nothing. */
function lead(target, { home, from, path, sources, headings }) {
  if (/^(?:https?|mailto):/.test(target)) return target
  const [file = '', anchor] = target.split('#')
  const meant = file === '' ? from : posix.join(dirname(from), decodeURIComponent(file))
  const isWrong = anchor !== undefined && headings.get(meant)?.has(anchor) === false
  if (isWrong || !existsSync(join(home, meant))) return undefined
  const tail = anchor === undefined ? '' : `#${anchor}`
  if (file === '') return target
  const page = sources.get(meant)
  if (page === undefined) return `${REPOSITORY}/${meant}${tail}`
  const relative = posix.relative(dirname(path), page)
  return `${relative.startsWith('.') ? '' : './'}${relative}${tail}`
}

/** Headings, and rules by their numbers. */
function anchorsOf(text) {
  const seen = new Map()
  const anchors = new Set()
  outsideCode(text, (prose) => {
    for (const [, title] of prose.matchAll(/^#{1,6} +(.+)$/gm)) {
      const slug = slugOf(title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      anchors.add(count === 0 ? slug : `${slug}-${count}`)
    }
    for (const [, rule] of prose.matchAll(RULE)) anchors.add(rule)
    return prose
  })
  return anchors
}

/** `- **S9** A write is…` */
const RULE = /^- \*\*([A-Z]+\d+)\*\*/gm

function withRuleAnchors(prose) {
  return prose.replace(RULE, '- **$1**{#$1}')
}

/** Applies a change to what is neither in a fence nor between backticks. */
function outsideCode(text, change) {
  return text
    .split(/(^ *```[\s\S]*?^ *```[^\n]*$|`[^`\n]*`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}
