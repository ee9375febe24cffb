/** The directory that holds the built files of the explorer. */
export declare const EXPLORER_FILES: string
