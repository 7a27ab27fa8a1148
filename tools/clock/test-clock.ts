import { spawnSync } from 'node:child_process';

/** Tomorrow, a month on with its events over, and a year on with another date for every day. */
const daysAhead = [1, 30, 400];
const clockStory = 'packages/ui/src/internal/clock.checks.stories.tsx';

function passes(args: string[], days = 0): boolean {
  const env = { ...process.env, CLOCK_DAYS_AHEAD: days ? String(days) : '' };
  return spawnSync('vitest', ['run', ...args], { env, stdio: 'inherit' }).status === 0;
}

const results = [
  ['stories', passes(['--project', 'storybook', clockStory])] as const,
  ...daysAhead.map(
    (days) =>
      [`+${days} days`, passes(['--project', 'node', '--project', 'server'], days)] as const,
  ),
];
for (const [name, passed] of results) console.log(`${name}: ${passed ? 'passed' : 'failed'}`);
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;
