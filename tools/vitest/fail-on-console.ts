import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Storybook takes a story away within React's `act`, and switches act's environment off before React has
 * ended. If a part of that story arrives in between, React says this, and the next story hears it. What a
 * story itself makes React say in these words is lost too.
 */
const saidOfStorybook =
  'console.error: The current testing environment is not configured to support act(...)';

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
  const unexpected = calls.filter((call) => call !== saidOfStorybook);
  vi.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(`The console spoke:\n${unexpected.join('\n')}`);
});
