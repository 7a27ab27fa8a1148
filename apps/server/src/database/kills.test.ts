import { expect, test } from 'vitest';
import { killRounds } from '../testing/kill-rounds.js';

test.each(['PostgreSQL', 'one backend', 'both'] as const)(
  'killed while guests book (%s): the server lives on, and nothing acknowledged is lost',
  async (victim) => {
    const report = await killRounds(victim, 2);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report).toMatchObject({ deaths: 0, lost: 0, soldTwice: 0, unbalanced: 0 });
  },
  240_000,
);
