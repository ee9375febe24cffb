/**
 * The verifier for every platform: `@cortex-memory/core/verify-portable`. Browsers can run it.
 *
 * @module
 */
export type { RefusalCode } from './refusal.ts'
export type { FileProblem, FileReport, ProvenItem } from './report.ts'
export { plainSha256, type Sha256 } from './sha256.ts'
export { type VerifyFileOptions, verifyFile } from './verify-file.ts'
