/** The entry of the bundle that has every command but those that stay: `mcp` and `serve`. */
interface Command {
  main(args: readonly string[]): Promise<number>
}

/** Nothing is loaded before it is known what is wanted; what goes wrong is reported in one place. */
export async function start(args: readonly string[]): Promise<void> {
  // `cortex log | head` has heard enough; that is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`cortex: Cannot print the answer: ${error.code}\n`)
    process.exit(1)
  })
  const { main } = await load(args)
  process.exitCode = await main(args).catch(async (error: unknown) => {
    const { fail } = await import('../run.ts')
    return fail(error, args.includes('--json'))
  })
}

async function load([command, ...rest]: readonly string[]): Promise<Command> {
  if (command !== 'ctx') return await import('../run.ts')
  const ctx = await import('../ctx.ts')
  return ctx.slipIn(rest) === undefined ? ctx : await import('../run.ts')
}
