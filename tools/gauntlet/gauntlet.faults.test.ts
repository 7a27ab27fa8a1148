import { expect, test } from 'vitest';
import type { OpenOptions } from './adapter.ts';
import { runChecks, type GauntletOptions } from './run-checks.ts';
import { allChecks } from './suites/all.ts';
import { open } from './vestibule/vestibule.ts';

const KILLS = 100;
/** Of one process among several, or of their database. */
const KILLS_OF_ONE = 20;
const seed = Number(process.env['GAUNTLET_SEED'] ?? Date.now() % 1_000_000);

async function run(opened: OpenOptions, options: Partial<GauntletOptions> & { kills: number }) {
  const system = await open(opened);
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    return await runChecks(system, allChecks, { seed, patient: true, ...options }, say);
  } finally {
    await system.stop();
  }
}

test(`the gauntlet with ${KILLS} kills`, { timeout: 1_800_000 }, async () => {
  const outcomes = await run({}, { kills: KILLS });
  expect(outcomes.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
});

test.each([2, 4])(
  `%i processes on one database: ${KILLS_OF_ONE} times one of them or the database is killed`,
  { timeout: 1_800_000 },
  async (processes) => {
    const outcomes = await run({ processes }, { kills: KILLS_OF_ONE, suites: ['kills'] });
    expect(outcomes.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
  },
);
