import { availableParallelism } from 'node:os';
import path from 'node:path';
import { clockReaders } from '../clock/clock-readers.ts';
import { COUNTS_FILE } from './counts-reporter.ts';

export interface Check {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Where the runner writes its counts, and who wrote them; a check without counts as one. */
  report?: { file: string; kind: 'vitest' | 'playwright' };
  /** Checks that must have passed for this one to mean anything. */
  after?: string[];
  minutes: number;
}

const root = path.resolve(import.meta.dirname, '../..');
const reports = '.cache/test';

interface VitestRun {
  environment?: Record<string, string>;
  /** Only the tests that reach one of these files. */
  related?: string[];
  workers?: number;
}

const vitest = (
  name: string,
  projects: string[],
  { environment, related, workers }: VitestRun = {},
): Omit<Check, 'minutes'> => {
  const file = `${reports}/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=./tools/test/counts-reporter.ts'];
  const run = related ? ['related', ...related, '--run'] : ['run'];
  return {
    name,
    command: [
      'vitest',
      ...run,
      ...projects.map((each) => `--project=${each}`),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      ...reporters,
    ],
    environment: { ...environment, [COUNTS_FILE]: file },
    report: { file, kind: 'vitest' },
  };
};

const inNode = ['node', 'server'];
/** As many as cores leave a quarter of their time unused. */
const workersInNode = availableParallelism() + 1;

/** The checks of these names, in their order; all of them without names. */
export function checksNamed(names: readonly string[]): readonly Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ');
    throw new Error(`There is no check ${unknown.join(', ')}. Known are ${known}.`);
  }
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

/** Everything that must hold, the quick ones first. */
export const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'], minutes: 1 },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], minutes: 2 },
  { name: 'types', command: ['tsc', '-b'], minutes: 2 },
  { name: 'specification map', command: ['node', 'tools/checks/spec-map.ts'], minutes: 1 },
  { name: 'states', command: ['node', 'tools/checks/states.ts'], minutes: 2 },
  {
    name: 'component sizes',
    command: ['node', 'tools/checks/component-sizes.ts'],
    minutes: 3,
  },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'], minutes: 2 },
  { ...vitest('node tests', inNode, { workers: workersInNode }), minutes: 20 },
  {
    ...vitest('a year ahead', inNode, {
      environment: { CLOCK_DAYS_AHEAD: '400' },
      related: clockReaders(root),
      workers: workersInNode,
    }),
    minutes: 10,
  },
  { ...vitest('story tests', ['storybook']), minutes: 25 },
  { ...vitest('built stories', ['built stories']), minutes: 25 },
  { name: 'build', command: ['node', 'tools/build.ts', '--force'], minutes: 3 },
  {
    name: 'size budget',
    command: ['node', 'tools/checks/size-budget.ts'],
    after: ['build'],
    minutes: 1,
  },
  { name: 'packages', command: ['node', 'tools/checks/packages.ts'], minutes: 6 },
  { name: 'image', command: ['node', 'tools/checks/image.ts'], minutes: 6 },
  { name: 'walk', command: ['node', 'tools/checks/walk.ts'], minutes: 6 },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'apps/site/playwright.config.ts'],
    report: { file: `${reports}/journeys.json`, kind: 'playwright' },
    after: ['build'],
    minutes: 40,
  },
];
