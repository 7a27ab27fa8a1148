import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StoryEntry } from '../stories/story-index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Whether the change since a commit can reach a story: its file imports what changed, directly or not.
 * A story that is no more counts too. What is in no graph of modules (pictures, fonts, Storybook's
 * own settings) needs a review of all.
 */
export function changedSince(
  commit: string,
  list: (commit: string) => readonly string[] = listChangedStories,
): (story: Pick<StoryEntry, 'importPath'>) => boolean {
  const changed = new Set(list(commit));
  return ({ importPath }) => {
    const file = path.resolve(root, importPath);
    return changed.has(file) || !existsSync(file);
  };
}

/** By Vitest's graph of modules, which `pnpm test:changed` follows too. */
function listChangedStories(commit: string): string[] {
  const args = ['list', '--filesOnly', '--json', '--project=storybook', `--changed=${commit}`];
  const listed = execFileSync('vitest', args, { cwd: root, encoding: 'utf8' });
  const files = JSON.parse(listed.slice(listed.indexOf('['))) as { file: string }[];
  return files.map(({ file }) => file);
}
