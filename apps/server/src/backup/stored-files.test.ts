import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStoredFiles, stageFiles } from './stored-files.js';

let dataDir: string;
const pictures = () => readdir(path.join(dataDir, 'uploads'));

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-uploads-'));
  await mkdir(path.join(dataDir, 'uploads'));
  await writeFile(path.join(dataDir, 'uploads', 'present.avif'), 'present');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function stage() {
  const files = await stageFiles(dataDir);
  await files.add({ kind: 'file', path: 'next.avif', content: btoa('next') });
  return files;
}

test('the present pictures stay when they could not be put aside', async () => {
  const files = await stage();
  const staged = (await readdir(dataDir)).find((name) => name.startsWith('restored-')) ?? '';
  // A folder that is not empty is never renamed over.
  await mkdir(path.join(dataDir, staged, 'replaced', 'full'), { recursive: true });
  await expect(files.swap()).rejects.toThrow('ENOTEMPTY');
  await files.remove();
  expect(await pictures()).toEqual(['present.avif']);
  expect(await readdir(dataDir)).toEqual(['uploads']);
});

test('the present pictures come back after a swap that was not kept', async () => {
  const files = await stage();
  await files.swap();
  expect(await pictures()).toEqual(['next.avif']);
  await files.remove();
  expect(await readFile(path.join(dataDir, 'uploads', 'present.avif'), 'utf8')).toBe('present');
  expect(await pictures()).toEqual(['present.avif']);
});

test('what an import writes just now is not the hotel’s yet', async () => {
  await mkdir(path.join(dataDir, 'uploads', '.import-a'));
  await writeFile(path.join(dataDir, 'uploads', '.import-a', 'next.avif'), 'next');
  const names: string[] = [];
  for await (const file of readStoredFiles(dataDir)) names.push(file.path);
  expect(names).toEqual(['present.avif']);
});
