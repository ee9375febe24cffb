/** A unified diff with one hunk: the lines between the common beginning and the common end. */

const CONTEXT = 2

export function lineDiff(name: string, before: string, after: string): string {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const shorter = Math.min(old.length, now.length) - start
  while (end < shorter && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const from = Math.max(0, start - CONTEXT)
  const oldTo = Math.min(old.length, old.length - end + CONTEXT)
  const nowTo = Math.min(now.length, now.length - end + CONTEXT)
  const lines = [
    ...old.slice(from, start).map((line) => ` ${line}`),
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
    ...old.slice(old.length - end, oldTo).map((line) => ` ${line}`),
  ]
  const head = `@@ -${from + 1},${oldTo - from} +${from + 1},${nowTo - from} @@`
  return [`--- ${name}`, `+++ ${name}`, head, ...lines, ''].join('\n')
}
