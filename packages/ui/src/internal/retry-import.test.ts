import { describe, expect, it, vi } from 'vitest';
import { retryImport } from './retry-import.js';

describe('loading a chunk (spec 9: 10 times every 500 ms)', () => {
  it('tries again until it comes [R22]', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue('picker');
    const result = retryImport(load);
    await vi.advanceTimersByTimeAsync(499);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe('picker');
    vi.useRealTimers();
  });

  it('gives up after the tenth [S9.picker.1]', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
    const caught = retryImport(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9 * 500);
    await expect(caught).resolves.toEqual(new Error('offline'));
    expect(load).toHaveBeenCalledTimes(10);
    vi.useRealTimers();
  });
});
