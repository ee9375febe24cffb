/** Keys as files: a private key in PEM, which only its owner can read. */

import { randomBytes } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { newKeyPair, type Signer, signerOf } from '@cortex-memory/core/scope-signing'
import { UsageError } from '../command.ts'
import { readNamedFile } from '../named-file.ts'

const PUBLIC_KEY = /^[0-9a-fA-F]{64}$/

/** Never in the place of a file: a key that is lost cannot be made again. */
export async function makeKeyFile(file: string): Promise<Uint8Array> {
  const { publicKey, privateKey } = newKeyPair()
  try {
    await createWhole(file, privateKey)
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    const why = messageOf(error)
    if (exists) throw new CortexError('ALREADY_EXISTS', `Cannot make a key: ${file} exists already`)
    const full = (error as NodeJS.ErrnoException).code === 'ENOSPC'
    throw new CortexError(full ? 'DISK_FULL' : 'IO_ERROR', `Cannot make a key: ${why}`)
  }
  return publicKey
}

/** There on the disk, whole, or not at all: half a key would be in the way of the next attempt. */
async function createWhole(file: string, text: string): Promise<void> {
  const making = `${file}.${randomBytes(6).toString('hex')}.new`
  try {
    const handle = await open(making, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(making, file)
  } finally {
    // One that cannot be removed does no harm: the next one has another name.
    await rm(making, { force: true }).catch(() => undefined)
  }
}

export async function readSigner(file: string): Promise<Signer> {
  const text = (await readNamedFile(file, 'key', 'read the key in')).toString('utf8')
  try {
    return signerOf(text)
  } catch {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot read the key in ${file}: expected an Ed25519 private key in PEM, as \`cortex key new\` makes it`,
    )
  }
}

/** 64 hex digits, or a key file whose public half is meant. */
export async function readPublicKey(keyOrFile: string): Promise<Uint8Array> {
  return PUBLIC_KEY.test(keyOrFile)
    ? Buffer.from(keyOrFile, 'hex')
    : (await readSigner(keyOrFile)).publicKey
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new UsageError(what)
  return value
}
