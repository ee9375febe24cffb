/** Sources from texts, without a disk. */
import type { Source } from '../src/transfer/index.ts'

export function sourceOf(files: Readonly<Record<string, string | Uint8Array>>): Source {
  return {
    name: 'test',
    kind: 'folder',
    files: Object.entries(files).map(([path, content]) => {
      const bytes = Buffer.from(content as string)
      return {
        path,
        bytes: bytes.length,
        head: async () => bytes,
        async *open() {
          // Small pieces: no reader may rely on where a stream breaks.
          const step = bytes.length > 100_000 ? 65_536 : 7
          for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step)
        },
      }
    }),
  }
}
