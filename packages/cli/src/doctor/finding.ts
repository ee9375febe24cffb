/** One thing that was looked at. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly about: string
  /** `warning` works and should be looked after; `problem` does not work. */
  readonly level: 'ok' | 'warning' | 'problem'
  readonly what: string
  /** Why it matters. */
  readonly why?: string
  /** What to do. */
  readonly todo?: string
  /** Makes it good; only what can harm nothing has one. Says what was done. */
  readonly fix?: () => Promise<string>
}

/** What a check is given: it opens and reads, and changes nothing. */
export interface Question {
  readonly home: string
  /** The actor that commands mean here, and why. */
  readonly actor: string
  readonly user: string | undefined
  readonly why: string
}

export type Check = (question: Question) => Promise<readonly Finding[]>
