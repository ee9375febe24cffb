/** What a briefing is, and what it leaves open. */

/** How a briefing is made. */
export interface FreshOptions {
  /** Tokens are estimated as bytes divided by four. */
  readonly budgetTokens?: number
}

/** A question that the files of a project do not answer. */
export interface FreshGap {
  /** The question. */
  readonly question: string
  /** What is missing, with the file to write it in. */
  readonly problem: string
  /** Where the answer is missing. */
  readonly file: string
  /** The line. */
  readonly line?: number
}

/** A briefing and what it leaves open. */
export interface FreshReport {
  /** The project. */
  readonly project: string
  /** Whether nothing is left open. */
  readonly passed: boolean
  /** The text. */
  readonly briefing: string
  /** Its size. */
  readonly tokens: number
  /** Parts that did not fit; each names the file to read instead. */
  readonly leftOut: readonly string[]
  /** What it leaves open. */
  readonly gaps: readonly FreshGap[]
}

/** A title, what is to be said under it, and where it was read. */
export interface Part {
  readonly title: string
  readonly lines: readonly string[]
  readonly file: string
}
