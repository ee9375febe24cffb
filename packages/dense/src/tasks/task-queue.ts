/**
 * The task queue of one project: read, add, change state, archive. Every change reads the file
 * under a lock, edits the lines it must, and replaces it as one step.
 *
 * @module
 */

import { randomBytes } from 'node:crypto'
import { join, relative } from 'node:path'
import { type Schema, word, words } from '@cortex-memory/core/kit'
import { checkMembers } from '../door.ts'
import { DenseError } from '../errors.ts'
import { exists, readBytes, readText, writeAtomic } from '../files/files.ts'
import { listProjects, projectDirectory, requireProject } from '../files/layout.ts'
import { withLock } from '../files/lock.ts'
import { git, isRepository } from '../git/git.ts'
import type { Workspace } from '../workspace.ts'
import { stateOf, type Task, type TaskState } from './task.ts'
import { archivedIds, archiveEntry, archiveHead, isArchivable } from './task-archive.ts'
import {
  appendTask,
  editTask,
  readTasks,
  removeTasks,
  type TaskEdit,
  type TaskValue,
} from './task-file.ts'
import { taskLockOf, withoutTaskLock, withTaskLock } from './task-lock.ts'
import { type ActionMeta, MOVES, type TaskAction } from './task-moves.ts'
import { ringsOf } from './task-rings.ts'

/** A task as it stands. */
export interface TaskView extends Task {
  /** What can be done with it now. */
  readonly state: TaskState
}

/** A new task. */
export interface NewTaskFields {
  /** What is to be done. */
  readonly text: string
  /** Why. */
  readonly why: string
  /** How one can tell that it is done. */
  readonly doneWhen: string
  /** The template that it follows. */
  readonly template: string
  /** How it is to be done. */
  readonly plan?: string
  /** How urgent it is. */
  readonly priority?: 'high' | 'medium' | 'low'
  /** Tasks that must be done before. */
  readonly dependsOn?: readonly string[]
  /** The task that it is a part of. */
  readonly parent?: string
  /** Who adds it; needed while somebody holds the editing lock. */
  readonly owner?: string
}

const TASK_FIELDS: Readonly<Record<keyof NewTaskFields, Schema<unknown>>> = {
  text: word,
  why: word,
  doneWhen: word,
  template: word,
  plan: word,
  priority: word,
  dependsOn: words,
  parent: word,
  owner: word,
}

export interface ArchiveReport {
  readonly archived: readonly string[]
}

/** The tasks of a project. */
export class TaskQueue {
  readonly #workspace: Workspace
  readonly #project: string
  readonly #directory: string
  readonly #path: string

  /** Use `context.tasks`. */
  constructor(workspace: Workspace, project: string) {
    this.#workspace = workspace
    this.#project = project
    this.#directory = requireProject(workspace.root, project)
    this.#path = join(this.#directory, 'TASKS.yaml')
  }

  /** All tasks. */
  list(): TaskView[] {
    const finished = this.#finishedIds()
    return this.#tasks().map((task) => ({
      ...task,
      state: stateOf(task, this.#workspace.now, (id) => finished.has(id)),
    }))
  }

  /** One task. */
  get(id: string): TaskView {
    const task = this.list().find((candidate) => candidate.id === id)
    if (task === undefined)
      throw new DenseError('NOT_FOUND', `There is no task ${id} in ${this.#project}`)
    return task
  }

  /** Adds a task. */
  async add(fields: NewTaskFields): Promise<TaskView> {
    checkMembers('task', fields, TASK_FIELDS)
    for (const [name, text] of Object.entries({
      text: fields.text,
      why: fields.why,
      'done-when': fields.doneWhen,
      template: fields.template,
    })) {
      if ((text ?? '').trim() === '') throw new DenseError('INVALID_INPUT', `A task needs ${name}`)
    }
    const id = await this.#change((text) => {
      this.#requireUnlocked(text, fields.owner)
      const taken = this.#allIds()
      for (const target of [
        ...(fields.dependsOn ?? []),
        ...(fields.parent === undefined ? [] : [fields.parent]),
      ]) {
        if (!taken.has(target)) throw new DenseError('NOT_FOUND', `There is no task ${target}`)
      }
      const fresh = freeId(taken)
      const entries: [string, TaskValue][] = [
        ['id', fresh],
        ['text', fields.text],
        ['why', fields.why],
        ['done-when', fields.doneWhen],
        ['priority', fields.priority ?? 'medium'],
        ['status', 'open'],
        ['template', fields.template],
      ]
      if (fields.plan !== undefined) entries.push(['plan', fields.plan])
      if (fields.parent !== undefined) entries.push(['parent', fields.parent])
      if (fields.dependsOn?.length) entries.push(['depends-on', fields.dependsOn])
      return { text: appendTask(text, entries), value: fresh, message: `task ${fresh} added` }
    })
    return this.get(id)
  }

  /** Takes the editing lock for twenty minutes, or renews it. */
  async lock(owner: string): Promise<void> {
    await this.#change((text) => {
      this.#requireUnlocked(text, owner)
      const locked = withTaskLock(text, owner, this.#workspace.now)
      return { text: locked, value: undefined, message: 'tasks locked' }
    })
  }

  /** Lifts the lock that `owner` has put on all tasks. */
  async unlock(owner: string): Promise<void> {
    await this.#change((text) => {
      this.#requireUnlocked(text, owner)
      return { text: withoutTaskLock(text), value: undefined, message: 'tasks unlocked' }
    })
  }

  /** Splits a task: it becomes the parent that waits for its children, or gives way to them. */
  async decompose(
    id: string,
    children: readonly NewTaskFields[],
    keepParent = true,
  ): Promise<TaskView[]> {
    if (children.length === 0) throw new DenseError('INVALID_INPUT', 'Name at least one child')
    const parent = this.get(id)
    if (parent.status === 'done') throw new DenseError('REFUSED', `Cannot split ${id}: it is done`)
    const made: TaskView[] = []
    for (const child of children) {
      const inherited = keepParent ? { parent: id } : { dependsOn: parent.dependsOn }
      made.push(await this.add({ ...inherited, ...child }))
    }
    const ids = made.map((task) => task.id)
    if (keepParent) {
      await this.edit(id, { 'depends-on': [...parent.dependsOn, ...ids] })
      return made
    }
    await this.#change((text) => {
      let edited = text
      for (const task of readTasks(text).tasks) {
        if (!task.dependsOn.includes(id)) continue
        const next = task.dependsOn.flatMap((other) => (other === id ? ids : [other]))
        edited = editTask(edited, task.id, new Map([['depends-on', next]]))
      }
      const message = `task ${id} replaced by ${ids.join(', ')}`
      return { text: removeTasks(edited, [id]), value: undefined, message }
    })
    return made
  }

  #requireUnlocked(text: string, owner: string | undefined): void {
    const lock = taskLockOf(text)
    if (lock === undefined || lock.owner === owner) return
    if (Date.parse(lock.expiresAt) <= this.#workspace.now) return
    throw new DenseError('LOCKED', `${lock.owner} edits the tasks until ${lock.expiresAt}`)
  }

  /** One state change; refused moves leave the file alone. */
  async act(id: string, action: TaskAction, meta: ActionMeta = {}): Promise<TaskView> {
    if (!Object.hasOwn(MOVES, action)) {
      const known = Object.keys(MOVES).join(', ')
      throw new DenseError(
        'INVALID_INPUT',
        `${String(action)} is not an action; expected one of ${known}`,
      )
    }
    checkMembers('meta', meta, { by: word, reason: word, note: word, skipVerify: word })
    await this.#change((text) => {
      const task = readTasks(text).tasks.find((candidate) => candidate.id === id)
      if (task === undefined)
        throw new DenseError('NOT_FOUND', `There is no task ${id} in ${this.#project}`)
      const why = MOVES[action].refuse(task, meta)
      if (why !== undefined) throw new DenseError('REFUSED', `Cannot ${action} ${id}: ${why}`)
      if (action === 'complete') this.#requireEvidence(task, meta)
      const at = new Date(this.#workspace.now).toISOString()
      const note = action === 'complete' ? completionNote(meta) : undefined
      const edit: TaskEdit = new Map(
        Object.entries(
          MOVES[action].edit(task, { ...meta, ...(note === undefined ? {} : { note }) }, at),
        ),
      )
      const done = `${action}${action.endsWith('e') ? 'd' : 'ed'}`
      return { text: editTask(text, id, edit), value: undefined, message: `task ${id} ${done}` }
    })
    return this.get(id)
  }

  /** Changes free fields; a dependency that would close a ring is refused. */
  async edit(
    id: string,
    fields: Readonly<Record<string, TaskValue>>,
    owner?: string,
  ): Promise<TaskView> {
    await this.#change((text) => {
      this.#requireUnlocked(text, owner)
      const edited = editTask(text, id, new Map(Object.entries(fields)))
      const { tasks } = readTasks(edited)
      const byId = new Map(tasks.map((task) => [task.id, task]))
      const [ring] = ringsOf(tasks, (task) => task.dependsOn, byId)
      if (ring !== undefined) {
        throw new DenseError('REFUSED', `Tasks would wait for each other: ${ring.join(' -> ')}`)
      }
      return { text: edited, value: undefined, message: `task ${id} edited` }
    })
    return this.get(id)
  }

  /**
   * Moves old finished tasks to the archive: appended first, removed second, known by id. A kill in
   * between leaves a task in both places, and the next run removes it from the queue.
   */
  async archive(enter?: () => Promise<void>): Promise<ArchiveReport> {
    const path = join(this.#directory, 'tasks-archive.md')
    return withLock(this.#lockPath(), async () => {
      const bytes = readBytes(this.#path)
      if (bytes === undefined) return { archived: [] }
      const text = bytes.toString('utf8')
      this.#requireReadable(text)
      const ready = readTasks(text).tasks.filter((task) => isArchivable(task, this.#workspace.now))
      if (ready.length === 0) return { archived: [] }
      const before = readBytes(path)
      const archive = before?.toString('utf8') ?? archiveHead(this.#project)
      const known = archivedIds(archive)
      const entries = ready.filter((task) => !known.has(task.id)).map(archiveEntry)
      if (entries.length > 0) {
        const lead = archive.endsWith('\n') ? '' : '\n'
        writeAtomic(path, `${archive}${lead}${entries.join('')}`, { expect: { bytes: before } })
      }
      // Listed before the queue lets go: after that nothing would remind us.
      await enter?.()
      const ids = ready.map((task) => task.id)
      writeAtomic(this.#path, removeTasks(text, ids), { expect: { bytes } })
      return { archived: ids }
    })
  }

  /** The files an archive run changes, for one commit over all projects. */
  get archivePaths(): readonly string[] {
    return [
      this.#path,
      join(this.#directory, 'tasks-archive.md'),
      join(this.#directory, 'CORTEX.md'),
    ]
  }

  #tasks(): readonly Task[] {
    const text = readText(this.#path) ?? ''
    this.#requireReadable(text)
    return readTasks(text).tasks
  }

  #requireReadable(text: string): void {
    const { problem } = readTasks(text)
    if (problem === undefined) return
    const where = relative(this.#workspace.root, this.#path)
    throw new DenseError('CORRUPT', `${where}:${problem.line}: ${problem.message}`, this.#path)
  }

  #lockPath(): string {
    return join(this.#workspace.root, '.dense', 'tasks.lock')
  }

  async #change<T>(
    work: (text: string) => { text: string; value: T; message: string },
  ): Promise<T> {
    const result = await withLock(this.#lockPath(), () => {
      const bytes = readBytes(this.#path)
      const text = bytes?.toString('utf8') ?? 'tasks: []\n'
      this.#requireReadable(text)
      const changed = work(text)
      if (changed.text !== text || bytes === undefined) {
        writeAtomic(this.#path, changed.text, { expect: { bytes } })
      }
      return changed
    })
    this.#workspace.commit([this.#path], `context: ${this.#project} ${result.message}`)
    return result.value
  }

  /** Ids are unique over all projects, archives included. */
  #allIds(): Set<string> {
    const ids = new Set<string>()
    for (const project of listProjects(this.#workspace.root)) {
      const directory = projectDirectory(this.#workspace.root, project)
      for (const task of readTasks(readText(join(directory, 'TASKS.yaml')) ?? '').tasks)
        ids.add(task.id)
      for (const id of archivedIds(readText(join(directory, 'tasks-archive.md')) ?? '')) ids.add(id)
    }
    return ids
  }

  #finishedIds(): Set<string> {
    const ids = new Set<string>()
    for (const project of listProjects(this.#workspace.root)) {
      const directory = projectDirectory(this.#workspace.root, project)
      for (const task of readTasks(readText(join(directory, 'TASKS.yaml')) ?? '').tasks) {
        if (task.status === 'done') ids.add(task.id)
      }
      for (const id of archivedIds(readText(join(directory, 'tasks-archive.md')) ?? '')) ids.add(id)
    }
    return ids
  }

  /** A commit that the note or a message names, or a file that done-when names. */
  #requireEvidence(task: Task, meta: ActionMeta): void {
    if (meta.skipVerify?.trim()) return
    const { root } = this.#workspace
    const paths =
      (task.doneWhen ?? '').match(/(?<![\w-])[\w-]+(?:(?:\/[\w.-]+)+|\.\w{2,5}\b)/g) ?? []
    const found = paths.some((path) =>
      [this.#directory, root, join(root, '..')].some((base) => exists(join(base, path))),
    )
    if (found) return
    if (isRepository(root)) {
      const hex = /\b[0-9a-f]{7,40}\b/.exec(meta.note ?? '')?.[0]
      if (hex !== undefined && git(root, ['cat-file', '-e', `${hex}^{commit}`]).ok) return
      const log = git(root, ['log', '--format=%s', '--fixed-strings', `--grep=${task.id}`, '-20'])
      const named = log.stdout
        .split('\n')
        .some((line) => line.includes(task.id) && !/(?:un)?claimed|added|edited/.test(line))
      if (log.ok && named) return
    }
    throw new DenseError(
      'REFUSED',
      `Cannot complete ${task.id}: no evidence (a commit in the note, a commit that names the task, or a file that done-when names); use --skip-verify <reason>`,
    )
  }
}

function completionNote(meta: ActionMeta): string | undefined {
  const skipped = meta.skipVerify?.trim() ? `not verified: ${meta.skipVerify.trim()}` : undefined
  const parts = [meta.note, skipped].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? undefined : parts.join('; ')
}

function freeId(taken: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    const id = randomBytes(2).toString('hex')
    if (!taken.has(id)) return id
  }
  throw new DenseError('REFUSED', 'No free task id is left')
}
