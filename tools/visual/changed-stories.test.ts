import path from 'node:path';
import { expect, test } from 'vitest';
import { changedSince } from './changed-stories.ts';

const root = path.resolve(import.meta.dirname, '../..');
const button = './packages/ui/src/actions/Button/Button.stories.tsx';
const badge = './packages/ui/src/feedback/Badge/Badge.stories.tsx';
const gone = './packages/ui/src/actions/Gone/Gone.stories.tsx';

test('a review looks at what the change can reach, and at what is no more', () => {
  const isReached = changedSince('main', () => [path.join(root, button)]);
  const reached = [button, badge, gone].filter((importPath) => isReached({ importPath }));
  expect(reached).toEqual([button, gone]);
});
