/**
 * Every number by which a question is ranked, in one place: what each lane is worth (`RANKING`), how
 * many memories are looked at (`POOLS`), and from where on something fits at all (`FIT`). They are the
 * same for every store and every question; none is learned. `userSpeaker` and `askingWords` were set
 * while looking at recall in chats with an assistant, `inTime` and `meaning` at all sets together
 * (bench/RESULTS.md); `timeWords`, `asking` and `sessionSaturation` are first guesses that were not
 * varied one by one.
 *
 * @module
 */
export const RANKING = {
  /** The best by words from which relevance flows; the cost of a question grows with it. */
  pool: 400,

  /** What a turn gets of the relevance of its neighbours: an answer seldom repeats the question's words. */
  previous: 0.5,
  next: 0.3,
  second: 0.2,
  /** A neighbour of more words gives less: long turns speak of many things. */
  flowWords: 20,

  /** What a turn gets of the relevance of its session, as a share of the best session. */
  session: 0.6,
  /** How soon more turns with the same word stop making a session more relevant. */
  sessionSaturation: 1,

  /** Nearness in meaning, as a share of the nearest, beside words and neighbours as a share of the best. */
  meaning: 0.9,
  /** Words count in full if the best memory has this share of the question's word weight; less in proportion. */
  coverage: 0.2,
  /** In a statement, which tells and does not ask, words count this much of what they do in a question … */
  stated: 0.05,
  /** … and more from this share of the statement's word weight on, up to all of it. */
  statedFrom: 0.6,
  /** A turn is as near as it and those around it together: an answer is part of an exchange. */
  windowPrevious: 0.5,
  windowNext: 0.3,
  /** Who tells something need not refer to what stands around it: so much of both. */
  windowStated: 0.3,
  /** How alike neighbours are, as a cosine: for the length of what they are together. */
  windowAlike: 0.4,
  /** What is farther and has no word of the question gets this, divided by its place: enough to follow in order. */
  farther: 0.001,

  /** How much a memory has mattered so far: enough to part equals, too little to hide what fits better. */
  salience: 0.05,

  /** A turn whose speaker the question names. More would hide what others say about them. */
  namedSpeaker: 1.4,
  /** What people tell about themselves, before what an assistant answers. */
  userSpeaker: 2,
  /** A turn that asks seldom answers, unless it is long enough to tell something too. */
  asking: 0.8,
  askingWords: 20,
  /** A turn with a time in it, where the question asks when. */
  timeWords: 1.2,
  /** A turn of the time that the question names. */
  inTime: 2,
  /** What was true at the time that the question names, and has ended since. */
  trueThen: 1.1,
} as const

/** How much is looked at. Larger numbers cost time; smaller ones change answers. */
export const POOLS = {
  /** Vectors that are distinguished by their distance, whatever the page. */
  vectors: 64,
  /** Vectors beyond those, for memories that have ended. */
  spareVectors: 16,
  /** How many times the first vectors are looked at before a filter is given to the search. */
  widened: 16,
  /** Documents beyond the answer, for memories that have ended, before the search is repeated. */
  spareWords: 4,
  /** Both of the above where words and vectors are joined before loading. */
  spareJoined: 4,
  /** Each repetition looks at so many times as many. */
  growth: 4,

  /** In another order than relevance this many of the most relevant are ordered for each result … */
  perResult: 4,
  /** … and as many for each of the pages that lie in the same step. */
  step: 64,

  /** So many candidates of a search by words are loaded before an index is asked who has the tag or frame … */
  loadedFirst: 256,
  /** … if these are not more than so many. */
  membersByWords: 10_000,
  /** The same for vectors, where one distance costs less than one load. */
  membersByVectors: 100_000,

  /**
   * A filter that no index knows is judged memory by memory, nearest first: beyond so many for each result that is
   * wanted, and at least for so many results, the answer ends though others could pass.
   */
  judgedPerResult: 256,
  judgedResults: 64,

  /** Below this many memories a tag or frame leads a question in words or by meaning; above, that does. */
  few: 64,
  /** Tags are compared by their first memories: beyond this many they count as equally common. */
  counted: 256,
  /** Of a memory with many edges of one type, only so many are looked at for its place in a conversation. */
  edges: 8,
  /** So many of the best are asked for their fit: what fits best need not be ranked first. */
  fitting: 20,
} as const

/** How a fit is measured, see `floor.ts`. */
export const FIT = {
  /** From which fit on an answer is given: asked once with an answer and once without, one in five like it has one. */
  floor: 0.2,
  /** The cosine that just counts, in ten memories and in about six hundred; between them by the logarithm. */
  cosineFew: 0.15,
  cosineMany: 0.48,
  cosinePerTenfold: 0.186,
  /** Beside meaning, words have to say more: the share that just counts. */
  wordsBesideMeaning: 0.35,
  /** What a share of words and a cosine that just count are worth. */
  atLeast: 0.25,
  /** The part of meaning in the evidence, among a hundred memories and more; among ten it is all of it. The rest is that of words. */
  meaning: 0.6,
  /** What somebody else says than the question names is half the evidence. */
  another: 0.5,
  /** From the evidence to how likely there is an answer: a logistic curve, beside meaning and by words alone. */
  byBoth: { middle: 0.304, width: 0.035 },
  byWords: { middle: 0.386, width: 0.094 },
  /** A word that so few memories have, or so small a share of them, says by itself what is meant. */
  rareDocuments: 2,
  rareShare: 0.01,
  /** In fewer memories than these, how often a word occurs says little about it. */
  tellingDocuments: 200,
  /** Of one word in common that is not a rare one. */
  single: 0.7,
} as const
