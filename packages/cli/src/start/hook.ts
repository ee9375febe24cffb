/** The entry of the bundle that hosts run after every turn: it watches, and has nothing else in it. */
import { main } from '../hook.ts'

export async function start(args: readonly string[]): Promise<void> {
  process.exitCode = await main(args)
}
