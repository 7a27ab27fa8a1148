import { expect, test } from 'vitest';
import { killBackends } from '../testing/kill-rounds.js';

test('one backend killed while guests book: the server lives on, and nothing acknowledged is lost', async () => {
  const report = await killBackends(2);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report).toMatchObject({ deaths: 0, lost: 0, soldTwice: 0, unbalanced: 0 });
}, 240_000);
