import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface BaseTree extends Disposable {
  commit: string;
  folder: string;
}

/** The tree that the work began from, with its dependencies, until it is disposed of. */
export function checkOutBase(base: string | undefined, folder: string): BaseTree {
  const commit = git('merge-base', 'HEAD', base ?? defaultBase());
  git('worktree', 'add', '--force', '--detach', folder, commit);
  try {
    install(folder);
  } catch (error) {
    git('worktree', 'remove', '--force', folder);
    throw error;
  }
  return {
    commit,
    folder,
    [Symbol.dispose]: () => void git('worktree', 'remove', '--force', folder),
  };
}

function defaultBase(): string {
  const known = git('for-each-ref', '--format=%(refname:short)').split('\n');
  return known.includes('origin/main') ? 'origin/main' : 'main';
}

function install(folder: string): void {
  const { packageManager } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync('npx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
