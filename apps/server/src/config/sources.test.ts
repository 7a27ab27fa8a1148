import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What runs at a hotel: the server, what it renders, and how it is started. */
const files = globSync(
  [
    'apps/{server,site}/src/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    'deploy/*',
    'Dockerfile',
    'compose.yaml',
  ],
  { cwd: root },
).filter((file) => !/\.(test|stories|fixtures|builders)\.tsx?$|\/(testing|sandbox)\//.test(file));

const using = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('the sources are read', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(using(/from 'node:child_process'/)).not.toEqual([]);
});

test('no program is started by a shell', () => {
  expect(using(/\bshell: |[{,] *exec(Sync)?[ ,}].*'node:child_process'/)).toEqual([]);
});

test('no text is run as code', () => {
  expect(using(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
});

test('nothing turns the check of certificates off', () => {
  expect(using(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
