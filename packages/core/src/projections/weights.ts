/**
 * What the ranking learned from outcomes. Absent until something was: then the cold weights count.
 *
 *   meta/weights value   { 1 recency, 2 access, 3 citations, 4 importance, 5 similarity,
 *                          6 updatedAt, 7 updates }
 *
 * @module
 */
import { countKind, field, numberKind, type RecordCodec, record } from '../codec/record.ts'
import { COLD_WEIGHTS, type Weights } from '../salience/score.ts'

export interface LearnedWeights extends Weights {
  readonly updatedAt: number
  /** How often they moved. */
  readonly updates: number
}

export const weightsCodec: RecordCodec<LearnedWeights> = record<LearnedWeights>('weights', {
  recency: field(1, numberKind),
  access: field(2, numberKind),
  citations: field(3, numberKind),
  importance: field(4, numberKind),
  similarity: field(5, numberKind),
  updatedAt: field(6, countKind),
  updates: field(7, countKind),
})

export const UNLEARNED: LearnedWeights = { ...COLD_WEIGHTS, updatedAt: 0, updates: 0 }
