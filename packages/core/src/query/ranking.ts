/**
 * Every constant by which a question in words is ranked, in one table. They are the same for every
 * store and every question; none is learned. `userSpeaker` and `askingWords` were set while looking at
 * recall in chats with an assistant, `inTime` and `meaning` at all sets together (bench/RESULTS.md);
 * `timeWords`, `asking` and `sessionSaturation` are first guesses that were not varied one by one.
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
  meaning: 0.8,
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
} as const
