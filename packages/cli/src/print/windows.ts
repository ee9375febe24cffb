/** Windows, templates, transcripts, conversations and proofs, for people. */
import { counted, timeText, wrap } from '../style.ts'
import { type Printer, printer } from './printer.ts'

interface Section {
  readonly name: string
  readonly tokens: number
}

interface Window {
  readonly text: string
  readonly tokens: number
  readonly budgetTokens: number
  readonly sections: readonly Section[]
}

function bill({ tokens, budgetTokens, sections }: Omit<Window, 'text'>): string {
  const each = sections.map(({ name, tokens: taken }) => `${name} ${taken}`).join(', ')
  return `${tokens} of ${counted(budgetTokens, 'token')}${each === '' ? '' : `: ${each}`}`
}

export const assemble: Printer = printer<Window>((window, style) =>
  [...(window.text === '' ? [] : [window.text, '']), style.faint(bill(window))].join('\n'),
)

export const interpolate: Printer = printer<{ readonly text: string }>(({ text }) => text)

export const compactTranscript: Printer = printer<{
  readonly text: string
  readonly tokens: number
  readonly by: string
}>(({ text, tokens, by }, style) =>
  by === 'none'
    ? 'nothing to compact: all of it stays'
    : [text, '', style.faint(counted(tokens, 'token'))].join('\n'),
)

interface LedgerLine extends Omit<Window, 'text'> {
  readonly conversationId?: string
  readonly turn: number
  readonly at: number
  readonly goal: string
}

export const ledger: Printer = printer<{ readonly windows: readonly LedgerLine[] }>(
  ({ windows }, style) =>
    windows.length === 0
      ? 'no windows'
      : windows
          .flatMap((line) => [
            `${timeText(line.at)}  ${line.conversationId ?? '-'} ${line.turn}  ${bill(line)}`,
            ...wrap(style.faint(line.goal), 2),
          ])
          .join('\n'),
)

export const conversationAdd: Printer = printer<{ readonly kept: boolean }>(({ kept }) =>
  kept ? 'kept' : 'nothing to keep',
)

export const conversationList: Printer = printer<{
  readonly conversations: readonly {
    readonly id: string
    readonly title: string
    readonly updatedAt: number
  }[]
}>(({ conversations }) =>
  conversations.length === 0
    ? 'no conversations'
    : conversations
        .map(({ id, title, updatedAt }) => `${timeText(updatedAt)}  ${id}  ${title}`)
        .join('\n'),
)

interface Turns {
  readonly turns: readonly { readonly role: string; readonly text: string; readonly at?: number }[]
}

const turns: Printer = printer<Turns>(({ turns: list }, style) =>
  list.length === 0
    ? 'no turns'
    : list
        .flatMap(({ role, text, at }) => [
          style.faint(at === undefined ? role : `${role}, ${timeText(at)}`),
          ...wrap(text, 2),
        ])
        .join('\n'),
)

export const conversationShow: Printer = turns
export const conversationRecall: Printer = turns

export const conversationDelete: Printer = printer<{ readonly deleted: string }>(
  ({ deleted }) => `deleted ${deleted}`,
)

interface Checkpoint {
  readonly createdAt: number
  readonly keptUris: readonly string[]
  readonly compacted: readonly { readonly ref: string; readonly shortForm: string }[]
}

export const checkpoint: Printer = printer<Checkpoint>(
  ({ createdAt, keptUris, compacted }, style) =>
    [
      timeText(createdAt),
      ...keptUris.map((uri) => `kept  ${uri}`),
      ...compacted.flatMap(({ ref, shortForm }) => [...wrap(shortForm), `  ${style.faint(ref)}`]),
    ].join('\n'),
)

interface ProofFile {
  readonly root: string
  readonly journalCount: number
  readonly proof: string
}

export const proof: Printer = printer<ProofFile>(
  ({ root, journalCount, proof: file }) =>
    `root ${root}\nafter ${counted(journalCount, 'entry', 'entries')}\nproof ${file}`,
)
