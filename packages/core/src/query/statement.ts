/**
 * Whether a text says something instead of asking for something: a prompt is often what somebody just
 * did or felt. What matters to it was seldom said in the same words, so words weigh less there than meaning.
 *
 * Key words, with no verb and nobody in them, ask; so does what begins like an order.
 *
 * @module
 */

/** Only the beginning says what a text is; what comes later is often pasted. */
const LENGTH_MAX = 2_000
const WORDS_MIN = 3

/** A question, or an order: those begin with their verb. */
const ASKS =
  /[?？]|^[¿¡\s]*(?:please|let['’]?s|add|fix|make|write|create|update|remove|delete|change|use|run|check|test|try|implement|refactor|rename|move|help|look|open|read|set|build|install|deploy|merge|review|continue|start|stop|bitte|what|which|who|whom|whose|where|when|why|how|did|was|were|had|has|have|is|are|do|does|can|could|would|should|will|tell|remind|list|show|find|give|explain|describe|summar(?:y|i[sz]e)|compare|name|recall|remember|search|wer|wen|wem|was|wann|wo|wie|warum|welche[nrsm]?|zeig|nenne|finde|erkläre|qui|que|quoi|quel(?:le)?s?|quand|où|comment|pourquoi|montre|explique|qué|quién|cuándo|dónde|cómo|cuál(?:es)?|muestra|explica|chi|cosa|quando|dove|come|perché|mostra|spiega|quem|onde|como|mostre|explique)\b/iu

/** Somebody who does or has something, or what is and was. */
const SAYS =
  /[.!…]["'”’)]?$|\w\w[^e\W]ed\b|\b(?:i|i['’]m|we|my|our|me|us|you|your|he|she|his|her|they|their|it|am|is|are|was|were|has|have|had|there|ich|wir|mein[a-zäöü]*|unser[a-zäöü]*|mir|mich|er|sie|ist|sind|war|hat|habe|haben|hatte|je|j['’]ai|nous|mon|ma|mes|notre|il|elle|est|sont|yo|mi|mis|nuestr[oa]s?|él|ella|está|es|fue|io|noi|mio|mia|lui|lei|è|ho|eu|meu|minha|nosso|ele|ela|foi|está)\b/iu

/** A text that tells and does not ask. */
export function isStatement(question: string): boolean {
  const text = question.slice(0, LENGTH_MAX).trim()
  if (ASKS.test(text)) return false
  return text.split(/\s+/u).length >= WORDS_MIN && SAYS.test(text)
}
