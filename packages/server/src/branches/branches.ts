/**
 * The branches of one project: what is staged on them, and what becomes of it. The interface
 * opens the stores, so that one process has one handle for each.
 *
 * @module
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, CortexError, deleteActor, type MemoryId } from '@cortex-memory/core'
import type {
  BranchesOfProject,
  BranchHere,
  ListedBranch,
  MergedBranch,
} from '../operations/operation.ts'
import { type Checkout, commitOf, mainBranchOf } from '../project/checkout.ts'
import { branchView } from './branch-view.ts'
import { isAhead, judge } from './merged.ts'
import { newStaged, type StagedBranch, StagedRegister } from './staged-register.ts'
import type { Side } from './take-staged.ts'

/** Whose branches, from where, and how stores are opened. */
export interface BranchHost {
  /** The data home. */
  readonly home: string
  /** The actor of the project. */
  readonly project: string
  /** What is checked out where the call comes from. */
  readonly checkout?: Checkout | undefined
  /** Whether memories of a branch are staged: `branch-memory` is on. */
  readonly isOn: boolean
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Opens a store that is there. */
  open(actor: string): Promise<Cortex>
  /** Opens a store for writing, and makes it if there is none. */
  make(actor: string): Promise<Cortex>
  /** Closes a store that this process has open, before its files are moved or deleted. */
  release(actor: string): Promise<void>
}

/** The branches of a project. */
export class Branches implements BranchesOfProject {
  readonly #host: BranchHost
  readonly #register: StagedRegister

  /** Opens nothing yet. */
  constructor(host: BranchHost) {
    this.#host = host
    this.#register = new StagedRegister(host.home)
  }

  /** The branch that memories are staged for, and why, or why they are not. */
  here(): BranchHere | undefined {
    const { checkout, isOn } = this.#host
    if (checkout === undefined || !isOn) return undefined
    const { branch, common } = checkout
    const main = mainBranchOf(common)
    if (main === branch) return { branch, staged: false, why: 'the main branch' }
    if (main !== undefined) return { branch, staged: true, why: `until it is merged into ${main}` }
    const why = 'nobody can tell the main branch: `git remote set-head origin --auto` names it'
    return { branch, staged: false, why }
  }

  /** The project's memory as this branch has it; undefined where nothing is staged. */
  async working(options: { readonly writes: boolean }): Promise<Cortex | undefined> {
    const { checkout, project } = this.#host
    if (checkout === undefined || this.here()?.staged !== true) return undefined
    const found = this.#register.find(project, checkout)
    const known = found === undefined ? undefined : this.#register.seen(found, checkout)
    const staged = known === undefined ? undefined : await this.#openStaged(known, options.writes)
    if (staged === undefined && !options.writes) return undefined
    return await branchView({
      // The first memory of a project can be one of a branch: it lies over an empty one.
      base:
        (await this.#openProject()) ??
        (options.writes ? await this.#host.make(project) : undefined),
      staged,
      stage: async () => await this.#host.make((known ?? this.#begin(checkout)).actor),
    })
  }

  #begin(checkout: Checkout): StagedBranch {
    const { project, clock } = this.#host
    const isOwn = isAhead(checkout)
    return this.#register.begin(newStaged(project, checkout, { at: clock(), isOwn }))
  }

  /** The branches on which something is staged, and which of them are merged. */
  async list(): Promise<readonly ListedBranch[]> {
    const current = this.here()?.branch
    const listed: ListedBranch[] = []
    for (const staged of this.#seen()) {
      const store = await this.#openStaged(staged)
      if (store === undefined && !this.#isLeaving(staged)) continue
      const { branch, actor, at, common } = staged
      listed.push({
        branch,
        actor,
        ...(await this.#counted(store)),
        at,
        place: common,
        isHere: branch === current,
        ...this.#stateOf(staged),
      })
    }
    return listed
  }

  /** What the project does not have, and what it has otherwise. */
  async #counted(store: Cortex | undefined): Promise<Pick<ListedBranch, 'memories' | 'changes'>> {
    const base = await this.#openProject()
    let [memories, changes] = [0, 0]
    for await (const { subjects } of store?.journal({ kinds: ['write'] }) ?? []) {
      const [id] = subjects
      if (id !== undefined && base !== undefined && (await holds(base, id))) changes++
      else memories++
    }
    return { memories, changes }
  }

  /** What git says is asked once for the same commits. */
  #stateOf(staged: StagedBranch): Pick<ListedBranch, 'merged'> {
    const judged = judge(staged)
    if (judged === undefined) return {}
    const { merged, question, isOwn } = judged
    const isNews = staged.question !== question || (isOwn && staged.isOwn !== true)
    if (merged === undefined && isNews) {
      this.#register.put({ ...staged, question, ...(isOwn ? { isOwn: true as const } : {}) })
    }
    return merged === undefined ? {} : { merged }
  }

  /** The branches that git calls merged; or the one that the user names, whatever git says. */
  async merge(branch?: string, side?: Side): Promise<readonly MergedBranch[]> {
    const done: MergedBranch[] = []
    for (const staged of this.#chosen(branch)) {
      const how = branch === undefined ? this.#stateOf(staged).merged : 'named'
      if (how === undefined && !this.#isLeaving(staged)) continue
      done.push({ ...(await this.#mergeOne(staged, side)), how: how ?? 'merged' })
    }
    return done
  }

  async #mergeOne(
    staged: StagedBranch,
    side: Side | undefined,
  ): Promise<Omit<MergedBranch, 'how'>> {
    const { home, project, make, release } = this.#host
    // Loaded late: what only reads has no use for it.
    const { mergeStaged } = await import('./merge-staged.ts')
    return await mergeStaged(staged, {
      home,
      register: this.#register,
      side,
      openProject: async () => await make(project),
      openStaged: async () => await this.#openStaged(staged),
      release: async () => await release(staged.actor),
    })
  }

  /** Gives up what is staged on a branch. */
  async drop(branch: string): Promise<{ readonly branch: string; readonly memories: number }> {
    const [staged] = this.#chosen(branch)
    const { home, release } = this.#host
    const { actor } = staged as StagedBranch
    const store = await this.#openStaged(staged as StagedBranch)
    const { memories } = await this.#counted(store)
    await release(actor)
    if (store !== undefined) deleteActor(home, actor)
    for (const path of [
      join(this.#register.directory, 'leaving', actor),
      join(home, '.pager', actor),
    ]) {
      rmSync(path, { recursive: true, force: true })
    }
    this.#register.remove(staged as StagedBranch)
    return { branch, memories }
  }

  /** The staged stores that have a memory: what is erased is erased in all of them. */
  async holding(id: MemoryId): Promise<readonly Cortex[]> {
    const holders: Cortex[] = []
    for (const staged of this.#register.of(this.#host.project)) {
      const { home, make } = this.#host
      if (!existsSync(join(home, staged.actor))) continue
      const store = await make(staged.actor)
      if (await holds(store, id)) holders.push(store)
    }
    return holders
  }

  #chosen(branch: string | undefined): readonly StagedBranch[] {
    const all = this.#seen()
    const chosen = all.filter((each) => branch === undefined || each.branch === branch)
    if (branch === undefined || chosen.length > 0) return chosen
    const names = all.map((each) => each.branch).join(', ')
    const others = names === '' ? '' : `; there is something on ${names}`
    const message = `Nothing is staged on a branch \`${branch}\`${others}`
    throw new CortexError('NOT_FOUND', message, { path: 'branch' })
  }

  /** The branches of the project, each noted where it stands now, as long as it is there. */
  #seen(): readonly StagedBranch[] {
    return this.#register.of(this.#host.project).map((staged) => {
      const { common, branch } = staged
      const tip = commitOf(common, `refs/heads/${branch}`)
      return tip === undefined ? staged : this.#register.seen(staged, { common, branch, tip })
    })
  }

  #isLeaving({ actor }: StagedBranch): boolean {
    return existsSync(join(this.#register.directory, 'leaving', actor))
  }

  async #openStaged({ actor }: StagedBranch, writes = false): Promise<Cortex | undefined> {
    const { home, open, make } = this.#host
    if (!existsSync(join(home, actor))) return undefined
    return await (writes ? make(actor) : open(actor))
  }

  async #openProject(): Promise<Cortex | undefined> {
    const { home, project, open } = this.#host
    return existsSync(join(home, project)) ? await open(project) : undefined
  }
}

/** One that was erased there, or is damaged, is there all the same. */
async function holds(store: Cortex, id: MemoryId): Promise<boolean> {
  try {
    await store.resolveLatest(id)
    return true
  } catch (error) {
    return !(error instanceof CortexError && error.code === 'NOT_FOUND')
  }
}
