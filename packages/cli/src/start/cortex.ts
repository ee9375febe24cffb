/** The entry of the bundle that has everything but the watcher of hooks. */
export async function start(args: readonly string[]): Promise<void> {
  const command = await import('./command.ts')
  await command.start(args)
}

/** The work of a hook. */
export async function work(): Promise<void> {
  const worker = await import('./hook-worker.ts')
  await worker.work()
}
