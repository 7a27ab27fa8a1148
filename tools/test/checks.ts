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

const reports = '.cache/test';

const vitest = (name: string, projects = [name]): Pick<Check, 'command' | 'report'> => {
  const file = `${reports}/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    command: ['vitest', 'run', ...projects.map((each) => `--project=${each}`), ...reporters],
    report: { file, kind: 'vitest' },
  };
};

const inNode = ['node', 'server'];

/** Everything that must hold, the quick ones first. */
export const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'], minutes: 1 },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], minutes: 2 },
  { name: 'types', command: ['tsc', '-b'], minutes: 2 },
  { name: 'specification map', command: ['node', 'tools/checks/spec-map.ts'], minutes: 1 },
  { name: 'states', command: ['node', 'tools/checks/states.ts'], minutes: 2 },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'], minutes: 2 },
  { name: 'node tests', ...vitest('node tests', inNode), minutes: 20 },
  {
    name: 'a year ahead',
    ...vitest('a year ahead', inNode),
    environment: { CLOCK_DAYS_AHEAD: '400' },
    minutes: 20,
  },
  { name: 'story tests', ...vitest('story tests', ['storybook']), minutes: 25 },
  { name: 'built stories', ...vitest('built stories'), minutes: 25 },
  { name: 'build', command: ['node', 'tools/build.ts', '--force'], minutes: 3 },
  {
    name: 'size budget',
    command: ['node', 'tools/checks/size-budget.ts'],
    after: ['build'],
    minutes: 1,
  },
  { name: 'packages', command: ['node', 'tools/checks/packages.ts'], minutes: 6 },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'apps/site/playwright.config.ts'],
    report: { file: `${reports}/journeys.json`, kind: 'playwright' },
    after: ['build'],
    minutes: 40,
  },
];
