/** A bundle as text for a prompt: equal bundles give equal bytes. */
import type { Memory } from '../reads/memory-view.ts'
import type { Bundle } from './context.ts'

const NOTHING = '(no memories)'

/** A bundle as text for a prompt. Equal bundles give equal texts. */
export function printContext(bundle: Bundle): string {
  const sections = [
    section('Pinned', lines(bundle.pinned, bundle)),
    section('Frame-relevant', lines(bundle.frameRelevant, bundle)),
    section('Outcomes', lines(bundle.outcomes, bundle)),
    section(
      'Left out, can be asked for',
      bundle.reachableUris.map((uri) => `- ${uri}`),
    ),
  ].filter((text) => text !== '')
  const body = sections.length === 0 ? NOTHING : sections.join('\n\n')
  const { form, totalTokens, trimmed } = bundle
  return `${body}\n\n---\n${form} form, ${totalTokens} tokens, ${trimmed} left out\n`
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.join('\n')}`
}

function lines(memories: readonly Memory[], { rendered }: Bundle): string[] {
  return memories.map((memory) => `- ${memory.uri} — ${oneLine(rendered[memory.id] ?? '')}`)
}

/** A memory must not be able to look like two, or like a heading. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ')
}
