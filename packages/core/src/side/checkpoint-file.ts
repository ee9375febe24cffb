/**
 * A checkpoint as a JSON file, for people and for tools without a store. It is a copy: the record in
 * the view is what counts, and a file that cannot be written is none.
 *
 *   <directory>/<intent>/<step>.snapshot     0600, its directories 0700
 *
 * The names were checked. A link inside the directory is never followed: the directory of the
 * intent must be one, and the file is made aside and renamed, which replaces a link and not what it
 * points at.
 *
 * @module
 */
import { constants, promises as fs } from 'node:fs'
import { join } from 'node:path'
import { toHex } from '../codec/bytes.ts'
import { CHECKPOINT_SCHEMA, type CheckpointRecord } from '../records/checkpoint.ts'

/** The path of the file, or `undefined` if it could not be written. */
export async function writeCheckpointFile(
  directory: string,
  checkpoint: CheckpointRecord,
  random: (bytes: number) => Uint8Array,
): Promise<string | undefined> {
  try {
    await fs.mkdir(directory, { recursive: true, mode: 0o700 })
    const home = join(await fs.realpath(directory), checkpoint.intentId)
    await fs.mkdir(home, { recursive: true, mode: 0o700 })
    if (!(await fs.lstat(home)).isDirectory()) return undefined
    const aside = join(home, `.${toHex(random(8))}`)
    await writeNew(aside, checkpointJson(checkpoint))
    const path = join(home, `${checkpoint.stepId}.snapshot`)
    try {
      await fs.rename(aside, path)
    } catch (error) {
      await fs.rm(aside, { force: true })
      throw error
    }
    return path
  } catch {
    return undefined
  }
}

async function writeNew(path: string, content: string): Promise<void> {
  const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants
  const file = await fs.open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY, 0o600)
  try {
    await file.writeFile(content)
  } finally {
    await file.close()
  }
}

function checkpointJson(checkpoint: CheckpointRecord): string {
  const json = {
    schema_version: CHECKPOINT_SCHEMA,
    intent_id: checkpoint.intentId,
    step_id: checkpoint.stepId,
    created_at_ms: checkpoint.createdAt,
    budget_tokens: checkpoint.budgetTokens,
    kept_uris: checkpoint.keptUris,
    compacted: checkpoint.compacted.map(({ ref, shortForm, salience }) => ({
      ref,
      short_form: shortForm,
      salience,
    })),
  }
  return `${JSON.stringify(json, undefined, 2)}\n`
}
