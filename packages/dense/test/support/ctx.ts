/** Commands in this process: what they print and how they exit. */
import { runCtx } from '../../src/run.ts'
import { NOW } from './context.ts'

export interface CtxResult {
  readonly code: number
  readonly out: string
  readonly err: string
}

export async function ctx(root: string, args: readonly string[], stdin = ''): Promise<CtxResult> {
  let out = ''
  let err = ''
  const code = await runCtx(args, {
    root,
    cwd: root,
    now: () => NOW,
    program: ['ctx'],
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    stdin: () => Promise.resolve(stdin),
  })
  return { code, out, err }
}
