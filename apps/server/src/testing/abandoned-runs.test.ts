import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRunFolder, removeAbandonedRuns } from './abandoned-runs.js';

let memory: string;

beforeAll(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'vestibule-memory-'));
});

afterAll(() => rmSync(memory, { recursive: true }));

test('the folder of a run is in memory where there is room, and with the temporary files elsewhere', async () => {
  const roomy = await createRunFolder(memory);
  const elsewhere = await createRunFolder(path.join(memory, 'none'));
  rmSync(elsewhere, { recursive: true });

  expect(path.dirname(roomy)).toBe(memory);
  expect(path.dirname(elsewhere)).toBe(tmpdir());
});

test('what a killed run left is removed wherever it is; a living one stays', async () => {
  const { pid: ended } = spawnSync('true');
  const other = path.join(memory, 'other');
  const living = `vestibule-test-${process.pid}-living`;
  for (const parent of [memory, other])
    for (const run of [`vestibule-test-${ended}-killed`, living])
      mkdirSync(path.join(parent, run), { recursive: true });

  await removeAbandonedRuns([memory, other]);

  const left = (parent: string) =>
    readdirSync(parent).filter((name) => /-(?:killed|living)$/.test(name));
  expect([left(memory), left(other)]).toEqual([[living], [living]]);
});
