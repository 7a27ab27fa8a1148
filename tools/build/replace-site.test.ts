import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceSite } from './replace-site.ts';

let root: string;
let present: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'replace-site-'));
  present = path.join(root, 'dist');
});

afterEach(() => rmSync(root, { recursive: true }));

/** What a build writes. */
function build(release: string): void {
  const next = path.join(root, 'next');
  mkdirSync(path.join(next, 'client', 'assets'), { recursive: true });
  mkdirSync(path.join(next, 'server'), { recursive: true });
  for (const file of [`shared-${release}.js`, `shared-${release}.js.br`, 'vendor-same.js']) {
    writeFileSync(path.join(next, 'client', 'assets', file), file);
  }
  writeFileSync(path.join(next, 'server', 'entry.server.js'), release);
  replaceSite(next, present);
}

const filesIn = (folder: string) => readdirSync(path.join(present, folder)).sort();
const filesOf = (release: string) => [
  `shared-${release}.js`,
  `shared-${release}.js.br`,
  'vendor-same.js',
];

test('the first build keeps nothing, and leaves the folder that a running server looks into', () => {
  build('one');
  expect(filesIn('client/assets')).toEqual(filesOf('one'));
  expect(filesIn('previous/assets')).toEqual([]);
});

test('a build keeps the hashed files of the release before, and of no older one', () => {
  for (const release of ['one', 'two', 'three']) build(release);
  expect(filesIn('client/assets')).toEqual(filesOf('three'));
  expect(filesIn('previous/assets')).toEqual(filesOf('two'));
  expect(filesIn('.')).toEqual(['client', 'previous', 'server']);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a build that changes no hashed file is the same release', () => {
  for (const release of ['one', 'two', 'two']) build(release);
  expect(filesIn('previous/assets')).toEqual(filesOf('one'));
  expect(readFileSync(path.join(present, 'server', 'entry.server.js'), 'utf8')).toBe('two');
});
