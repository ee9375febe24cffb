// Every link of the built site, looked up in the site itself: a page has an address only when it is made, and a heading
// only when its name is known.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Links to pages or places of the site that are not there, as sentences. */
export function deadLinks(site) {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const files = new Set(names)
  const pages = new Map(
    names.filter((name) => name.endsWith('.html')).map((name) => [name, pageOf(site, name)]),
  )
  const fileOf = (path) => [path, `${path}.html`, posix.join(path, 'index.html')].find(isFile)
  const isFile = (path) => files.has(path) && /\.[a-z0-9]+$/.test(path)
  return [...pages].flatMap(([name, { links }]) =>
    [...links].flatMap((link) => {
      const [, path, anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(decodeURIComponent(link))
      const file =
        path === ''
          ? name
          : fileOf(posix.join('.', posix.resolve('/', posix.dirname(name), path).slice(1)))
      if (file === undefined) return [`${name}: ${link} leads to no page`]
      const isThere = !anchor || (pages.get(file)?.places.has(anchor) ?? true)
      return isThere ? [] : [`${name}: ${link} leads to no place on ${file}`]
    }),
  )
}

/** Links within the site, and the names of its own places. */
function pageOf(site, name) {
  const html = readFileSync(join(site, name), 'utf8')
  const all = (pattern) => new Set([...html.matchAll(pattern)].map(([, value]) => unescaped(value)))
  const links = all(/<a\s[^>]*?href="([^"]*)"/g)
  for (const link of links) if (/^[a-z]+:|^\/\//.test(link)) links.delete(link)
  return { links, places: all(/\sid="([^"]+)"/g) }
}

function unescaped(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
