import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { undocumented } from './support/declarations.ts'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Entries for our own packages and for programs that only start: nobody imports their types. */
const UNSUPPORTED = ['./internal', './operations/*', './short-lived', './track']

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, { readonly types: string }>>
}

const entries = readdirSync(join(repository, 'packages')).flatMap((name) => {
  const directory = join(repository, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
  return Object.entries(manifest.exports ?? {})
    .filter(([path, { types }]) => !UNSUPPORTED.includes(path) && types !== undefined)
    .map(([path, { types }]) => [join(manifest.name, path), join(directory, types)] as const)
})

describe('the public surface', () => {
  it.each(entries)('[AP20] everything that %s exports has a comment', (_name, file) => {
    expect(existsSync(file), `${file} is built by npm run build`).toBe(true)
    const missing = undocumented(file).map((line) => relative(repository, line))
    expect(missing).toEqual([])
  })

  it('[AP20] what has no comment is found', () => {
    const directory = mkdtempSync(join(tmpdir(), 'declarations-'))
    const write = (name: string, text: string): void => writeFileSync(join(directory, name), text)
    write('index.d.ts', "export { type Open, plain, Shop as Store } from './shop.ts';\n")
    write(
      'shop.d.ts',
      [
        "import type { Base } from './base.ts';",
        '/** What a shop takes. */',
        'export interface Open extends Base {',
        '    /** When. */',
        '    readonly at: number;',
        '    readonly until?: number;',
        '}',
        'export declare class Shop {',
        '    #private;',
        '    /** Sells. */',
        '    sell(what: string): void;',
        '    sell(what: number): void;',
        '    close(): void;',
        '}',
        'export declare function plain(): void;',
        '',
      ].join('\n'),
    )
    write('base.d.ts', '/** Known. */\nexport interface Base {\n    readonly name: string;\n}\n')
    try {
      const found = undocumented(join(directory, 'index.d.ts'))
      expect(found.map((line) => line.slice(directory.length + 1))).toEqual([
        'base.d.ts: Base.name',
        'shop.d.ts: Open.until',
        'shop.d.ts: Store',
        'shop.d.ts: Store.close',
        'shop.d.ts: plain',
      ])
    } finally {
      rmSync(directory, { recursive: true })
    }
  })
})
