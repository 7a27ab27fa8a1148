import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/ui,apps/site}/src/**/*.stories.tsx', { cwd: root });
const readIn = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A frame around a story turns neither the provider nor what stands in a portal. */
test('a story is turned by the direction of the page, never by a frame', () => {
  expect(files.filter((file) => /\bdir="rtl"/.test(readIn(file)))).toEqual([]);
});

test('every story from right to left names that direction', () => {
  const stories = files.flatMap((file) => {
    const [story] =
      /^export const RightToLeft\b[\s\S]*?(?=\n[a-z/]|(?![\s\S]))/m.exec(readIn(file)) ?? [];
    return story === undefined ? [] : [{ file, story }];
  });
  expect(stories.length).toBeGreaterThan(100);
  const unturned = stories.filter(({ story }) => !/globals: .*\bdirection: 'rtl'/.test(story));
  expect(unturned.map(({ file }) => file)).toEqual([]);
});
