import { afterEach, beforeEach, expect, vi } from 'vitest';

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      calls.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const unexpected = [...calls];
  vi.restoreAllMocks();
  expect(unexpected, 'a test must leave the console quiet').toEqual([]);
});
