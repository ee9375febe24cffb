/** The text of new files: every section is there, and nothing in it claims anything yet. */

import type { AtomKind } from '../atoms/ids.ts'
import { print } from '../text/front-edit.ts'

export interface AtomFields {
  readonly id: string
  readonly date: string
  readonly project: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly status?: string
  readonly executor?: string
  readonly evidence?: readonly string[]
  readonly sources?: readonly string[]
  readonly links?: readonly string[]
}

export function atomFrontMatter(kind: AtomKind, fields: AtomFields): string {
  const lines = [
    `id: ${fields.id}`,
    `date: ${fields.date}`,
    `project: ${print(fields.project)}`,
    `summary: ${JSON.stringify(fields.summary)}`,
    `tags: ${print(fields.tags)}`,
  ]
  if (fields.status !== undefined) lines.push(`status: ${print(fields.status)}`)
  if (fields.executor !== undefined) lines.push(`executor: ${print(fields.executor)}`)
  if (kind === 'pattern') lines.push(`source-experiments: ${print(fields.sources ?? [])}`)
  if (fields.evidence !== undefined && (kind !== 'experiment' || fields.evidence.length > 0)) {
    lines.push(`evidence: ${print(fields.evidence)}`)
  }
  lines.push(`links: ${print(fields.links ?? [])}`, 'refs: 0', 'last-ref: null')
  return `---\n${lines.join('\n')}\n---\n`
}

export function atomBody(kind: AtomKind, fields: AtomFields): string {
  switch (kind) {
    case 'experiment':
      return experimentBody(fields)
    case 'knowledge':
      return knowledgeBody(fields)
    case 'pattern':
      return patternBody(fields)
  }
}

function experimentBody({ id, summary }: AtomFields): string {
  return `
### ${id}: ${summary}

#### Background

<!-- Why this is being tried. Name the entries it builds on. -->

#### Execution

<!-- What was done, so that somebody else can do it again. Point to scripts and data as path:line. -->

#### Results

<!-- What was observed. Every quantity names its source: an id, path:line, a sum, or ?? -->

#### Conclusion

<!-- What follows from it. -->

#### Reflection

- **Goal attainment**:
- **Unexpected findings**:
- **Process defects**:
- **Behavioral adjustments**:
`
}

function knowledgeBody({ id, summary, evidence }: AtomFields): string {
  return `
## ${id}: ${summary}

${summary.replace(/\.$/, '')} (${(evidence ?? []).join(', ')}).

<!-- Say where it holds and where it was not tested. -->
`
}

function patternBody({ id, summary, sources }: AtomFields): string {
  const rows = (sources ?? []).map((source) => `| ${source} | |`).join('\n')
  return `
## ${id}: ${summary}

### Observation

<!-- What keeps happening. -->

### Evidence

| Experiment | Finding |
|---|---|
${rows}

### Pattern Statement

${summary.replace(/\.$/, '')} (${(sources ?? []).join(', ')}).

### Scope & Limitations

<!-- Where it was seen, and where nobody looked. -->

### Implications

<!-- What should be done differently. -->
`
}

export function missionText(project: string): string {
  return `# ${project} Mission

Draft: stable once the owner agrees.

## Goal

<!-- What is to be achieved. -->

## Success Conditions

<!-- A checklist; each condition can be decided by looking. -->

## Scope Boundaries

- Includes:
- Does not include:
`
}

export function roadmapText(project: string): string {
  return `# ${project} Roadmap

<!--
## Phase 1: name

### M1: name
- [ ] a condition that can be decided: a number, a file, a comparison
-->
`
}

export function statusText(project: string, date: string): string {
  return `# ${project} Status

Updated: ${date}

## Current Phase

Set up; the mission is a draft (mission.md).

## Recent Progress

- Project created (mission.md).

## Open Blockers

- None.

## Next Steps

1. Agree on the goal (mission.md).
`
}

export function issuesText(project: string): string {
  return `# ${project} Issues

<!--
## Title (YYYY-MM-DD)
- Problem: what slows the work.
- When: when it happens.
- Investigation: what was looked at so far.
-->
`
}

export function projectCortexText(project: string, purpose: string): string {
  return `# ${project}/ Index

${purpose}

## Files

| Path | Mode | Purpose |
|---|---|---|
| mission.md | stable | Goal and success conditions |
| roadmap.md | stable | Milestones with checkable conditions |
| STATUS.md | overwrite | Where the project stands today; read this first |
| ISSUES.md | append, delete when solved | Friction that slows work |
| TASKS.yaml | task tool only | Work queue |
| experiments/ | atoms | One file per experiment, see experiments/index.md |
| knowledge/ | atoms | One file per fact or anti-pattern, see knowledge/index.md |
| patterns/ | atoms | Cross-experiment patterns, see patterns/index.md |
| decisions/ | append | Project decisions |
| _meta/ | generated | Access log and counts |

## Lookup

- What has been tried: experiments/index.md
- What is known: knowledge/index.md
- Why a choice was made: decisions/
`
}

export const ROOT_CORTEX_TEXT = `# context/ Index

Entry point. Everything a new session needs is reachable from here.

## Files

| Path | Purpose |
|---|---|
| OVERVIEW.md | One line per project and the date of the last scan |
| projects/ | One directory per project, each with its own CORTEX.md |
| decisions/ | System-level decision records |
| ideas/ | Directions that are not projects yet |
| scans/ | Scan reports named by date |
| user/ | USER.md, the owner's preferences |

## Lookup

- State of a project: projects/<name>/STATUS.md
- Owner's preferences: user/USER.md
`

export const OVERVIEW_TEXT = `# Overview

Last scan: none

| Project | Status | Priority | Last Activity |
|---|---|---|---|

## Current Focus
`

export const PROJECTS_CORTEX_TEXT = `# projects/ Index

One directory per project, each with its own CORTEX.md; OVERVIEW.md says where they stand.

| Path | Purpose |
|---|---|
`

export const USER_CORTEX_TEXT = `# user/ Index

What is known of the owner of this context.

| Path | Purpose |
|---|---|
| USER.md | Language, style and working habits; below 3 KB |
`

export const IDEAS_CORTEX_TEXT = `# ideas/ Index

One file per direction; a mature idea becomes a project.

| Idea | Status | Source |
|---|---|---|
`

export const SCANS_CORTEX_TEXT = `# scans/ Index

One report per day; several scans of a day share a file.

| Date | Scope |
|---|---|
`

export const DECISIONS_CORTEX_TEXT = `# decisions/ Index

System-level decision records, one file each.

| Path | Decision |
|---|---|
`

export const PROJECT_DECISIONS_TEXT = `# decisions/ Index

Decisions of this project, one file each.

| Path | Decision |
|---|---|
`

export function userText(date: string): string {
  return `---
last-updated: ${date}
updated-by: ctx
size-limit: 3072
---

## Communication

## Working habits
`
}

export interface DecisionFields {
  readonly reference: string
  readonly title: string
  readonly date: string
  readonly alternatives: readonly string[]
}

export function decisionText({ reference, title, date, alternatives }: DecisionFields): string {
  return `# ${reference}: ${title}

Date: ${date}
Status: proposed

## Context

<!-- What made a decision necessary. -->

## Alternatives

${alternatives.map((text, index) => `${index + 1}. ${text}`).join('\n')}

## Decision

<!-- Which one, and why. -->

## Consequences

<!-- What becomes easier, what becomes harder. -->
`
}

export function ideaText(title: string, date: string, source: string): string {
  return `# ${title}

Status: Incubating
Date: ${date}
Source: ${source}

## Idea

## Open questions
`
}

export function scanText(date: string, scope: string): string {
  return `# Scan ${date}
${scanSection(scope)}`
}

export function scanSection(scope: string): string {
  return `
## Scope

${scope}

## Sources looked at

## Findings

## Proposed ideas and tasks
`
}
