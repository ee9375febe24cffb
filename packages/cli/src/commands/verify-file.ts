/** `cortex verify FILE`: needs no store, no actor and no trust in whoever made the file. */
import { readFile } from 'node:fs/promises'
import { CortexError, type FileReport, verifyFile } from '@cortex-memory/core'
import { type CommandContext, UsageError } from '../command.ts'

export async function verifyFileCommand(
  file: string,
  root: string | undefined,
  context: CommandContext,
): Promise<number> {
  if (root !== undefined && !/^[0-9a-fA-F]{64}$/.test(root)) {
    throw new UsageError('--root expects 64 hex digits')
  }
  const report = verifyFile(await readWhole(file), { root })
  if (context.json) context.print(JSON.stringify(report))
  else {
    context.print(describe(report))
    if (report.ok && root === undefined) {
      context.note('The file agrees with itself. Compare its root with one you trust: --root HEX')
    }
  }
  return report.ok ? 0 : 5
}

async function readWhole(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CortexError('NOT_FOUND', `Cannot verify ${file}: ${why}`)
  }
}

function describe(report: FileReport): string {
  const lines = [`${report.ok ? 'ok' : 'refused'}: ${report.kind}`]
  for (const sentence of report.checked) lines.push(`checked  ${sentence}`)
  for (const { name, present, content } of report.items) {
    lines.push(`${present ? 'present' : 'absent '}  ${name}${present ? `  ${content}` : ''}`)
  }
  for (const { code, message } of report.problems) lines.push(`${code}  ${message}`)
  if (report.root !== '') lines.push(`root ${report.root}`)
  return lines.join('\n')
}
