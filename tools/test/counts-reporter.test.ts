import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTS_FILE } from './counts-reporter.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  // Inside the tree, so that Vitest is found from it.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/counts-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A run of Vitest on one file of its own; resolves to its exit code. */
function runVitest(code: string): Promise<number> {
  writeFileSync(path.join(folder, 'sample.test.ts'), code);
  writeFileSync(path.join(folder, 'vitest.config.ts'), 'export default { test: { retry: 1 } };');
  const args = ['run', `--root=${folder}`, `--reporter=${import.meta.dirname}/counts-reporter.ts`];
  return new Promise((resolve) => {
    const env = { ...process.env, [COUNTS_FILE]: path.join(folder, 'counts/counts.json') };
    execFile(path.join(root, 'node_modules/.bin/vitest'), args, { env }, (error) =>
      resolve(error ? Number(error.code) : 0),
    );
  });
}

test('a test that passes at the second try only is counted apart, and named with its reason', async () => {
  const code = await runVitest(`
    import { expect, test } from 'vitest';
    let tries = 0;
    test('steady', () => {});
    test('unsteady', () => expect((tries += 1)).toBe(2));
    test('broken', () => expect(1).toBe(2));
  `);
  expect(code).toBe(1);
  const counts = JSON.parse(readFileSync(path.join(folder, 'counts/counts.json'), 'utf8'));
  expect(counts).toMatchObject({
    passed: 1,
    failed: 1,
    flaky: 1,
    failures: [
      expect.stringContaining('sample.test.ts > broken: expected 1 to be 2'),
      expect.stringContaining(
        'sample.test.ts > unsteady (passed at the second try): expected 1 to be 2',
      ),
    ],
  });
});
