import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './checks.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** What a check counts: its runner's own numbers, or itself as one. */
export function readCounts(check: Check, root: string, code: number): Counts {
  if (!check.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const file = path.join(root, check.report.file);
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const counts = check.report.kind === 'vitest' ? vitestCounts(report) : playwrightCounts(report);
  // A runner that broke, or found nothing to run, has not passed.
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

/** What passed at the second try only counts as failed: a retry hides nothing. */
function vitestCounts(report: unknown): Counts {
  return {
    passed: numberIn(report, 'passed'),
    failed: numberIn(report, 'failed') + numberIn(report, 'flaky'),
  };
}

function playwrightCounts(report: unknown): Counts {
  const stats = typeof report === 'object' && report && 'stats' in report ? report.stats : {};
  return {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky'),
  };
}

function numberIn(record: unknown, key: string): number {
  if (typeof record !== 'object' || record === null) return 0;
  const value = Object.entries(record).find(([name]) => name === key)?.[1] as unknown;
  return typeof value === 'number' ? value : 0;
}
