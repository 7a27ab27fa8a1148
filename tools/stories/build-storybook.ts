import path from 'node:path';
import { runProgram } from './run-program.ts';

/** Builds the stories of a tree into a folder; without their documentation, unless that is asked for. */
export function buildStorybook(tree: string, folder: string, { docs = false } = {}): Promise<void> {
  const storybook = path.join(tree, 'node_modules', '.bin', 'storybook');
  const quiet = [...(docs ? [] : ['--test']), '--quiet', '--disable-telemetry'];
  // As it is published, also where a test asks: React made for development takes longer.
  const production = { NODE_ENV: 'production' };
  return runProgram(storybook, ['build', ...quiet, '-o', folder], tree, production);
}
