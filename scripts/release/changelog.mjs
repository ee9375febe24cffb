// The entry of one release in CHANGELOG.md: `## 1.2.3 (2026-11-18)`, or `(unreleased)` before that.

/** Title, date and text of a version; undefined if there is no entry. */
export function changelogEntry(text, version) {
  const sections = text.split(/^## /m).slice(1)
  const section = sections.find((each) => each.startsWith(`${version} `))
  if (section === undefined) return undefined
  const [title = '', ...lines] = section.split('\n')
  const date = /\(([^)]+)\)/.exec(title)?.[1]
  return { title, date, text: lines.join('\n').trim() }
}

/** What keeps an entry from being published, as sentences. `final`: it must have its date. */
export function changelogProblems(text, version, { final }) {
  const entry = changelogEntry(text, version)
  if (entry === undefined) return [`CHANGELOG.md has no entry for ${version}`]
  const problems = []
  if (!/^- /m.test(entry.text)) problems.push(`CHANGELOG.md says nothing about ${version}`)
  if (final && !/^\d{4}-\d{2}-\d{2}$/.test(entry.date ?? '')) {
    problems.push(`CHANGELOG.md: the entry of ${version} has no date (YYYY-MM-DD)`)
  }
  return problems
}
