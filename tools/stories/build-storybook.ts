import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the stories of a tree, without their documentation, into a folder. */
export function buildStorybook(tree: string, folder: string, configuration = '.storybook'): void {
  const storybook = path.join(tree, 'node_modules', '.bin', 'storybook');
  const quiet = ['--test', '--quiet', '--disable-telemetry'];
  execFileSync(storybook, ['build', ...quiet, '-c', configuration, '-o', folder], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
