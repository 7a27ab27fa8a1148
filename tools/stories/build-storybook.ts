import path from 'node:path';
import { runProgram } from './run-program.ts';

/** Builds the stories of a tree, without their documentation, into a folder. */
export function buildStorybook(tree: string, folder: string): Promise<void> {
  const storybook = path.join(tree, 'node_modules', '.bin', 'storybook');
  const quiet = ['--test', '--quiet', '--disable-telemetry'];
  return runProgram(storybook, ['build', ...quiet, '-o', folder], tree);
}
