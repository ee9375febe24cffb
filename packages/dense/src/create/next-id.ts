/** Ids that nobody had before. */

import { join } from 'node:path'
import { type AtomKind, canonicalId, KINDS, parseId } from '../atoms/ids.ts'
import { DenseError } from '../errors.ts'
import { listDirectory } from '../files/files.ts'
import { namesInHistory } from '../git/git.ts'
import { loadCheckpoint } from '../indexes/checkpoint.ts'
import { readNews } from '../track/log-reader.ts'
import type { Workspace } from '../workspace.ts'

export function* candidateIds(
  workspace: Workspace,
  directory: string,
  kind: AtomKind,
  variantOf: string | undefined,
): Generator<string, undefined> {
  const { prefix } = KINDS[kind]
  if (variantOf !== undefined) {
    const base = parseId(variantOf)
    if (base?.prefix !== 'EXP' || kind !== 'experiment') {
      throw new DenseError('INVALID_INPUT', 'Only an experiment can be a variant of an experiment')
    }
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      yield canonicalId(prefix, base.number, letter)
    }
    return undefined
  }
  for (let number = highestNumber(workspace, directory, kind) + 1; ; number += 1) {
    yield canonicalId(prefix, number)
  }
}

/** Numbers are never given twice: deleted atoms live on in history, the log and the counts. */
function highestNumber(workspace: Workspace, directory: string, kind: AtomKind): number {
  const { prefix, directory: name } = KINDS[kind]
  const place = join(directory, name)
  const loaded = loadCheckpoint(directory)
  const used = [
    ...listDirectory(place).map((entry) => entry.name),
    ...namesInHistory(workspace.root, place).map((path) => path.split('/').at(-1) ?? ''),
    ...loaded.checkpoint.usage.keys(),
    ...readNews(directory, loaded.checkpoint).records.map((record) => record.file),
  ]
  let highest = 0
  for (const file of used) {
    const id = parseId(file.replace(/\.md$/, ''))
    if (id?.prefix === prefix) highest = Math.max(highest, id.number)
  }
  return highest
}
