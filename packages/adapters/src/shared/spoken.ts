/** What was said in a message, whatever shape its content has: plain text, or a list of blocks of which some are text. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((block) => {
      if (typeof block === 'string') return block
      const { type, text } = (block ?? {}) as { readonly type?: unknown; readonly text?: unknown }
      const isText = type === undefined || /(?:^|_)text$/.test(String(type))
      return isText && typeof text === 'string' ? text : ''
    })
    .filter((text) => text !== '')
    .join('\n')
}
