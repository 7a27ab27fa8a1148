import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.js';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits until the browser is idle', () => {
  const idle = vi.fn<(work: () => void) => number>(() => 7);
  const cancelled = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', cancelled);
  const work = vi.fn();
  const cancel = whenIdle(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(work).toHaveBeenCalledTimes(1);
  cancel();
  expect(cancelled).toHaveBeenCalledWith(7);
});

test('a browser without idle callbacks does it soon, unless it was cancelled', () => {
  const work = vi.fn();
  whenIdle(work);
  whenIdle(work)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
