export type WorldName =
  | 'core'
  | 'reads'
  | 'deaths'
  | 'deaths and shows'
  | 'failing'
  | 'cuts'
  | 'deaths and cuts'
  | 'deaths and marks'
  | 'rebuilds'
  | 'rebuilds and cuts'

export interface World {
  readonly processes: number
  readonly budget: Readonly<Record<string, number>>
}

export const SHORT: Readonly<Record<WorldName, World>>
export const LONG: Readonly<Record<string, World>>
