import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../.cache/test');

interface VitestReport {
  startTime: number;
  numPassedTests: number;
  testResults: { endTime: number }[];
}

interface PlaywrightReport {
  stats: { expected: number; duration: number };
}

/** `N passed in M s`, from what the runners last wrote; nothing where none has run. */
export function lastTestRuns(): [string, string][] {
  const vitest = (name: string) => {
    const report = read(`${name}.json`) as VitestReport | undefined;
    if (!report) return undefined;
    const ended = Math.max(...report.testResults.map(({ endTime }) => endTime));
    return [report.numPassedTests, ended - report.startTime] as const;
  };
  const journeys = (read('journeys.json') as PlaywrightReport | undefined)?.stats;
  const runs = {
    'node tests': vitest('node'),
    'story tests': vitest('storybook'),
    journeys: journeys && ([journeys.expected, journeys.duration] as const),
  };
  return Object.entries(runs).map(([name, run]) => [
    `${name}, last run`,
    run ? `${run[0]} passed in ${(run[1] / 1000).toFixed(0)} s` : 'not run yet',
  ]);
}

function read(file: string): unknown {
  const full = path.join(folder, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}
