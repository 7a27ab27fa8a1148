import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BusyError, Gate } from './gate.js';

const patient = { atOnce: 2, waiting: 3, patienceMs: 20_000 };

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { ends, work };
}

describe('a gate', () => {
  test('lets so many in at once, and the others in their order', async () => {
    const gate = new Gate(patient);
    const { ends, work } = openWork();
    const done: number[] = [];
    const all = [0, 1, 2, 3].map((index) => gate.run(work).then(() => done.push(index)));
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
    const gate = new Gate(patient);
    const { ends, work } = openWork();
    const all = Array.from({ length: 5 }, () => gate.run(work));
    await expect(gate.run(work)).rejects.toThrow(BusyError);
    for (let end = 0; end < all.length; end += 1) {
      await pause(0);
      ends[end]?.();
    }
    await Promise.all(all);
    await expect(gate.run(async () => 'inside')).resolves.toBe('inside');
  });

  test('refuses whoever has waited long, and keeps no place for them', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 1, patienceMs: 20 });
    const { ends, work } = openWork();
    const first = gate.run(work);
    await expect(gate.run(work)).rejects.toThrow(BusyError);
    ends[0]?.();
    await first;
    await expect(gate.run(async () => 'inside')).resolves.toBe('inside');
  });

  test('work that fails leaves too', async () => {
    const gate = new Gate({ ...patient, atOnce: 1 });
    const fail = () => gate.run(() => Promise.reject(new Error('It failed')));
    await expect(fail()).rejects.toThrow('It failed');
    await expect(fail()).rejects.toThrow('It failed');
  });
});
