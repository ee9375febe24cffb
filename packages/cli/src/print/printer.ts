/** How an output looks to a person, within 80 columns. `--json` shows the output itself. */
import { type Style, styleFor } from '../style.ts'

export interface Printer {
  print(output: unknown, colours: boolean): string
  /** For outputs that are a failure in themselves. */
  readonly exitCode?: (output: unknown) => number
}

/** Outputs have the shape that the operation's schema says; printers may rely on it. */
export function printer<T>(
  print: (output: T, style: Style) => string,
  exitCode?: (output: T) => number,
): Printer {
  return {
    print: (output, colours) => print(output as T, styleFor(colours)),
    ...(exitCode === undefined ? {} : { exitCode: (output) => exitCode(output as T) }),
  }
}
