/**
 * Every number that trades time for recall, in one table. The switch points were measured with
 * `npm run bench -- vectors`; they change how long a search takes, never what a scan returns.
 *
 * @module
 */

export type Tuning = Readonly<Record<keyof typeof VALUES, number>>

const VALUES = {
  /** Links of a row in the upper layers, and of a new row in the lowest. */
  links: 16,
  /** Links that a row of the lowest layer can hold. */
  linksLowest: 32,
  /** Rows kept in view while the links of a new row are sought. */
  efConstruction: 200,
  /** Rows kept in view while a query is answered, unless the caller says otherwise. */
  efSearch: 64,
  /**
   * Up to so many rows are all measured; more are first sieved by their sign bits. The sieve is faster from
   * about 300 rows on, but measuring 1,000 still costs less than 0.1 ms and misses nothing.
   */
  exactRows: 1000,
  /**
   * From so many live rows on, rows are linked into the graph. Here a walk with ef 20 (recall 0.95) takes two
   * thirds of the sieve's time; with ef 64 the two are even at about 18,000 rows.
   */
  graphRows: 10_000,
  /** Rows that the sieve lets through at least: so many, and so many per result. */
  rescored: 100,
  rescoredPerResult: 4,
  /** And all whose sign bits differ by no more than this many standard deviations too much. */
  reachDeviations: 2,
  /** But no more rows than this, if those let through at least are fewer. */
  measuredMost: 4096,
  /** A filter is answered by a walk if at least this share passes, and so many linked rows for each of `ef`. */
  walkPassingShare: 0.05,
  walkPassingRowsPerEf: 170,
  /** A filtered walk that has seen this share of the rows ends, and a scan answers. */
  walkShare: 0.1,
  /** Rows asked to guess what share a filter passes. */
  sampledRows: 256,
  /** Removed rows are cleared out when they are more than the live ones, and more than this. */
  deadRows: 1024,
}

export const TUNING: Tuning = VALUES
