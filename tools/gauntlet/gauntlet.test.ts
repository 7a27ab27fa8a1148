import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { BookingSystem } from './adapter.ts';
import { open as openTinyHotel } from './example/tiny-adapter.ts';
import { runChecks, suiteNames, type GauntletOptions, type Outcome } from './run-checks.ts';
import { allChecks } from './suites/all.ts';
import { open as openVestibule } from './vestibule/vestibule.ts';

// Six calls of an operation have a connection at once, so eight guests race as much as 24. On a machine
// that other tests share, 24 keep the database busy for seconds, and the last are rightly answered 503.
const options = { seed: 1, kills: 3, losers: 8, patient: false };

let system: BookingSystem | undefined;

afterEach(async () => {
  await system?.stop();
  system = undefined;
});

async function runOn(opened: Promise<BookingSystem>, changed: Partial<GauntletOptions> = {}) {
  system = await opened;
  return await runChecks(system, allChecks, { ...options, ...changed });
}

/** A line each: a report cuts objects short. */
const failed = (outcomes: Outcome[]) =>
  outcomes.flatMap(({ suite, name, outcome, figure }) =>
    outcome === 'fail' ? `${suite}, ${name}: ${figure}` : [],
  );

test('this hotel passes whole', { timeout: 180_000 }, async () => {
  const outcomes = await runOn(openVestibule());
  expect(failed(outcomes)).toEqual([]);
  const passed = outcomes.filter(({ outcome }) => outcome === 'pass');
  expect(new Set(passed.map(({ suite }) => suite))).toEqual(new Set(suiteNames));
});

test('so does another booking system that is right', { timeout: 60_000 }, async () => {
  expect(failed(await runOn(openTinyHotel(), { patient: true }))).toEqual([]);
});

test.each([
  ['oversells', 'races'],
  ['trusts the price', 'prices'],
  ['believes anyone', 'webhooks'],
  ['books twice', 'sent twice'],
  ['loses writes', 'kills'],
  ['keeps holds', 'kills'],
] as const)('one that %s fails: %s', { timeout: 60_000 }, async (faults, suite) => {
  const outcomes = await runOn(openTinyHotel({ faults }), { suites: [suite], patient: true });
  expect(failed(outcomes)).not.toEqual([]);
});

test('the README shows the example as it is', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, shown = ''] = /```ts\n([\s\S]+?)```/.exec(read('README.md')) ?? [];
  const plain = (text: string) => text.replaceAll(/^ +/gm, '');
  expect(shown).not.toBe('');
  expect(plain(read('example/tiny-adapter.ts'))).toContain(plain(shown));
});
