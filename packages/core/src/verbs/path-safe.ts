/** Names that callers give and that become names of files: none can lead anywhere else. */
import { refusal, type Schema, text } from '../memory/schema.ts'

/**
 * Text without separators, control characters and `..`, that neither begins with a dot nor ends
 * with a dot or space: some systems drop those, and what is left may be the directory above.
 */
export function nameSchema(bytesMax: number): Schema<string> {
  const schema = text(bytesMax)
  return (value, path) => {
    const name = schema(value, path)
    if (/[/\\\p{Cc}]|\.\.|^\.|[. ]$/u.test(name)) {
      throw refusal(
        path,
        'expected a name without separators, control characters and `..`, not beginning with a dot nor ending with a dot or space',
      )
    }
    return name
  }
}
