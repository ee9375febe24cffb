/** The seams keep their types. Rules: docs/spec/operations.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const packages = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

it('[O30] no store is made by a cast', () => {
  const sources = readdirSync(packages).flatMap((name) => {
    const root = join(packages, name, 'src')
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
      .map((path) => join(root, path))
  })
  const casts = sources.filter((path) => /\bas Cortex\b/.test(readFileSync(path, 'utf8')))

  expect(sources.length).toBeGreaterThan(800)
  expect(casts).toEqual([])
})
