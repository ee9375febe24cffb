/**
 * Memories from other systems and back: import, export, and what is known about formats.
 *
 * @module
 */
export { detectFormat, formatFrom } from './detect.ts'
export { type ExportReport, exportJsonl } from './export-jsonl.ts'
export { type ExportedPage, exportMarkdown } from './export-markdown.ts'
export { type ImportOptions, importFrom, rehearseImport } from './import-from.ts'
export { FORMATS, type Format, type ItemFormat } from './item.ts'
export type { Refusal, TransferReport } from './report.ts'
export { openSource, type Source, standardInput } from './source.ts'
export type { SourceFile } from './source-file.ts'
