import path from 'node:path';
import { buildStorybook } from './build-storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The stories of this tree, built once for every test that looks at them. */
export const builtStories = path.join(root, '.cache/stories');

/** The tests are named by the stories, so these are before the tests are read. */
export default function setup(): Promise<void> {
  return buildStorybook(root, builtStories);
}
