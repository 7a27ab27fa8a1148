import { minutesAfter } from '@vestibule/domain/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queriesOf } from '../testing/count-queries.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.js';
import { sendJson } from '../testing/send-json.js';
import { forgetExpiredJob } from './forget-expired.js';
import { sessions } from './tables.js';

let server: TestServer;

const HOUR = 60;
const DAY = 24 * HOUR;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

/** The status of a call, so many minutes after the sign-in. */
async function statusAt(minutes: number, token: string): Promise<number> {
  server.setNow(minutesAfter(TEST_NOW, minutes));
  return (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token })).status;
}

describe('a session that is not used', () => {
  test('a guest’s ends after fourteen days without use, and after thirty in any case', async () => {
    const { token } = await signIn(server.services);
    const days = [13, 26, 29];
    for (const day of days) expect(await statusAt(day * DAY, token)).toBe(200);
    expect(await statusAt(30 * DAY, token)).toBe(401);
    server.setNow(TEST_NOW);
    const unused = await signIn(server.services);
    expect(await statusAt(14 * DAY - 1, unused.token)).toBe(200);
    expect(await statusAt(28 * DAY - 1, unused.token)).toBe(401);
  });

  test('an administrator’s ends after twelve hours', async () => {
    const role = 'administrator' as const;
    const { token } = await signIn(server.services, { role });
    expect(await statusAt(12 * HOUR - 1, token)).toBe(200);
    expect(await statusAt(24 * HOUR - 2, token)).toBe(200);
    expect(await statusAt(36 * HOUR - 2, token)).toBe(401);
  });

  test('the night deletes it, and those past their age, and no other', async () => {
    const { services } = server;
    const kept = await signIn(services);
    const idle = await signIn(services);
    const old = await signIn(services);
    const desk = await signIn(services, { role: 'administrator' });
    const expiresAt = minutesAfter(TEST_NOW, 13 * DAY);
    const lastUsedAt = expiresAt;
    const change = (set: Partial<typeof sessions.$inferInsert>, { user }: typeof kept) =>
      services.db.update(sessions).set(set).where(eq(sessions.userId, user._id));
    await change({ lastUsedAt }, kept);
    await change({ lastUsedAt, expiresAt }, old);
    await change({ lastUsedAt }, desk);
    server.setNow(minutesAfter(TEST_NOW, 14 * DAY));
    await forgetExpiredJob.run(services, {}, 'a-night');
    const left = await Promise.all(
      [kept, idle, old, desk].map(({ user }) =>
        services.db.$count(sessions, eq(sessions.userId, user._id)),
      ),
    );
    expect(left).toEqual([1, 0, 0, 0]);
  });
});

test('a call writes its use down only five minutes after the last that was', async () => {
  const { token } = await signIn(server.services);
  const writes = async (minutes: number) => {
    const sent = await queriesOf(server.services.db, async () => {
      expect(await statusAt(minutes, token)).toBe(200);
    });
    return sent.filter((text) => /^update/i.test(text)).length;
  };
  expect(await writes(0)).toBe(0);
  expect(await writes(4)).toBe(0);
  expect(await writes(5)).toBe(1);
  expect(await writes(9)).toBe(0);
  expect(await writes(10)).toBe(1);
});
