import { defineConfig } from 'vitest/config';

const plugins = { styledComponents: {} };

const node = {
  extends: true as const,
  test: {
    name: 'node',
    environment: 'node',
    include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tools/vitest/fail-on-console.ts'],
  },
};

export default defineConfig({
  oxc: { plugins },
  test: { projects: [node] },
});
