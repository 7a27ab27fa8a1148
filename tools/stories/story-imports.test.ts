import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/ui,apps/site,.storybook}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

const testing = /\b(expect|fn|spyOn|userEvent|waitFor|within)\(/;

test('play functions import storybook/test, and no predecessor of it [R44]', () => {
  const stories = files.filter(({ file }) => file.endsWith('.stories.tsx'));
  const playing = stories.filter(({ code }) => /\bplay:/.test(code) && testing.test(code));
  expect(playing.length).toBeGreaterThan(100);
  const without = playing.filter(({ code }) => !code.includes("from 'storybook/test'"));
  expect(without.map(({ file }) => file)).toEqual([]);
  const other = files.filter(({ code }) => /'@storybook\/(test|jest|testing-library)'/.test(code));
  expect(other.map(({ file }) => file)).toEqual([]);
});
