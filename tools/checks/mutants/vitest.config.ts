import { defineConfig } from 'vitest/config';

/** The tests of the node project that can reach the domain, without what other projects load. */
export default defineConfig({
  oxc: { plugins: { styledComponents: {} } },
  test: {
    isolate: false,
    testTimeout: 30_000,
    include: ['{packages,apps/site}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.faults.test.ts'],
  },
});
