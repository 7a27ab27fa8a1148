import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BusyError, ConcurrencyLimiter } from './concurrency-limiter.js';

const patient = { atOnce: 2, waiting: 3, maxWaitMs: 20_000 };

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { ends, work };
}

describe('a limiter', () => {
  test('lets so many in at once, and the others in their order', async () => {
    const limiter = new ConcurrencyLimiter(patient);
    const { ends, work } = openWork();
    const done: number[] = [];
    const all = [0, 1, 2, 3].map((index) => limiter.run(work).then(() => done.push(index)));
    await pause(0);
    expect(ends).toHaveLength(2);
    for (let end = 0; end < all.length; end += 1) {
      ends[end]?.();
      await pause(0);
    }
    await Promise.all(all);
    expect(done).toEqual([0, 1, 2, 3]);
  });

  test('refuses at once whoever finds too many waiting', async () => {
    const limiter = new ConcurrencyLimiter(patient);
    const { ends, work } = openWork();
    const all = Array.from({ length: 5 }, () => limiter.run(work));
    await expect(limiter.run(work)).rejects.toThrow(BusyError);
    for (let end = 0; end < all.length; end += 1) {
      await pause(0);
      ends[end]?.();
    }
    await Promise.all(all);
    await expect(limiter.run(async () => 'done')).resolves.toBe('done');
  });

  test('refuses whoever has waited long, and keeps no place for them', async () => {
    const limiter = new ConcurrencyLimiter({ atOnce: 1, waiting: 1, maxWaitMs: 20 });
    const { ends, work } = openWork();
    const first = limiter.run(work);
    await expect(limiter.run(work)).rejects.toThrow(BusyError);
    ends[0]?.();
    await first;
    await expect(limiter.run(async () => 'done')).resolves.toBe('done');
  });

  test('work that fails leaves too', async () => {
    const limiter = new ConcurrencyLimiter({ ...patient, atOnce: 1 });
    const fail = () => limiter.run(() => Promise.reject(new Error('It failed')));
    await expect(fail()).rejects.toThrow('It failed');
    await expect(fail()).rejects.toThrow('It failed');
  });
});
