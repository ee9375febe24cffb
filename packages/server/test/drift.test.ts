/** Nothing that is made from the table differs from it. Rules: docs/spec/operations.md. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  annotationsOf,
  checkInput,
  commandShape,
  GROUPS,
  invoke,
  type JsonSchema,
  OPERATIONS,
  schemasOf,
} from '../src/operations/index.ts'
import { contextOf, openExampleStore } from './table-store.ts'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { CATALOG, catalogOf, PAGE, pageOf } = (await import(
  pathToFileURL(join(repository, 'scripts/operations.mjs')).href
)) as {
  readonly CATALOG: string
  readonly PAGE: string
  catalogOf(table: unknown): string
  pageOf(table: unknown): string
}
const table = { GROUPS, annotationsOf, commandShape, schemasOf }
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

describe('the table', () => {
  it('[O1] names each operation once, and its module exports it under that name', async () => {
    const names = OPERATIONS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)

    for (const { name: group, operations } of GROUPS) {
      const module = (await import(`../src/operations/${group}.ts`)) as Record<string, unknown>
      for (const operation of operations) {
        expect(Object.values(module)).toContain(operation)
      }
    }
  })

  it('[O2] the reference page is what the table says', () => {
    expect(read(PAGE)).toBe(pageOf(table))
  })

  it('[O2] the catalogue of the command line is what the table says', () => {
    expect(read(CATALOG)).toBe(catalogOf(table))
  })
})

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    it('[O1] says on one line what it does, and has an example', () => {
      expect(operation.summary).toMatch(/^[A-Z][^\n]{10,90}[^.\n]$/)
      expect(operation.examples.length).toBeGreaterThan(0)
    })

    it('[O1] its schemas convert to JSON Schema, objects that describe every input', () => {
      const { input, output } = schemasOf(operation)

      expect(input).toMatchObject({ type: 'object', additionalProperties: false })
      expect(output).toMatchObject({ type: 'object' })
      const undescribed = Object.entries(input.properties ?? {})
        .filter(([, schema]: [string, JsonSchema]) => schema.description === undefined)
        .map(([key]) => key)
      expect(undescribed).toEqual([])
    })

    it('[O1] its hints name keys of its input', () => {
      const keys = Object.keys(operation.input.shape)
      const { positionals = [], options = {}, stdin = [] } = operation.cli
      for (const key of [...positionals, ...Object.keys(options), ...stdin]) {
        expect(keys).toContain(key)
      }
      const flags = commandShape(operation, 'any').options.map(({ flag }) => flag)
      expect(new Set(flags).size).toBe(flags.length)
    })

    it.each(operation.examples.map((example) => [example.title, example] as const))(
      '[O1] its example runs and gives what the output schema says: %s',
      async (_title, { input }) => {
        await using cortex = await openExampleStore()
        checkInput(operation, input)

        const output = await invoke(operation, contextOf(cortex), input)

        expect(operation.output.parse(output)).toEqual(output)
        expect(JSON.parse(JSON.stringify(output))).toEqual(output)
      },
    )

    it('[O3] only what has an effect moves the root or the journal', async () => {
      await using cortex = await openExampleStore()
      const before = await cortex.status()

      for (const { input } of operation.examples) {
        await invoke(operation, contextOf(cortex), input)
      }

      const after = await cortex.status()
      const moved = after.root !== before.root || after.nextSeq !== before.nextSeq
      if (operation.effect === 'read') expect(moved).toBe(false)
      expect(annotationsOf(operation)).toMatchObject({
        readOnlyHint: operation.effect === 'read',
        destructiveHint: operation.effect === 'destructive',
        idempotentHint: operation.idempotent,
        openWorldHint: false,
      })
    })

    it('[O3] an idempotent one changes nothing the second time', async () => {
      if (!operation.idempotent) return
      await using cortex = await openExampleStore()
      for (const { input } of operation.examples) {
        await invoke(operation, contextOf(cortex), input)
      }
      const once = await cortex.overallRoot()

      for (const { input } of operation.examples) {
        await invoke(operation, contextOf(cortex), input)
      }

      expect(await cortex.overallRoot()).toBe(once)
    })
  },
)
