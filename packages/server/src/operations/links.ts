/** Operations on edges: link, unlink. */
import { LIMITS } from '@cortex-memory/core'
import { z } from 'zod'
import { askedBy, defined } from './memories.ts'
import { operation } from './operation.ts'
import { edgeType, idOf, json, reason, reference, sequence } from './schemas.ts'
import { holderOf } from './two-memories.ts'

const output = z.object({
  src: z.string(),
  type: z.string(),
  dst: z.string(),
  changed: z.boolean().describe('False: there was nothing to do'),
  seq: sequence.optional(),
})

const FROM = '01HF7YAT00XR00000000000001'
const TO = '01HF7YAT00XR00000000000003'
const edge = { src: reference, type: edgeType, dst: reference }
const positionals = ['src', 'type', 'dst'] as const

export const link = operation({
  name: 'link',
  title: 'Link two memories',
  summary: 'Link one memory to another',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({
    ...edge,
    weight: z
      .number()
      .min(LIMITS.edgeWeightMin)
      .max(LIMITS.edgeWeightMax)
      .optional()
      .describe('How strong the link is'),
    data: json.optional().describe('Anything that belongs to the link'),
  }),
  output,
  examples: [{ title: 'Link', input: { src: FROM, type: 'related_to', dst: TO } }],
  cli: { positionals },

  async run(context, { src, type, dst, weight, data }) {
    const named = { src: idOf(src, 'src'), type, dst: idOf(dst, 'dst') }
    const cortex = await holderOf(context, src, 'src')
    const { by } = askedBy(context)
    const done = await cortex.addEdge({ ...named, ...defined({ weight, data: data as never, by }) })
    return { ...named, changed: done !== undefined, ...(done ? { seq: done.seq } : {}) }
  },
})

export const unlink = operation({
  name: 'unlink',
  title: 'Unlink two memories',
  summary: 'Remove a link, with a reason',
  effect: 'destructive',
  idempotent: true,
  input: z.strictObject({ ...edge, reason }),
  output,
  examples: [
    { title: 'Unlink', input: { src: FROM, type: 'related_to', dst: TO, reason: 'by mistake' } },
  ],
  cli: { positionals },

  async run(context, { src, type, dst, reason: why }) {
    const named = { src: idOf(src, 'src'), type, dst: idOf(dst, 'dst') }
    const cortex = await holderOf(context, src, 'src')
    const { by } = askedBy(context)
    const done = await cortex.removeEdge({ ...named, reason: why, ...defined({ by }) })
    return { ...named, changed: done !== undefined, ...(done ? { seq: done.seq } : {}) }
  },
})
