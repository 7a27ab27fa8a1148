import { expect, test } from 'vitest';
import { cutConnections } from '../testing/cut-connections.js';

/** The server's own limit is 30 s; nothing here should need half of it. */
const END_LIMIT_MS = 15_000;

test('connections cut while guests book: the pool serves, and SIGTERM ends the server', async () => {
  const report = await cutConnections(30);
  expect(report).toMatchObject({
    cut: 30,
    deaths: 0,
    unserved: 0,
    kept: false,
    lost: 0,
    soldTwice: 0,
    unbalanced: 0,
  });
  expect(report.ended.code).toBe(0);
  expect(report.ended.afterMs).toBeLessThan(END_LIMIT_MS);
}, 120_000);
