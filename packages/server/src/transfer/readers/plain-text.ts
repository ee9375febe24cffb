/** Notes without any format: each paragraph, or each bullet of a list, is a memory. */
import type { Reader } from '../item.ts'
import { readText } from '../json-elements.ts'
import { notesIn } from './agents-md.ts'

export const readPlainText: Reader = async function* ({ kind, files }, { actor }) {
  const read = kind === 'file' ? files : files.filter(({ path }) => /\.(?:txt|text)$/i.test(path))
  for (const file of read) yield* notesIn(await readText(file), file.path, actor)
}
