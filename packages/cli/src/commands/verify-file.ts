/** `cortex verify FILE`: needs no store, no actor and no trust in its author. */
import { type FileReport, verifyFile } from '@cortex-memory/core'
import { type CommandContext, UsageError } from '../command.ts'
import { readNamedFile } from '../named-file.ts'
import { labelled, timeText, wrap } from '../style.ts'

export async function verifyFileCommand(
  file: string,
  root: string | undefined,
  context: CommandContext,
): Promise<number> {
  if (root !== undefined && !/^[0-9a-fA-F]{64}$/.test(root)) {
    throw new UsageError('--root expects 64 hex digits')
  }
  const report = verifyFile(await readNamedFile(file, 'proof', 'verify'), { root })
  if (context.json) context.print(JSON.stringify(report))
  else {
    context.print(describe(report))
    if (report.ok && root === undefined) {
      const what = report.kind === 'scope' ? 'owner key' : 'root'
      const words = `The file agrees with itself. Compare its ${what} with one you trust: --root HEX`
      context.note(wrap(words).join('\n'))
    }
  }
  return report.ok ? 0 : 5
}

function describe(report: FileReport): string {
  const lines = [`${report.ok ? 'ok' : 'refused'}: ${report.kind}`]
  for (const sentence of report.checked) lines.push(labelled('checked', sentence, 9))
  for (const { name, present, content } of report.items) {
    lines.push(`${present ? 'present' : 'absent '}  ${name}${present ? `  ${content}` : ''}`)
  }
  if (report.kind === 'scope') lines.push(...grantLines(report))
  for (const { code, message } of report.problems) lines.push(`${code}  ${message}`)
  if (report.root !== '') {
    lines.push(`${report.kind === 'scope' ? 'owner key' : 'root'} ${report.root}`)
  }
  return lines.join('\n')
}

/** Who may see and change what, until when; empty if the file did not come that far. */
function grantLines({ facts }: FileReport): string[] {
  if (facts.scopeId === undefined) return []
  const selected = ['types', 'tags', 'ids', 'frames']
    .filter((name) => facts[name] !== '' && facts[name] !== 0)
    .map((name) => `${name} ${facts[name]}`)
  const { expiresAt, links } = facts
  const rows: [string, unknown][] = [
    ['actor', facts.actor],
    ['granted', `by ${facts.issuer} to ${facts.audience}`],
    ['its key', facts.audienceKey],
    ['links', links === 1 ? undefined : `${links}: those before bound it too`],
    ['sees', selected.join('; ')],
    ['changes', facts.writable === '' ? 'nothing' : facts.writable],
    ['until', expiresAt === undefined ? 'it is revoked' : timeText(expiresAt)],
    ['budget', facts.budgetTokens && `${facts.budgetTokens} tokens`],
    ['pinned to', facts.pinnedRoot],
    ['scope', facts.scopeId],
  ]
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [`${label.padEnd(9)} ${text}`]))
}
