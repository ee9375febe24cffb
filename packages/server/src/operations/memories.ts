/** Operations on one memory: remember, get, revise, forget. */

import {
  type AtTime,
  CortexError,
  type EdgeRecord,
  isUri,
  isUsersOwn,
  LIMITS,
  type Memory,
  type MemoryData,
  type MemoryStore,
  type Origin,
  type Provenance,
  parseUri,
  type Receipt,
  renderFull,
  type SourceKind,
  type Uri,
} from '@cortex-memory/core'
import { defined } from '@cortex-memory/core/kit'
import { z } from 'zod'
import { type OperationContext, operation } from './operation.ts'
import {
  idOf,
  json,
  memory,
  memoryType,
  memoryView,
  objectKind,
  plainObject,
  reason,
  receipt,
  reference,
  tags,
  text,
  time,
  uri,
  uriOf,
  verb,
  visibility,
  whose,
} from './schemas.ts'
import { dataOf, NOTE, revisedData } from './text-to-data.ts'
import { holderOf, memoryFor, storesOf, whoseIn } from './two-memories.ts'

const FACT = 'matrix://cortex/Fact/01HF7YAT00XR00000000000002'
const PROPOSED = '01HF7YAT00XR00000000000003'

const frames = z
  .array(z.strictObject({ verb, kind: objectKind, ref: z.string() }))
  .max(LIMITS.frames)
  .optional()
  .describe('When it matters: what is done, to what kind of thing, to which one')
const forms = z
  .strictObject({ short: z.string().min(1), medium: z.string().min(1) })
  .optional()
  .describe('Its texts in your own words: short, at most 50 tokens, and medium, at most 200')
const importance = z.int().min(0).max(LIMITS.importanceMax).optional().describe('0 to 10')
const confidence = z.number().min(0).max(1).optional().describe('0 to 1')
const commitId = z
  .string()
  .regex(/^[0-9a-fA-F]{32}$/, 'expected 32 hex digits')
  .optional()
  .describe('32 hex digits; the same id again returns the first result')

/** How a claim came to be known, as far as the interface can tell. */
const SOURCES: Readonly<Record<Origin, SourceKind>> = {
  user: 'user_input',
  agent: 'derived',
  tool: 'observed',
  web: 'observed',
  import: 'imported',
  system: 'derived',
}

export function provenanceOf({ origin, channel }: OperationContext): Provenance {
  return { source: SOURCES[origin], origin, channel }
}

export function isOwner({ isOwner: declared, origin }: OperationContext): boolean {
  return declared ?? origin === 'user'
}

/** Who asks for a change, for the engine to judge and to keep: nobody is named for the owner. */
export function askedBy(context: OperationContext): { by?: string; origin?: Origin } {
  const { origin, channel } = context
  // A scope says itself who speaks.
  if (context.scoped !== undefined) return {}
  if (isOwner(context)) return { origin: 'user' }
  const { name } = context
  return { by: `${origin}:${channel}${name === undefined ? '' : `:${name}`}`, origin }
}

/** Only a user declares rules; what others call one is learned, until the user confirms it. */
function asOthersSay<T extends MemoryData>(context: OperationContext, data: T, fields: unknown): T {
  const isDeclared = data.type === 'Constraint' && data.source === 'user_declared'
  if (context.origin === 'user' || !isDeclared || isGiven(fields, 'source')) return data
  return { ...data, source: 'learned' }
}

function isGiven(fields: unknown, key: string): boolean {
  return typeof fields === 'object' && fields !== null && key in fields
}

const rememberInput = z.strictObject({
  text: text.optional().describe('What to remember, in words'),
  type: memoryType.optional().describe('What kind of memory it is; default: Fact'),
  subject: z.string().optional().describe('What it is about'),
  predicate: z.string().optional().describe('What is said of the subject, in a word or two'),
  data: json.optional().describe('Further fields of the type, or all of them'),
  tags,
  importance,
  visibility: visibility.optional().describe('Who may read it; default: private'),
  confidence,
  frames,
  forms,
  validFrom: time.optional().describe('When it began to be true; default: now'),
  validUntil: time.optional().describe('When it stopped being true'),
  expiresAt: time.optional().describe('When to stop showing it'),
  supersedes: uri
    .transform((value) => value as Uri)
    .optional()
    .describe('URI of the memory whose place it takes'),
  replace: z
    .boolean()
    .optional()
    .describe('Facts: take the place of what is known of the same subject and predicate'),
  user: z
    .boolean()
    .optional()
    .describe("Keep it in the user's own memory, which is there in every project"),
  dedupe: z.boolean().optional().describe('Refresh what is there already instead of repeating it'),
  commitId,
})

export const remember = operation({
  name: 'remember',
  title: 'Remember',
  summary: 'Store a memory',
  effect: 'write',
  idempotent: false,
  creates: true,
  input: rememberInput,
  output: receipt.extend({
    staged: z.string().optional(),
  }),
  examples: [
    { title: 'A note', input: { text: 'The build runs on Node 20', tags: ['build'] } },
    {
      title: 'A fact that takes the place of the older one',
      input: {
        text: 'The build runs on Node 22',
        subject: 'build',
        predicate: 'runs_on',
        replace: true,
      },
    },
    {
      title: 'A rule',
      input: { text: 'Never push to main', type: 'Constraint' },
    },
  ],
  cli: {
    positionals: ['text'],
    options: {
      type: { value: 'TYPE' },
      tags: { flag: 'tag', value: 'TAG' },
      frames: { flag: 'frame', value: 'VERB:KIND:REF', reads: 'frames' },
      supersedes: { value: 'URI' },
    },
    stdin: ['text', 'data'],
  },

  async run(context, input) {
    const { text: words, type, subject, predicate, data: given, replace, user, ...rest } = input
    const described = { text: words, type, subject, predicate, data: given }
    const data = dataOf(described, context.actor)
    if (replace) refuseNote(data)
    const cortex = await memoryFor(context, { data, user, supersedes: rest.supersedes })
    const written = await cortex.write({
      ...defined(rest),
      data: asOthersSay(context, dataOf(described, cortex.actor), given),
      provenance: provenanceOf(context),
      ...askedBy(context),
      ...(replace ? { replace: 'subject-predicate' } : {}),
    })
    const isProjects = cortex.actor === context.actor
    const staged = isProjects ? stagedFor(context) : undefined
    return { ...written, ...whoseIn(context, cortex), ...defined({ staged }) }
  },
})

/** The branch that what is made now belongs to, until it is merged. */
function stagedFor({ branches, scoped }: OperationContext): string | undefined {
  const here = scoped === undefined ? branches?.here() : undefined
  return here?.staged === true ? here.branch : undefined
}

/** Two notes about one thing say different things and are both true. */
function refuseNote(data: MemoryData): void {
  if (data.type !== 'Fact' || data.predicate !== NOTE) return
  throw new CortexError(
    'INVALID_INPUT',
    'Cannot replace: give `subject` and `predicate`, or every note would be replaced',
    { path: 'replace' },
  )
}

const EDGES_SHOWN = 100

export const get = operation({
  name: 'get',
  title: 'Get a memory',
  summary: 'Show one memory with everything known about it',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    uri: reference,
    asOf: time.optional().describe('The version that was true then, where no version is named'),
    knownAt: time.optional().describe('As it was known then'),
  }),
  output: memory.extend({
    edges: z.array(json).describe(`Links to and from it, at most ${EDGES_SHOWN} each way`),
    actor: whose,
  }),
  examples: [
    { title: 'One version, which never changes', input: { uri: `${FACT}#1` } },
    { title: 'The newest version', input: { uri: '01HF7YAT00XR00000000000002' } },
    {
      title: 'As it was known then',
      input: { uri: '01HF7YAT00XR00000000000002', knownAt: '2026-05-01' },
    },
  ],
  cli: { positionals: ['uri'] },

  async run(context, { uri, asOf, knownAt }) {
    const cortex = await holderOf(context, uri, 'uri')
    const found = await resolve(cortex, uri, defined({ asOf, knownAt }))
    const { id } = found.head
    const then = defined({ knownAt })
    const edges = [
      ...(await take(cortex.edgesOut(id, then), EDGES_SHOWN)),
      ...(await take(cortex.edgesIn(id, then), EDGES_SHOWN)),
    ]
    return {
      ...memoryView(found),
      edges: edges.map(plainObject),
      ...whoseIn(context, cortex),
    }
  },
})

export const revise = operation({
  name: 'revise',
  title: 'Revise a memory',
  summary: 'Change a memory; earlier versions stay readable',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({
    uri: reference,
    text: text.optional().describe('What it says now, in words'),
    data: json.optional().describe('Fields to change'),
    tags: tags.describe('Replaces all tags'),
    frames: frames.describe('Replaces all frames: when it matters'),
    forms,
    importance,
    visibility: visibility.optional().describe('Who may read it'),
    confidence,
    expectedVersion: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Refuse with VERSION_CONFLICT unless this is the newest version; a URI names one already',
      ),
  }),
  output: receipt.extend({
    unchanged: z
      .literal(true)
      .optional()
      .describe('It said this already: nothing was written, and seq is the newest entry'),
  }),
  examples: [
    {
      title: 'New words',
      input: { uri: '01HF7YAT00XR00000000000002', text: 'The build runs on Node 22' },
    },
    { title: 'Only its importance', input: { uri: `${FACT}#1`, importance: 8 } },
  ],
  cli: {
    positionals: ['uri', 'text'],
    options: {
      tags: { flag: 'tag', value: 'TAG' },
      frames: { flag: 'frame', value: 'VERB:KIND:REF', reads: 'frames' },
      expectedVersion: { flag: 'expect', value: 'VERSION' },
    },
    stdin: ['text', 'data'],
  },

  async run(context, input) {
    const { uri: named, text: newText, data, confidence: certainty, expectedVersion } = input
    const cortex = await holderOf(context, named, 'uri')
    const current = await resolveNewest(cortex, named)
    const at = uriOf(current) as Uri
    const { forms: rendered } = input
    const says = [newText, data, certainty, rendered].some((given) => given !== undefined)
    const patch = defined({
      tags: input.tags,
      frames: input.frames,
      importance: input.importance,
      visibility: input.visibility,
    })
    let result: Receipt | undefined
    if (says) {
      result = await cortex.update(at, {
        data: asOthersSay(context, revisedData(current.data, { text: newText, data }), data),
        ...askedBy(context),
        // A URI says which version was read. What was merged is what was read here: another
        // version in between is a conflict too.
        expectedVersion: expectedVersion ?? versionNamed(named) ?? current.version.version,
        provenance: provenanceOf(context),
        confidence: certainty ?? current.version.confidence,
        ...defined({ forms: rendered }),
        ...endsOf(current, context.clock()),
      })
    }
    if (Object.keys(patch).length > 0 || result === undefined) {
      result = await cortex.updateHead(result?.uri ?? at, patch, askedBy(context))
    }
    return { ...result, ...whoseIn(context, cortex) }
  },
})

/** An id alone means whatever is newest. */
function versionNamed(named: string): number | undefined {
  return isUri(named) ? parseUri(named, 'uri').version : undefined
}

/** A correction does not make a memory last longer. */
function endsOf(
  { head, version }: Memory,
  now: number,
): { validUntil?: number; expiresAt?: number } {
  const later = (end: number | undefined): number | undefined =>
    end !== undefined && end > now ? end : undefined
  return defined({ validUntil: later(head.validUntil), expiresAt: later(version.expiresAt) })
}

export const forget = operation({
  name: 'forget',
  title: 'Forget a memory',
  summary: 'Hide a memory, with a reason; its text stays in the journal (see erase)',
  effect: 'destructive',
  idempotent: true,
  input: z.strictObject({ uri: reference, reason }),
  output: receipt,
  examples: [{ title: 'Forget', input: { uri: `${FACT}#1`, reason: 'the build moved away' } }],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const cortex = await holderOf(context, input.uri, 'uri')
    const current = await resolveNewest(cortex, input.uri)
    const done = await cortex.tombstone(uriOf(current) as Uri, {
      reason: input.reason,
      ...askedBy(context),
    })
    return { ...done, ...whoseIn(context, cortex) }
  },
})

const references = z
  .array(reference)
  .min(1)
  .max(LIMITS.citations)
  .describe('URIs, ids or short names')

export const confirm = operation({
  name: 'confirm',
  title: 'Confirm what others said',
  summary: "Confirm what an agent or an import said, so that it counts as the user's own word",
  effect: 'write',
  idempotent: true,
  ownerOnly: true,
  input: z.strictObject({ uris: references }),
  output: z.object({ confirmed: z.array(receipt.extend({ text: z.string() })) }),
  examples: [{ title: 'A rule that an agent proposed', input: { uris: [PROPOSED] } }],
  cli: { positionals: ['uris'] },

  async run(context, input) {
    const confirmed: (Receipt & { actor?: string; text: string })[] = []
    for (const [index, named] of input.uris.entries()) {
      const cortex = await holderOf(context, named, `uris[${index}]`)
      // A URI means the version that was read; another one in between is a conflict.
      const found = await resolve(cortex, named)
      const store = (await storesOf(context)).find((each) => each?.actor === cortex.actor)
      if (store === undefined)
        throw new CortexError('NOT_FOUND', `Cannot confirm: no store holds ${named}`)
      const done = await store.confirm(uriOf(found) as Uri, { channel: context.channel })
      confirmed.push({ ...done, text: renderFull(found.data), ...whoseIn(context, cortex) })
    }
    return { confirmed }
  },
})

const REJECTED = 'rejected by the user'

export const reject = operation({
  name: 'reject',
  title: 'Reject what others said',
  summary: 'Reject what an agent or an import said, and hide it',
  effect: 'destructive',
  idempotent: true,
  ownerOnly: true,
  input: z.strictObject({ uris: references, reason: reason.optional() }),
  output: z.object({ rejected: z.array(receipt) }),
  examples: [{ title: 'A rule that nobody wants', input: { uris: [PROPOSED] } }],
  cli: { positionals: ['uris'] },

  async run(context, input) {
    const rejected: (Receipt & { actor?: string })[] = []
    for (const [index, named] of input.uris.entries()) {
      const cortex = await holderOf(context, named, `uris[${index}]`)
      const current = await resolveNewest(cortex, named)
      if (isUsersOwn(current)) {
        throw new CortexError(
          'INVALID_INPUT',
          `Cannot reject ${named}: it is the user's own word; use \`forget\``,
          { path: `uris[${index}]` },
        )
      }
      const done = await cortex.tombstone(uriOf(current) as Uri, {
        reason: input.reason ?? REJECTED,
        ...askedBy(context),
      })
      rejected.push({ ...done, ...whoseIn(context, cortex) })
    }
    return { rejected }
  },
})

/** The version that a URI names, or the newest one of an id. */
export async function resolve(
  cortex: MemoryStore,
  named: string,
  at: AtTime = {},
): Promise<Memory> {
  return await cortex.resolve(isUri(named) ? named : idOf(named, 'uri'), at)
}

/** The newest version; a URI must name a version that exists, of the type that it says. */
export async function resolveNewest(cortex: MemoryStore, named: string): Promise<Memory> {
  const found = await resolve(cortex, named)
  return await cortex.resolveLatest(found.head.id)
}

async function take(edges: AsyncIterable<EdgeRecord>, most: number): Promise<EdgeRecord[]> {
  const taken: EdgeRecord[] = []
  for await (const edge of edges) {
    if (taken.length === most) break
    taken.push(edge)
  }
  return taken
}

export { defined }
