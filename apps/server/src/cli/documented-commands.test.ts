import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCommands } from './all-commands.js';

test('the guide for operators names exactly the commands that there are', () => {
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const named = [...guide.matchAll(/pnpm hotel ([\w-]+)/g)].map(([, name]) => name);
  const names = allCommands.map(({ name }) => name);
  expect(new Set(named)).toEqual(new Set(names));
});

test('the help lists them in the order of the alphabet', () => {
  const names = allCommands.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
