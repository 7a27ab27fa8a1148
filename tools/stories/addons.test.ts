import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['development', true],
  ['production', false],
])('the panel of visual tests, where Storybook runs in %s: %s', async (environment, there) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const { default: config } = await import('../../.storybook/main.js');
  expect(config.addons?.includes('@chromatic-com/storybook')).toBe(there);
});
