/** Recomputes roots outside the page's own thread, with a verifier that shares no line with the engine. */
import { verifyFile } from '@cortex-memory/core/verify-portable'

addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; root?: string }>) => {
  const { bytes, root } = data
  const report = verifyFile(new Uint8Array(bytes), root === undefined ? {} : { root })
  postMessage(report)
})
