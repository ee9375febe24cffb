/** Markdown drawn as elements of ours; references to atoms are links inside the page. */
import { type Block, type Inline, parseMarkdown } from '../markdown.ts'
import { Text } from './text.tsx'

/** Beyond this a page is shown in part: nobody reads it here, and the browser would wait. */
const SHOWN_CHARS = 200_000

export function Markdown({
  of: text,
  hrefOfAtom,
}: {
  of: string
  hrefOfAtom: (id: string) => string
}) {
  const { front, blocks } = parseMarkdown(text.slice(0, SHOWN_CHARS))
  return (
    <div class="markdown">
      {front.length > 0 && (
        <dl>
          {front.map(([name, value]) => (
            <div class="row" key={name}>
              <dt>{name}</dt>
              <dd>
                <Text of={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {blocks.map((block, index) => (
        <Part key={index} of={block} hrefOfAtom={hrefOfAtom} />
      ))}
      {text.length > SHOWN_CHARS && <p class="faint">The rest is in the file.</p>}
    </div>
  )
}

/** The page itself has the first two levels of headings. */
function Part({ of: block, hrefOfAtom }: { of: Block; hrefOfAtom: (id: string) => string }) {
  const line = (inlines: readonly Inline[]) =>
    inlines.map((each, index) => <Piece key={index} of={each} hrefOfAtom={hrefOfAtom} />)
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? <h3>{line(block.text)}</h3> : <h4>{line(block.text)}</h4>
    case 'paragraph':
      return <p>{line(block.text)}</p>
    case 'quote':
      return <blockquote>{line(block.text)}</blockquote>
    case 'code':
      return (
        <pre>
          <Text of={block.text} most={block.text.length} />
        </pre>
      )
    case 'rule':
      return <hr />
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{line(item)}</li>)
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
  }
}

function Piece({
  of: { kind, text },
  hrefOfAtom,
}: {
  of: Inline
  hrefOfAtom: (id: string) => string
}) {
  const words = <Text of={text} most={text.length} />
  switch (kind) {
    case 'strong':
      return <strong>{words}</strong>
    case 'em':
      return <em>{words}</em>
    case 'code':
      return <code>{words}</code>
    case 'atom':
      return <a href={hrefOfAtom(text)}>{words}</a>
    case 'text':
      return words
  }
}
