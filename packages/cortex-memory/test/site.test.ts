/** The pages of the documentation site. Rules: docs/spec/deploy.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { makePages } = (await import(
  pathToFileURL(join(repository, 'scripts/docs/pages.mjs')).href
)) as {
  makePages(home: string): {
    pages: { path: string; from: string; text: string }[]
    problems: string[]
  }
}

const { deadLinks } = (await import(
  pathToFileURL(join(repository, 'scripts/docs/dead-links.mjs')).href
)) as { deadLinks(site: string): string[] }
const { hasTypeDoc, libraryEntries, referencePages } = (await import(
  pathToFileURL(join(repository, 'scripts/docs/reference.mjs')).href
)) as {
  hasTypeDoc(home: string): boolean
  libraryEntries(home: string): { name: string }[]
  referencePages(
    home: string,
  ): Promise<{ pages: { path: string; text: string }[]; problems: string[] }>
}

describe('the reference of the library', () => {
  const names = libraryEntries(repository).map(({ name }) => name)

  it('[RL12] is made of what programs import, and of nothing that is ours alone', () => {
    expect(names).toContain('@cortex-memory/core')
    expect(names).toContain('@cortex-memory/adapters/langgraph')
    expect(names).toContain('@cortex-memory/server/http')
    expect(names.filter((name) => /internal|kit|short-lived|cli|operations\//.test(name))).toEqual(
      [],
    )
  })

  it.skipIf(!hasTypeDoc(repository))(
    '[RL12] has a page for each name, with its comment and its fields (after `npm ci` in site/)',
    { timeout: 120_000 },
    async () => {
      const { pages, problems } = await referencePages(repository)
      expect(problems).toEqual([])
      const page = (path: string): string =>
        pages.find((each) => each.path === `reference/${path}`)?.text ?? ''
      for (const name of names) expect(page(`${name}/index.md`)).toContain(`# ${name}`)
      const input = page('@cortex-memory/core/interfaces/WriteInput.md')
      expect(input).toContain('What `write` takes')
      expect(input).toContain('### dedupe?')
      expect(pages.filter(({ text }) => text.includes('<a id='))).toEqual([])
    },
  )
})

describe('the site', () => {
  it('[RL9] has every page of docs/, and every link leads somewhere', () => {
    const { pages, problems } = makePages(repository)
    expect(problems).toEqual([])
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['index.md', 'spec/index.md', 'upgrading.md']))
    expect(paths).toContain('guides/operate.md')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('[RL9] when it is built, a link to no page or to no place of one is named', () => {
    const place = mkdtempSync(join(tmpdir(), 'cortex-site-'))
    const write = (path: string, links: readonly string[]): void => {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      const html = links.map((link) => `<p id="a-b">x</p><a class="x" href="${link}">x</a>`)
      writeFileSync(join(place, path), html.join('\n'))
    }
    try {
      write('spec/store.html', ['#a-b', '../', '/', 'https://example.org/gone', '/logo.svg'])
      write('index.html', ['./spec/store', '/spec/store#a-b', '/spec/store#c', './gone', '#gone'])
      writeFileSync(join(place, 'logo.svg'), '<svg/>')

      expect(deadLinks(place).sort()).toEqual([
        'index.html: #gone leads to no place on index.html',
        'index.html: ./gone leads to no page',
        'index.html: /spec/store#c leads to no place on spec/store.html',
      ])
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  })

  describe('made of pages of its own', () => {
    let place: string
    beforeEach(() => {
      place = mkdtempSync(join(tmpdir(), 'cortex-site-'))
      const outside = ['ARCHITECTURE', 'CHANGELOG', 'SECURITY', 'UPGRADING', 'bench/RESULTS']
      for (const name of outside) write(`${name}.md`, `# ${name}\n`)
      write('docs/README.md', '# Start\n')
      write('LICENSE', 'a licence')
      write('docs/spec/store.md', '# Store\n\n- **S9** A write is `**S9**` durable.\n')
    })
    afterEach(() => rmSync(place, { recursive: true, force: true }))

    function write(path: string, text: string): void {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      writeFileSync(join(place, path), text)
    }

    function page(path: string): string {
      return makePages(place).pages.find((each) => each.path === path)?.text ?? ''
    }

    it('[RL9] links lead to pages, and to the repository where there is no page', () => {
      write(
        'docs/guides/a.md',
        '# A\n\n[one](../spec/store.md#S9) [two](../../UPGRADING.md) [three](../../LICENSE) [four](../README.md) [five](#a)\n',
      )
      expect(makePages(place).problems).toEqual([])
      expect(page('guides/a.md')).toBe(
        '# A\n\n[one](../spec/store.md#S9) [two](../upgrading.md) [three](https://github.com/cortex-memory/cortex/blob/main/LICENSE) [four](../index.md) [five](#a)\n',
      )
    })

    it('[RL9] a link to nothing is named, to a heading too; links in code are left alone', () => {
      write('docs/b.md', '# B\n\n[one](gone.md) [two](spec/store.md#S10) `[x](gone)`\n')
      expect(makePages(place).problems).toEqual([
        'docs/b.md: gone.md leads nowhere',
        'docs/b.md: spec/store.md#S10 leads nowhere',
      ])
    })

    it('[RL9] rules have anchors of their numbers', () => {
      expect(page('spec/store.md')).toContain('- **S9**{#S9} A write is `**S9**` durable.')
    })
  })
})
