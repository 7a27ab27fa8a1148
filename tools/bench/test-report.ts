import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VitestCounts } from '../test/counts-reporter.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/test');

interface Suite {
  suites?: Suite[];
  specs: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; duration: number };
}

/** `N passed in M s`, from what the runners last wrote; nothing where none has run. */
export function lastTestRuns(): [string, string][] {
  const vitest = (name: string) => {
    const counts = read(`${name}.json`) as VitestCounts | undefined;
    return counts && ([counts.passed, counts.seconds] as const);
  };
  const journeys = (read('journeys.json') as PlaywrightReport | undefined)?.stats;
  const runs = {
    'node tests': vitest('node-tests'),
    'story tests': vitest('story-tests'),
    journeys: journeys && ([journeys.expected, journeys.duration / 1000] as const),
  };
  return Object.entries(runs).map(([name, run]) => [
    `${name}, last run`,
    run ? `${run[0]} passed in ${run[1].toFixed(0)} s` : 'not run yet',
  ]);
}

/** What the first view of each page weighs with its pictures, as the journeys last saw it. */
export function lastFirstViews(): [string, string][] {
  const report = read('journeys.json') as PlaywrightReport | undefined;
  return annotations(report)
    .filter(({ type }) => type === 'first view')
    .map(({ description = '' }) => description.split(', ') as [string, string])
    .map(([view, weight]) => [`first view of ${view}`, weight]);
}

function annotations(suite?: Suite): Suite['specs'][0]['tests'][0]['annotations'] {
  const own = suite?.specs?.flatMap(({ tests }) => tests.flatMap((test) => test.annotations)) ?? [];
  return [...own, ...(suite?.suites?.flatMap(annotations) ?? [])];
}

function read(file: string): unknown {
  const full = path.join(folder, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}
