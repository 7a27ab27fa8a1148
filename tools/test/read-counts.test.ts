import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Check } from './checks.ts';
import { readCounts } from './read-counts.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vestibule-counts-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function count(kind: 'vitest' | 'playwright', report: object | undefined, code: number) {
  if (report) writeFileSync(path.join(root, 'report.json'), JSON.stringify(report));
  const check: Check = {
    name: 'any',
    command: [],
    report: { file: 'report.json', kind },
    minutes: 1,
  };
  return readCounts(check, root, code);
}

test('a check without a report counts as one', () => {
  const check: Check = { name: 'lint', command: [], minutes: 1 };
  expect(readCounts(check, root, 0)).toEqual({ passed: 1, failed: 0 });
  expect(readCounts(check, root, 2)).toEqual({ passed: 0, failed: 1 });
});

describe('a runner', () => {
  test('is believed about its own numbers', () => {
    expect(count('vitest', { passed: 7, failed: 1, flaky: 1 }, 1)).toEqual({
      passed: 7,
      failed: 2,
    });
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(count('playwright', { stats }, 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('that wrote no report has failed', () => {
    expect(count('vitest', undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('that found no test has failed', () => {
    expect(count('playwright', { stats: { expected: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('that ended badly has failed, though every test passed', () => {
    expect(count('vitest', { passed: 7, failed: 0, flaky: 0 }, 1)).toEqual({
      passed: 7,
      failed: 1,
    });
  });
});
