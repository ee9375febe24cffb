/**
 * Keeps the digest of a conversation: one event per conversation, renewed if the conversation goes on.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type MemoryData,
  redactSecrets,
  type Uri,
} from '@cortex-memory/core'
import { digest as hashOf } from '../consolidate/commit-ids.ts'
import { type Digest, digestText } from './digest.ts'
import { DIGEST_TAG } from './tag.ts'

const IMPORTANCE = 2
const NAME_CHARS = 24

/** Stores a digest. Gives what was stored, or what was there already. */
export async function storeDigest(
  cortex: Cortex,
  conversationId: string,
  digest: Digest,
  at: number | undefined,
): Promise<Uri> {
  const name = `digest-${hashOf([conversationId]).slice(0, NAME_CHARS)}`
  const data: MemoryData = {
    type: 'Event',
    kind: 'observation',
    outcome: digest.outcome?.status ?? 'partial',
    summary: redactSecrets(digestText(digest)),
    ...(at !== undefined && { at }),
    ...(digest.files.length > 0 && { artifacts: [...digest.files] }),
  }
  const provenance = { source: 'observed', origin: 'agent' } as const
  const commitId = hashOf(['cortex.pager.digest.v1', conversationId, JSON.stringify(data)])
  const shared = { data, provenance, commitId: commitId.slice(0, 32) }
  const { memories } = await cortex.find({ types: ['Event'], where: { hasTag: name }, limit: 1 })
  const [known] = memories
  if (known?.data.type === 'Event' && known.data.summary === data.summary) return known.uri
  try {
    if (known !== undefined) return (await cortex.update(known.uri, shared)).uri
    return (await cortex.write({ ...shared, importance: IMPORTANCE, tags: [DIGEST_TAG, name] })).uri
  } catch (error) {
    // Another process kept the same at the same time.
    if (error instanceof CortexError && error.code === 'ALREADY_EXISTS' && known) return known.uri
    throw error
  }
}
