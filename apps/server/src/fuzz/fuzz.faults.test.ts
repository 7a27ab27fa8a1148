import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../statuses/world.js';
import { runFuzz } from './run-fuzz.js';
import { overHttp } from './transports.js';

/** `FUZZ_SEED=… pnpm test:faults fuzz` sends the same requests again. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 30));
const REQUESTS = 10_000;

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

test(`${REQUESTS} requests from the contracts over HTTP, seed ${seed}`, async () => {
  const { transport, close } = overHttp(world.server.url);
  const report = await runFuzz(world, transport, { seed, requests: REQUESTS });
  close();
  const { requests, accepted, refused, serverErrors, withoutCode, libraryTexts } = report;
  process.stdout.write(
    `\nseed ${seed}: ${requests} requests, ${accepted} accepted, ${refused} refused; ` +
      `5xx ${serverErrors.length}, without code ${withoutCode.length}, ` +
      `library text ${libraryTexts.length}, forgeries ${report.forgeries.length}, ` +
      `unhandled rejections ${report.rejections.length}\n`,
  );
  expect(report).toMatchObject({
    serverErrors: [],
    withoutCode: [],
    libraryTexts: [],
    forgeries: [],
    rejections: [],
  });
  expect(requests).toBe(REQUESTS);
  expect(accepted).toBeGreaterThan(REQUESTS / 20);
});
