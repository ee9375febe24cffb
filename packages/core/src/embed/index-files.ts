/** Files with the index of a model, in `side/`: what they are called, and taking them away. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toHex } from '../codec/bytes.ts'

const BEGIN = 'vectors-'
const END = '.idx'

export function indexFileName(random: Uint8Array): string {
  return `${BEGIN}${toHex(random)}${END}`
}

export function removeIndexFiles(directory: string, except?: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(BEGIN) || !name.endsWith(END) || name === except) continue
    rmSync(join(directory, name), { force: true })
  }
}
