/** Tasks that wait for each other. */
import type { Task } from './task.ts'

/** Each ring once, from its first task in file order, closed by repeating that task. */
export function ringsOf(
  tasks: readonly Task[],
  next: (task: Task) => readonly string[],
  byId: ReadonlyMap<string, Task>,
): string[][] {
  const rings: string[][] = []
  const seen = new Set<string>()
  for (const start of tasks) {
    if (seen.has(start.id)) continue
    const path: string[] = []
    const visited = new Set<string>()
    const walk = (id: string): boolean => {
      const task = byId.get(id)
      if (task === undefined || visited.has(id)) return false
      visited.add(id)
      path.push(id)
      for (const target of next(task)) {
        if (target === start.id || walk(target)) return true
      }
      path.pop()
      return false
    }
    if (!walk(start.id)) continue
    for (const id of path) seen.add(id)
    rings.push([...path, start.id])
  }
  return rings
}
