/** Pages that `export --format markdown` made, perhaps changed since. */
import { recordsOf } from '../export-markdown.ts'
import { type Page, readPage } from '../front-matter.ts'
import { type Item, type Reader, type RecordItem, refused, skipped } from '../item.ts'
import { readText } from '../json-elements.ts'
import { parseRecord } from '../record.ts'

/** Links last: a page may name one that comes after it. */
export const readOwnMarkdown: Reader = async function* (source) {
  const links: RecordItem[] = []
  for (const file of source.files.filter(({ path }) => /\.(?:md|markdown)$/i.test(path))) {
    for (const item of itemsOf(await readText(file), file.path)) {
      if (item.kind === 'record' && item.record.kind === 'edge') links.push(item)
      else yield item
    }
  }
  yield* links
}

function* itemsOf(text: string, place: string): Generator<Item> {
  try {
    const { fields, body }: Page = readPage(text)
    if (fields?.cortex === undefined) {
      yield skipped('pages that Cortex did not write')
      return
    }
    const { memory, links } = recordsOf(fields, body)
    for (const each of [memory, ...links]) {
      yield { kind: 'record', place, record: parseRecord(each) }
    }
  } catch (error) {
    yield refused(place, (error as Error).message)
  }
}
