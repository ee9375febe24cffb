/** Contexts under git, and what their history says. */
import { execFileSync } from 'node:child_process'
import { copyFixture, type TestContext } from './context.ts'

export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    encoding: 'utf8',
  })

export function repository(): TestContext {
  const context = copyFixture('valid')
  git(context.root, 'init', '-q')
  git(context.root, 'add', '-A')
  git(context.root, 'commit', '-qm', 'first')
  return context
}

export const subjects = (root: string): string[] =>
  git(root, 'log', '--format=%s').trim().split('\n')

/** What is not committed, without the files of this machine. */
export const openFiles = (root: string): string[] =>
  git(root, 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && !file.startsWith('.dense/') && !file.endsWith('.lock'))
