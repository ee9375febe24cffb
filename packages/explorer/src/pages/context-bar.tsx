/** What the memories of a context and everything around them take of its budget. */
import { TokenBar } from '../parts/token-bar.tsx'
import { type Bundle, cardsOf, PARTS } from './context-bundle.ts'

export function BundleBar({ bundle, scale = 0 }: { bundle: Bundle; scale?: number }) {
  const cards = cardsOf(bundle)
  return (
    <TokenBar
      budget={bundle.budgetTokens}
      parts={PARTS.map(([part, title]) => ({
        kind: part,
        title,
        tokens: cards[part].reduce((sum, card) => sum + card.tokens, 0),
      }))}
      scale={scale}
      around={Math.max(0, bundle.sentTokens - bundle.totalTokens)}
    />
  )
}
