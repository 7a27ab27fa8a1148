import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Check } from './checks.ts';
import { reasonOf, SECOND_TRY, type VitestCounts } from './counts-reporter.ts';

export interface Counts {
  passed: number;
  /** What passed at the second try only counts as failed: a retry hides nothing. */
  failed: number;
  /** Which failed, by name, and why. */
  failures: string[];
}

/** What a check counts: its runner's own numbers, or itself as one. */
export function readCounts(check: Check, root: string, code: number): Counts {
  const failure = { failed: 1, failures: [check.name] };
  if (!check.report)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, ...failure };
  const file = path.join(root, check.report.file);
  if (!existsSync(file)) return { passed: 0, ...failure };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const counts =
    check.report.kind === 'vitest'
      ? vitestCounts(report as VitestCounts)
      : playwrightCounts(report as JSONReport);
  // A runner that broke, or found nothing to run, has not passed.
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return broken ? { ...counts, ...failure } : counts;
}

const vitestCounts = ({ passed, failed, flaky, failures }: VitestCounts): Counts => ({
  passed,
  failed: failed + flaky,
  failures,
});

const playwrightCounts = ({ stats, suites }: JSONReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: suites.flatMap(failedIn),
});

function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const tries = status === 'flaky' ? SECOND_TRY : '';
        return `${file}:${line} > ${title}${tries}${reasonOf(results[0]?.error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(failedIn)];
}
