import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { libraries } from '../package/exports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('SECURITY.md');

test.each(libraries)(
  'reports go to the repository that %s names, and it is supported',
  (library) => {
    const { name, repository } = JSON.parse(read(`packages/${library}/package.json`));
    const address = repository.url.replace(/^git\+(.*)\.git$/, '$1');
    expect(page).toContain(`(${address}/security/advisories/new)`);
    expect(page).toContain(`\`${name}\``);
  },
);

test('no other address is given, and what it links to is there', () => {
  expect(page).not.toMatch(/mailto:|[\w.]+@[\w-]+\.\w/);
  const links = [...page.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, file]) => file ?? '');
  expect(links).not.toEqual([]);
  expect(links.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(read('README.md')).toContain('(SECURITY.md)');
  expect(read('docs/operations.md')).toContain('(../SECURITY.md)');
});
