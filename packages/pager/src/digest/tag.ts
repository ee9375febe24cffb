/** The tag of every digest of a conversation. */
export const DIGEST_TAG = 'digest'
