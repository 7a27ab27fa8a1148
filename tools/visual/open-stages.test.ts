import { describe, expect, test, vi } from 'vitest';
import type { Stage } from '../stories/stage.ts';
import { openSide } from './open-stages.ts';

function fakeStage(close = vi.fn<() => Promise<void>>(async () => {})) {
  return { show: vi.fn(), close, [Symbol.asyncDispose]: close } as unknown as Stage & {
    close: typeof close;
  };
}

describe('the pages of a side', () => {
  test('a second page that could not be opened is asked for again', async () => {
    const [first, second] = [fakeStage(), fakeStage()];
    const openAnother = vi
      .fn<() => Promise<Stage>>()
      .mockResolvedValueOnce(first)
      .mockRejectedValueOnce(new Error('The browser has no memory left.'))
      .mockResolvedValueOnce(second);
    const side = await openSide(openAnother);
    await expect(side.second()).rejects.toThrow('no memory');
    expect(await Promise.all([side.second(), side.second()])).toEqual([second, second]);
    expect(openAnother).toHaveBeenCalledTimes(3);

    await side[Symbol.asyncDispose]();
    expect(first.close).toHaveBeenCalledOnce();
    expect(second.close).toHaveBeenCalledOnce();
  });

  test('the first is closed, though no second could be opened', async () => {
    const first = fakeStage();
    const openAnother = vi
      .fn<() => Promise<Stage>>()
      .mockResolvedValueOnce(first)
      .mockRejectedValueOnce(new Error('The browser has no memory left.'));
    const side = await openSide(openAnother);
    await expect(side.second()).rejects.toThrow('no memory');
    await expect(side[Symbol.asyncDispose]()).resolves.toBeUndefined();
    expect(first.close).toHaveBeenCalledOnce();
  });

  test('a page that does not close ends nothing', async () => {
    const crashed = fakeStage(vi.fn(async () => Promise.reject(new Error('It has crashed.'))));
    const side = await openSide(async () => crashed);
    await expect(side[Symbol.asyncDispose]()).resolves.toBeUndefined();
  });
});
