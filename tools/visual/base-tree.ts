import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../stories/run-program.ts';
import { putBackAtExit } from './put-back.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The commit that the work began from. */
export function baseCommit(branch: string | undefined): string {
  return git('merge-base', 'HEAD', branch ?? defaultBase());
}

/** Lays the tree of a commit, with its dependencies, into a folder. */
export async function checkOutBase(commit: string, folder: string): Promise<void> {
  putBackAtExit(() => git('worktree', 'remove', '--force', folder));
  git('worktree', 'add', '--force', '--detach', folder, commit);
  const { packageManager } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const install = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
  await runProgram('npx', install, folder);
}

function defaultBase(): string {
  const known = git('for-each-ref', '--format=%(refname:short)').split('\n');
  return known.includes('origin/main') ? 'origin/main' : 'main';
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
