import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices } from '../create-services.js';
import { readConfig } from '../config.js';
import type { DatabaseConnection } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { createTestDatabase } from '../testing/test-database.js';
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

async function open(jobs: readonly Job[]): Promise<{ jobs: Jobs; services: Services }> {
  const queue = await openJobs({
    url: database.url,
    jobs,
    onError: (error) => {
      throw error;
    },
    pollingIntervalSeconds: 0.5,
    superviseIntervalSeconds: 1,
  });
  opened.push(queue);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  return { jobs: queue, services: createServices({ config, db: database.db, jobs: queue }) };
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
    name: 'test.stumble',
    run: async () => {
      tries += 1;
      if (tries === 1) throw new Error('stumbled');
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
  await open([]);
  expect(await schedules()).toEqual([]);
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
