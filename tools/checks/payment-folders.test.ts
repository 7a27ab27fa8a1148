import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const payments = path.join(root, 'apps/server/src/payments');

/** The folders, in the order in which README.md lists them. */
const [, list = ''] =
  /^apps\/server\/src\/payments\n([^`]*)/m.exec(
    readFileSync(path.join(root, 'README.md'), 'utf8'),
  ) ?? [];
const folders = [...list.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name);

test('README.md lists every folder of payments', () => {
  const entries = readdirSync(payments, { withFileTypes: true });
  const there = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual(there.toSorted());
});

describe('a folder of payments imports only what README.md lists below it', () => {
  const exclude = (name: string) => /\.(test|builders|fixtures)\.ts$/.test(name);
  test.each(folders)('%s', (folder) => {
    const above = new Set(folders.slice(0, folders.indexOf(folder)));
    const files = globSync('**/*.ts', { cwd: path.join(payments, folder), exclude });
    expect(files).not.toEqual([]);
    const upwards = files.flatMap((file) => {
      const source = readFileSync(path.join(payments, folder, file), 'utf8');
      const imported = [...source.matchAll(/from '(\.\.\/[^']+)'/g)].map(([, name = '']) =>
        path.relative(payments, path.resolve(payments, folder, path.dirname(file), name)),
      );
      return imported
        .filter((name) => above.has(name.split('/')[0] ?? ''))
        .map((name) => `${file}: ${name}`);
    });
    expect(upwards).toEqual([]);
  });
});
