import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServices } from '../create-services.js';
import { readHashSecret } from '../http/hashed.js';
import { readConfig } from '../config.js';
import type { DatabaseConnection } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { openDatabaseProxy } from '../testing/database-proxy.js';
import { createTestDatabase } from '../testing/test-database.js';
import { allJobs, unscheduledJobs } from './all-jobs.js';
import type { Job } from './job.js';
import { openJobs, type Jobs } from './open-jobs.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let database: DatabaseConnection;
let opened: Jobs[];

beforeEach(async () => {
  database = await createTestDatabase();
  opened = [];
});

afterEach(async () => {
  for (const jobs of opened) await jobs.close();
  await database.close();
});

async function open(
  jobs: readonly Job[],
  unscheduled: readonly string[] = [],
): Promise<{ jobs: Jobs; services: Services }> {
  const queue = await openJobs({
    url: database.url,
    jobs,
    unscheduled,
    onError: (error) => {
      throw error;
    },
    pollingIntervalSeconds: 0.5,
    superviseIntervalSeconds: 1,
    clockIntervalSeconds: 1,
  });
  opened.push(queue);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const { db } = database;
  const hashSecret = await readHashSecret(db);
  return { jobs: queue, services: createServices({ config, db, jobs: queue, hashSecret }) };
}

/** A job that keeps what it was given. */
function recorder(name: string) {
  const ran: string[] = [];
  const job: Job<{ text: string }> = {
    name,
    run: async (_services, { text }) => void ran.push(text),
  };
  return { job, ran };
}

const schedules = async () =>
  (await database.db.$client.query('SELECT name, cron, timezone FROM pgboss.schedule')).rows;

test('a job runs once, on one of two servers, with its data', async () => {
  const { job, ran } = recorder('test.note');
  const one = await open([job]);
  const other = await open([job]);
  await one.jobs.work(one.services);
  await other.jobs.work(other.services);
  await one.jobs.enqueue(database.db, job, { text: 'welcome' });
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['welcome']);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(ran).toEqual(['welcome']);
});

test('a job enqueued in a transaction that is rolled back never runs', async () => {
  const { job, ran } = recorder('test.rolled-back');
  const { jobs, services } = await open([job]);
  await expect(
    inTransaction(database.db, async (tx) => {
      await jobs.enqueue(tx, job, { text: 'never' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await jobs.enqueue(database.db, job, { text: 'after' });
  await jobs.work(services);
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['after']);
});

test('a job that fails is tried again', async () => {
  let tries = 0;
  const job: Job = {
    name: 'test.fails-once',
    run: async () => {
      tries += 1;
      if (tries === 1) throw new Error('failed the first time');
    },
  };
  const { jobs, services } = await open([job]);
  await jobs.work(services);
  await jobs.enqueue(database.db, job, {});
  await expect.poll(() => tries, { timeout: 25_000 }).toBe(2);
});

test('a cron is in the hotel’s time, and leaves with its job', async () => {
  const nightly: Job = { name: 'test.nightly', cron: '30 2 * * *', run: async () => {} };
  const first = await open([nightly]);
  await first.jobs.work(first.services);
  expect(await schedules()).toEqual([
    { name: 'test.nightly', cron: '30 2 * * *', timezone: 'Asia/Muscat' },
  ]);
  await open([], [nightly.name]);
  expect(await schedules()).toEqual([]);
});

test('an older process that starts again leaves the schedules of a newer one', async () => {
  const scheduled = (name: string): Job => ({ name, cron: '30 2 * * *', run: async () => {} });
  const both = scheduled('test.both');
  const newer = await open([both, scheduled('test.newer')]);
  await newer.jobs.work(newer.services);
  const older = await open([both]);
  await older.jobs.work(older.services);
  const names = (await schedules()).map(({ name }) => String(name));
  expect(names.toSorted()).toEqual(['test.both', 'test.newer']);
});

test('no job of today is among those that lost their schedule', () => {
  const today = new Set(allJobs.map(({ name }) => name));
  expect(unscheduledJobs.filter((name) => today.has(name))).toEqual([]);
});

test('a database that goes away is reported once, and its jobs run when it is back', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const errors: unknown[] = [];
  const { job, ran } = recorder('test.away');
  const queue = await openJobs({
    url: proxy.url,
    jobs: [{ ...job, concurrency: 5 }],
    onError: (error) => errors.push(error),
    pollingIntervalSeconds: 0.5,
  });
  opened.push(queue);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const { db } = database;
  const hashSecret = await readHashSecret(db);
  await queue.work(createServices({ config, db, jobs: queue, hashSecret }));
  await proxy.stop();
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBe(1);
  await pause(3000);
  expect(errors).toEqual([expect.any(Error)]);
  await proxy.restart();
  await queue.enqueue(database.db, job, { text: 'back' });
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['back']);
});

test('a hundred jobs of one queue take seconds, and the one that fails stops no other', async () => {
  const { job, ran } = recorder('test.many');
  const failing: typeof job = {
    ...job,
    run: async (services, data, id) => {
      if (data.text === '50') throw new Error('this one fails');
      await job.run(services, data, id);
    },
  };
  const { jobs, services } = await open([failing]);
  for (let number = 0; number < 100; number += 1) {
    await jobs.enqueue(database.db, failing, { text: String(number) });
  }
  await jobs.work(services);
  await expect.poll(() => ran.length, { timeout: 20_000 }).toBe(99);
  expect(new Set(ran).size).toBe(99);
});

test('one group’s jobs leave room for another’s', async () => {
  const ran: string[] = [];
  const job: Job<{ text: string }> = {
    name: 'test.groups',
    concurrency: 2,
    group: ({ text }) => text,
    run: async (_services, { text }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      ran.push(text);
    },
  };
  const { jobs, services } = await open([job]);
  for (let number = 0; number < 20; number += 1) {
    await jobs.enqueue(database.db, job, { text: 'one' });
  }
  await jobs.enqueue(database.db, job, { text: 'other' });
  await jobs.work(services);
  await expect.poll(() => ran, { timeout: 20_000 }).toContain('other');
  expect(ran.length).toBeLessThan(15);
});

test('a job whose process was killed is taken over, with the same id', async () => {
  const ids: string[] = [];
  const job: Job = { name: 'test.killed', run: async (_services, _data, id) => void ids.push(id) };
  const { jobs, services } = await open([job]);
  await jobs.enqueue(database.db, job, {});
  const { rows } = await database.db.$client.query(`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '25 s',
      heartbeat_on = now() - interval '25 s'
    WHERE name = 'test.killed' RETURNING id`);
  await jobs.work(services);
  await expect.poll(() => ids, { timeout: 25_000 }).toEqual([rows[0].id]);
});

describe('the clock was ahead, and is set right', () => {
  /** Every time in the queue becomes as if the database's clock had been a day ahead until now. */
  async function writeADayAhead() {
    const { $client } = database.db;
    const { rows } = await $client.query(`
      SELECT table_name AS of, string_agg(format('%1$I = %1$I + interval ''1 day''', column_name), ', ') AS set
      FROM information_schema.columns
      WHERE table_schema = 'pgboss' AND table_name IN ('version', 'queue', 'job')
        AND data_type LIKE 'timestamp%'
      GROUP BY table_name`);
    expect(rows).toHaveLength(3);
    await $client.query(rows.map(({ of, set }) => `UPDATE pgboss.${of} SET ${set}`).join('; '));
  }

  const counted = (name: string) => {
    const ids: string[] = [];
    const job: Job = { name, run: async (_services, _data, id) => void ids.push(id) };
    return { job, ids };
  };

  const waiting = async (name: string) =>
    (
      await database.db.$client.query(
        `SELECT id, extract(epoch FROM start_after - now())::float8 AS seconds FROM pgboss.job
         WHERE name = $1 AND state IN ('created', 'retry')`,
        [name],
      )
    ).rows;

  test('crons go on, and find their minute free when it comes', async () => {
    const { job, ids } = counted('test.minute');
    const { jobs, services } = await open([{ ...job, cron: '* * * * *' }]);
    await jobs.work(services);
    await expect.poll(() => ids.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const before = ids.length;
    await writeADayAhead();
    await expect.poll(() => ids.length, { timeout: 20_000 }).toBeGreaterThan(before);
    const { rows } = await database.db.$client.query(
      `SELECT name FROM pgboss.job WHERE singleton_on > timezone('UTC', now()) + interval '1 minute'`,
    );
    expect(rows).toEqual([]);
  });

  test('a mail that was queued meanwhile is sent, and the job of a killed process taken over', async () => {
    const mail = counted('test.mail');
    const killed = counted('test.killed');
    const first = await open([mail.job, killed.job]);
    await first.jobs.enqueue(database.db, mail.job, {});
    await first.jobs.enqueue(database.db, killed.job, {});
    await first.jobs.close();
    await database.db.$client.query(`
      UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now()
      WHERE name = 'test.killed'`);
    await writeADayAhead();
    const { jobs, services } = await open([mail.job, killed.job]);
    await jobs.work(services);
    await expect.poll(() => mail.ids.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => killed.ids.length, { timeout: 45_000 }).toBe(1);
  }, 60_000);

  test('a failed job waits for its next try as long as it was to, and a planned one until its time', async () => {
    const failing: Job = {
      name: 'test.failing',
      run: async () => {
        throw new Error('fails');
      },
    };
    const planned = counted('test.planned');
    const first = await open([failing, planned.job]);
    await first.jobs.work(first.services);
    await first.jobs.enqueue(database.db, failing, {});
    await expect
      .poll(() => waiting(failing.name), { timeout: 10_000 })
      .toEqual([{ id: expect.any(String), seconds: expect.any(Number) }]);
    await first.jobs.close();
    await database.db.$client.query(`
      UPDATE pgboss.job SET start_after = now() + interval '2 hours' WHERE name = 'test.failing'`);
    await writeADayAhead();
    const { rows } = await database.db.$client.query(`SELECT now() + interval '1 hour' AS at`);
    const { jobs } = await open([failing, planned.job]);
    await jobs.enqueue(database.db, planned.job, {}, { startAfter: rows[0].at });
    await pause(2500);
    const [retry] = await waiting(failing.name);
    expect(retry.seconds / 60).toBeGreaterThan(119);
    expect(retry.seconds / 60).toBeLessThan(121);
    const [later] = await waiting(planned.job.name);
    expect(later.seconds / 60).toBeGreaterThan(59);
    expect(later.seconds / 60).toBeLessThan(61);
  });

  test('a server whose own clock is set back an hour goes on too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { job, ids } = counted('test.minute');
      const { jobs, services } = await open([job]);
      await jobs.work(services);
      vi.setSystemTime(Date.now() - 3_600_000);
      await database.db.$client.query(`
        INSERT INTO pgboss.schedule (name, cron, timezone) VALUES ('test.minute', '* * * * *', 'UTC')`);
      // One job. Where a minute begins while the test runs, that minute has a job of its own.
      const jobsPerMinute = async () => {
        const { rows } = await database.db.$client.query(`
          SELECT count(DISTINCT job.data->>'slot')::int AS minutes
          FROM pgboss.job JOIN pgboss.schedule ON schedule.name = job.data->>'name'
          WHERE job.name = '__pgboss__send-it' AND (job.data->>'slot')::timestamp BETWEEN
            timezone('UTC', date_trunc('minute', schedule.created_on)) AND timezone('UTC', now())`);
        return ids.length / rows[0].minutes;
      };
      await expect.poll(jobsPerMinute, { timeout: 20_000 }).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
