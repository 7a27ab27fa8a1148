import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/ui,apps/site}/src/**/*.stories.tsx', { cwd: root });
const readIn = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A frame around a story turns neither the provider nor what is in a portal. */
test('a story is turned by the direction of the page, never by a frame', () => {
  expect(files.filter((file) => /\bdir="rtl"/.test(readIn(file)))).toEqual([]);
});

test('every story from right to left names that direction', () => {
  const ofName = /^export const \w*RightToLeft\w*[\s\S]*?(?=\n[a-z/]|(?![\s\S]))/gm;
  const unturned = files.flatMap((file) =>
    [...readIn(file).matchAll(ofName)]
      .filter(([story]) => !/globals: .*\bdirection: 'rtl'/.test(story))
      .map(() => file),
  );
  expect(unturned).toEqual([]);
});
