import { expect, test } from 'vitest';
import { runChecks } from './run-checks.ts';
import { allChecks } from './suites/all.ts';
import { open } from './vestibule/vestibule.ts';

const KILLS = 100;
const seed = Number(process.env['GAUNTLET_SEED'] ?? Date.now() % 1_000_000);

test(`the gauntlet with ${KILLS} kills`, { timeout: 1_800_000 }, async () => {
  const system = await open();
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    const options = { seed, kills: KILLS, patient: true };
    const outcomes = await runChecks(system, allChecks, options, say);
    expect(outcomes.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
  } finally {
    await system.stop();
  }
});
