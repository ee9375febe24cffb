// The reference of the library: a page for everything that a program can import, made by TypeDoc of the declarations
// that `tsc` wrote. TypeDoc knows no TypeScript 7, so it has its own TypeScript, in `site/`, and never sees a source.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the site calls the folder of these pages. */
export const REFERENCE = 'reference'

/** They are run, not imported, or give others under another name. */
const PROGRAMS = ['cli', 'explorer', 'hosts', 'cortex-memory']

/** Entries for our own packages. */
const OWN = {
  core: ['./internal', './kit'],
  dense: [
    './commands',
    './front-matter',
    './regular-file',
    './safe-git',
    './track',
    './visible-text',
  ],
  pager: ['./short-lived'],
  server: [
    './branches',
    './data-home',
    './journal',
    './operations/*',
    './project/config',
    './project/link',
  ],
}

/** What programs import, with the file of its declarations and their source: `{ name, file, source }`. */
export function libraryEntries(home) {
  return readdirSync(join(home, 'packages'))
    .filter((folder) => !PROGRAMS.includes(folder))
    .flatMap((folder) => {
      const directory = join(home, 'packages', folder)
      const { name, exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
      return Object.entries(exports)
        .filter(([path]) => !OWN[folder]?.includes(path))
        .map(([path, given]) => ({
          name: name + path.slice(1),
          file: join(directory, given.types),
          source: join(directory, given['@cortex-memory/source']),
        }))
    })
}

/** Whether `npm ci` was run in `site/`. */
export function hasTypeDoc(home) {
  return existsSync(join(home, 'site/node_modules/typedoc'))
}

/** The pages as `{ path, text }`, and what TypeDoc complains of. */
export async function referencePages(home) {
  const place = mkdtempSync(join(tmpdir(), 'cortex-reference-'))
  try {
    const problems = await writePages(home, place)
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
    const pages = files
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({
        path: `${REFERENCE}/${name}`,
        text: withAnchors(readFileSync(join(place, name), 'utf8')),
      }))
    return { pages, problems }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

async function writePages(home, place) {
  const site = createRequire(join(home, 'site/package.json'))
  const load = (name) => import(pathToFileURL(site.resolve(name)).href)
  const { Application } = await load('typedoc')
  const entries = libraryEntries(home)
  const app = await Application.bootstrapWithPlugins({
    ...LAYOUT,
    plugin: [site.resolve('typedoc-plugin-markdown')],
    tsconfig: writeSettings(home, place, entries),
    entryPoints: entries.map(({ file }) => file),
    out: place,
  })
  const problems = []
  app.logger.log = (text, level) => level >= WARNING && problems.push(text)
  const project = await app.convert()
  if (project === undefined) return problems
  for (const module of project.children) {
    // The maps beside the declarations lead TypeDoc to the source.
    const { fileName } = project.getSymbolIdFromReflection(module)
    module.name = entries.find(({ source }) => source === fileName).name
  }
  app.validate(project)
  await app.generateOutputs(project)
  return problems
}

/** In the levels of TypeDoc's logger. */
const WARNING = 2

const LAYOUT = {
  name: 'Library',
  logLevel: 'Warn',
  readme: 'none',
  entryFileName: 'index',
  disableSources: true,
  excludePrivate: true,
  excludeExternals: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  validation: { invalidLink: true, notExported: true },
}

function writeSettings(home, place, entries) {
  const file = join(place, 'tsconfig.json')
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(home, 'node_modules/@types')],
  }
  writeFileSync(file, JSON.stringify({ compilerOptions, files: entries.map(({ file }) => file) }))
  return file
}

/** The site shows HTML as text; what marks a place in a table is written the way of the other pages. */
function withAnchors(text) {
  return text.replace(/<a id="([^"]+)"><\/a> (`[^`]+`)/g, '$2{#$1}')
}
