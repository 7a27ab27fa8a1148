import { afterEach, beforeEach, vi } from 'vitest';

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
  if (unexpected.length > 0) throw new Error(`The console spoke:\n${unexpected.join('\n')}`);
});
