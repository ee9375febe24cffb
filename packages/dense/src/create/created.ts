/** What creating something answers. */

export interface Created {
  /** Files that were made or changed, the new one first. */
  readonly paths: readonly string[]
}

export interface CreatedAtom extends Created {
  readonly id: string
  readonly path: string
}
