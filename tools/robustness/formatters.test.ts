import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/{domain,api,ui},apps/site}/src/**/*.{ts,tsx}', { cwd: root });
const madeOnLoading = /^(export )?const .*\bnew Intl\.\w+Format\(/m;

test('a formatter that a module makes while it loads is recognised', () => {
  expect("const usd = new Intl.NumberFormat('en-US');").toMatch(madeOnLoading);
  expect("  usd ??= new Intl.NumberFormat('en-US');").not.toMatch(madeOnLoading);
});

test('no module makes a formatter while it loads: the first one costs a phone 60 ms', () => {
  const found = files
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => madeOnLoading.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
