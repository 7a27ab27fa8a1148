import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCodeLoader, type Tab } from './load-code.js';

const gone = new Error('Failed to fetch dynamically imported module');
const A_MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** One tab: what it stores outlives its pages. */
function openTab({ release = 'one', answers = true } = {}) {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const server = { release, answers };
  const tab: Tab = {
    release: () => server.release,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    serverAnswers: async () => server.answers,
    reload,
  };
  return { server, reload, openPage: () => createCodeLoader(tab) };
}

/** How a load stands after a minute. */
async function afterAMinute(loading: Promise<unknown>) {
  const outcome = { state: 'waiting' };
  loading.then(
    () => (outcome.state = 'loaded'),
    () => (outcome.state = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
  return outcome.state;
}

const missing = () => vi.fn<() => Promise<string>>().mockRejectedValue(gone);

describe('code that cannot be fetched', () => {
  test('is tried again after half a second, and the page stays', async () => {
    const { openPage, reload } = openTab();
    const load = missing().mockRejectedValueOnce(gone).mockResolvedValue('picker');
    const loading = openPage()(load);
    await vi.advanceTimersByTimeAsync(499);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toBe('picker');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is tried ten times; then the page is reloaded, and shows no failure meanwhile', async () => {
    const { openPage, reload } = openTab();
    const load = missing();
    await expect(afterAMinute(openPage()(load))).resolves.toBe('waiting');
    expect(load).toHaveBeenCalledTimes(10);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads the page once, however many pieces are missing', async () => {
    const { openPage, reload } = openTab();
    const loadCode = openPage();
    const both = [afterAMinute(loadCode(missing())), afterAMinute(loadCode(missing()))];
    await expect(Promise.all(both)).resolves.toEqual(['waiting', 'waiting']);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('fails where the page of the same release was reloaded for it: never a loop', async () => {
    const { openPage, reload } = openTab();
    await afterAMinute(openPage()(missing()));
    await expect(afterAMinute(openPage()(missing()))).resolves.toBe('failed');
    await expect(afterAMinute(openPage()(missing()))).resolves.toBe('failed');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads the page of the next release again', async () => {
    const { server, openPage, reload } = openTab();
    await afterAMinute(openPage()(missing()));
    server.release = 'two';
    await expect(afterAMinute(openPage()(missing()))).resolves.toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

test('without a network nothing is reloaded: the browser would have no page to show', async () => {
  const { openPage, reload } = openTab({ answers: false });
  const load = missing();
  await expect(afterAMinute(openPage()(load))).resolves.toBe('failed');
  expect(load).toHaveBeenCalledTimes(10);
  expect(reload).not.toHaveBeenCalled();
});
