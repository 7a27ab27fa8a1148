import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
