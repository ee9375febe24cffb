/**
 * Periodic maintenance: proposals with a reason and a fingerprint. Nothing is changed by looking;
 * one proposal is applied at a time, and a dismissed one is not made again.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { type StatusChange, setStatus } from '../change/set-status.ts'
import { DenseError } from '../errors.ts'
import { makeDirectory, readText, writeAtomic } from '../files/files.ts'
import { metaPath, requireProject } from '../files/layout.ts'
import { lintContext } from '../lint/lint.ts'
import { ContextScope, ProjectScope } from '../projects/scope.ts'
import type { Workspace } from '../workspace.ts'
import { consolidations } from './consolidation.ts'
import { doubts } from './contradictions.ts'
import type { Draft, Proposal } from './proposal.ts'

export type { Proposal, ProposalCode } from './proposal.ts'

/** What maintenance looks at. */
export interface MaintainOptions {
  /** Show dismissed proposals too. */
  readonly all?: boolean
}

export function maintainProject(
  workspace: Workspace,
  project: string,
  options: MaintainOptions = {},
): Proposal[] {
  requireProject(workspace.root, project)
  const context = new ContextScope(workspace.root, workspace.settings, { now: workspace.now })
  const scope = new ProjectScope(context, project)
  const drafts = [...doubts(scope), ...validity(workspace, project), ...consolidations(scope)]
  const dismissed = options.all === true ? new Set<string>() : readDismissed(scope.directory)
  const found = new Map<string, Proposal>()
  for (const draft of drafts) {
    const fingerprint = fingerprintOf(project, draft)
    if (!dismissed.has(fingerprint)) found.set(fingerprint, { ...draft, fingerprint })
  }
  return [...found.values()]
}

function fingerprintOf(project: string, draft: Draft): string {
  const matter = [project, draft.code, ...[...draft.entries].sort(), draft.edit?.status ?? '']
  const subject = draft.code === 'VALIDITY' || draft.code === 'C4' ? draft.reason : ''
  return createHash('sha256')
    .update([...matter, subject].join('\0'))
    .digest('hex')
    .slice(0, 12)
}

function validity(workspace: Workspace, project: string): Draft[] {
  const { diagnostics } = lintContext(
    workspace.root,
    workspace.settings,
    { now: workspace.now, git: false },
    project,
  )
  return diagnostics
    .filter((entry) => {
      const isAtom = /\/(?:experiments|knowledge|patterns)\/[^/]+$/.test(entry.file)
      return isAtom && /^.-(?:FM|ID|FIELD|DATE|PROJECT|STATUS|REF)/.test(entry.code)
    })
    .map((entry) => ({
      code: 'VALIDITY',
      entries: [entry.file.split('/').at(-1)?.replace(/\.md$/, '') ?? entry.file],
      reason: `${entry.code} at ${entry.file}:${entry.line ?? 1}: ${entry.message}`,
      confidence: 'high',
    }))
}

const DISMISSED = 'maintenance-dismissed.json'

function readDismissed(directory: string): Set<string> {
  try {
    const value: unknown = JSON.parse(readText(metaPath(directory, DISMISSED)) ?? '[]')
    return new Set(Array.isArray(value) ? value.map(String) : [])
  } catch {
    return new Set()
  }
}

export function dismissProposal(workspace: Workspace, project: string, fingerprint: string): void {
  const directory = requireProject(workspace.root, project)
  requireProposal(workspace, project, fingerprint)
  const dismissed = [...readDismissed(directory).add(fingerprint)].sort()
  const path = metaPath(directory, DISMISSED)
  makeDirectory(metaPath(directory, ''))
  writeAtomic(path, `${JSON.stringify(dismissed, undefined, 1)}\n`)
  workspace.commit([path], `context: ${project} dismiss proposal ${fingerprint}`)
}

/** Applies exactly one proposal; only status changes can be applied by a tool. */
export function applyProposal(
  workspace: Workspace,
  project: string,
  fingerprint: string,
): Promise<StatusChange> {
  const proposal = requireProposal(workspace, project, fingerprint)
  if (proposal.edit === undefined) {
    throw new DenseError('REFUSED', `${proposal.code} needs a person: ${proposal.reason}`)
  }
  return setStatus(workspace, project, proposal.edit.entry, proposal.edit.status)
}

function requireProposal(workspace: Workspace, project: string, fingerprint: string): Proposal {
  const found = maintainProject(workspace, project, { all: true }).find((proposal) => {
    return proposal.fingerprint === fingerprint
  })
  if (found === undefined) throw new DenseError('NOT_FOUND', `There is no proposal ${fingerprint}`)
  return found
}
