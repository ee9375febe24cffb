/** An entry that nobody read for so long is cold: for the index and for maintenance alike. */
export const COLD_DAYS = 14
