/** The directory that holds the built files of the explorer. */
export declare const EXPLORER_FILES: string
/** The page that draws answers inside a chat: one file, with everything in it. */
export declare const CHAT_VIEW: string
