import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const besides = /\.(test|stories|story-data)\.|\/testing\//;

/** The loader itself, and what passes everything on to it. */
const loaded = /\b(loadCode|fetchAtIdle)\(\(\) => import\(/;

test('the browser fetches code by the loader alone (decision 020)', () => {
  const files = globSync('{apps/site,packages/{api,domain}}/src/**/*.{ts,tsx}', { cwd: root });
  const lines = files
    .filter((file) => !besides.test(file))
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'));
  const imports = lines.filter((line) => /\bimport\(/.test(line) && !/typeof import/.test(line));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !loaded.test(line))).toEqual([]);
});
