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
  expect(readCounts(check, root, 0)).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(readCounts(check, root, 2)).toEqual({ passed: 0, failed: 1, failures: ['lint'] });
});

describe('a runner', () => {
  test('is believed about its own numbers', () => {
    const failures = ['one', 'another'];
    expect(count('vitest', { passed: 7, failed: 1, flaky: 1, failures }, 1)).toEqual({
      passed: 7,
      failed: 2,
      failures,
    });
    const message = '\u001B[31mExpected:\u001B[39m 1\n\nReceived: 2';
    const spec = (title: string, line: number, status: string) => ({
      file: 'spa.e2e.ts',
      line,
      title,
      tests: [{ status, results: status === 'expected' ? [{}] : [{ error: { message } }, {}] }],
    });
    const specs = [spec('steady', 1, 'expected'), spec('unsteady', 2, 'flaky')];
    const suites = [{ specs, suites: [{ specs: [spec('broken', 3, 'unexpected')] }] }];
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(count('playwright', { stats, suites }, 1)).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        'spa.e2e.ts:2 > unsteady (passed at the second try): Expected: 1 Received: 2',
        'spa.e2e.ts:3 > broken: Expected: 1 Received: 2',
      ],
    });
  });

  test('that wrote no report has failed', () => {
    expect(count('vitest', undefined, 0)).toEqual({ passed: 0, failed: 1, failures: ['any'] });
  });

  test('that found no test has failed', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0 };
    expect(count('playwright', { stats, suites: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('that ended badly has failed, though every test passed', () => {
    expect(count('vitest', { passed: 7, failed: 0, flaky: 0, failures: [] }, 1)).toMatchObject({
      passed: 7,
      failed: 1,
    });
  });
});
