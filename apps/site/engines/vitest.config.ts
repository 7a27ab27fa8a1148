import { defineConfig } from 'vitest/config';

/** Journeys of all three engines, against the real build. One browser at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.engines.ts'],
    globalSetup: ['support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
  },
});
