/** The estimate of the product: one token for four bytes. */
export function tokensOf(text: string): number {
  return tokensIn([text])
}

/** Of several texts together. */
export function tokensIn(texts: readonly string[]): number {
  const bytes = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0)
  return Math.ceil(bytes / 4)
}
