import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../statuses/world.js';
import { runFuzz } from './run-fuzz.js';
import { inProcess } from './transports.js';

/** `FUZZ_SEED=… vitest run --project server fuzz.test` sends the same requests again. */
const random = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 30));
const REQUESTS = 900;

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

test.each([1, random])('seed %i: no malformed request breaks the server', async (seed) => {
  const report = await runFuzz(world, inProcess(world), { seed, requests: REQUESTS });
  expect(report).toMatchObject({
    seed,
    serverErrors: [],
    withoutCode: [],
    libraryTexts: [],
    forgeries: [],
    rejections: [],
  });
  expect(report.accepted).toBeGreaterThan(REQUESTS / 20);
  expect(report.refused).toBeGreaterThan(REQUESTS / 5);
});
