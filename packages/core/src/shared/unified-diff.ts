/** A unified diff of two texts by lines, for people to read before they say yes. */

const CONTEXT = 2
/** Beyond this the middle is shown as replaced: nobody compares so much by eye. */
const CELLS_MAX = 4_000_000

type Mark = ' ' | '-' | '+'

interface Step {
  readonly mark: Mark
  readonly line: string
}

export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return ''
  const steps = stepsOf(linesOf(before), linesOf(after))
  const near = nearChanges(steps)
  const lines = [
    `--- ${before === '' ? 'nothing' : name}`,
    `+++ ${after === '' ? 'nothing' : name}`,
  ]
  let oldLine = 1
  let newLine = 1
  for (let index = 0; index < steps.length; index++) {
    const { mark, line } = steps[index] as Step
    if (near[index] && !near[index - 1]) lines.push(hunkHead(steps, near, index, oldLine, newLine))
    if (near[index]) lines.push(`${mark}${line}`)
    if (mark !== '+') oldLine += 1
    if (mark !== '-') newLine += 1
  }
  return lines.join('\n')
}

function hunkHead(
  steps: readonly Step[],
  near: readonly boolean[],
  from: number,
  oldLine: number,
  newLine: number,
): string {
  const end = near.indexOf(false, from)
  const hunk = steps.slice(from, end === -1 ? steps.length : end)
  const count = (other: Mark): number => hunk.filter(({ mark }) => mark !== other).length
  return `@@ -${oldLine},${count('+')} +${newLine},${count('-')} @@`
}

function nearChanges(steps: readonly Step[]): boolean[] {
  const near = steps.map(() => false)
  steps.forEach(({ mark }, index) => {
    if (mark === ' ') return
    for (let at = index - CONTEXT; at <= index + CONTEXT; at++) {
      if (at >= 0 && at < near.length) near[at] = true
    }
  })
  return near
}

function linesOf(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function stepsOf(old: readonly string[], now: readonly string[]): Step[] {
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const shorter = Math.min(old.length, now.length) - start
  while (end < shorter && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const same = (lines: readonly string[]): Step[] => lines.map((line) => ({ mark: ' ', line }))
  return [
    ...same(old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ]
}

/** By the longest common subsequence. */
function middle(old: readonly string[], now: readonly string[]): Step[] {
  const removed = (line: string): Step => ({ mark: '-', line })
  const added = (line: string): Step => ({ mark: '+', line })
  if (old.length * now.length > CELLS_MAX) return [...old.map(removed), ...now.map(added)]
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const at = i * width + j
      lengths[at] =
        old[i] === now[j]
          ? (lengths[at + width + 1] as number) + 1
          : Math.max(lengths[at + width] as number, lengths[at + 1] as number)
    }
  }
  const steps: Step[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    const at = i * width + j
    if (i < old.length && j < now.length && old[i] === now[j]) {
      steps.push({ mark: ' ', line: old[i] as string })
      i += 1
      j += 1
    } else if (
      j === now.length ||
      (i < old.length && (lengths[at + width] as number) >= (lengths[at + 1] as number))
    ) {
      steps.push(removed(old[i++] as string))
    } else steps.push(added(now[j++] as string))
  }
  return steps
}
