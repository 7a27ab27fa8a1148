import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { ensureChromium } from './tools/ensure-chromium.ts';
import { FileOrder } from './tools/vitest/file-order.ts';

const plugins = { styledComponents: {} };
/** CI runs a failed test once more, because a build machine may stall for a second. A test that fails twice fails. */
const onceMore = process.env['CI'] ? 1 : 0;

/** `CLOCK_DAYS_AHEAD=30` sets the clock of the node tests, and of what they start, to thirty days later. */
const clock = process.env['CLOCK_DAYS_AHEAD']
  ? { NODE_OPTIONS: `--import=${new URL('tools/clock/clock-ahead.ts', import.meta.url).href}` }
  : {};

/** `expect.poll` waits up to ten seconds, because a busy machine is slow. */
const patient = { poll: { timeout: 10_000 } };

/** These kill, cut off, overload or copy the server, or compile the tree: the date plays no part in them. */
const withoutCalendar = process.env['CLOCK_DAYS_AHEAD']
  ? ['apps/server/src/{backup,database,fuzz,overload}/**', 'tools/{gauntlet,new}/**']
  : [];

/** What node runs without a database of the run's: rules, client, components, the site's own code, tools. */
const node: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'node',
    retry: onceMore,
    environment: 'node',
    // Modules keep no state of their own; loading them once a worker is four times cheaper.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: patient,
    include: ['{packages,apps/site,tools}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.built.test.ts',
      '**/*.faults.test.ts',
      ...withoutCalendar,
    ],
    setupFiles: ['tools/vitest/fail-on-console.ts'],
    env: clock,
  },
};

/** The server on a real PostgreSQL, one for the run. */
const server: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'server',
    retry: onceMore,
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: patient,
    include: ['apps/server/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.faults.test.ts', ...withoutCalendar],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    setupFiles: ['tools/vitest/fail-on-console.ts'],
    env: clock,
  },
};

/** What kills, cuts and fills up under load. It takes the whole machine, so files take turns. */
const faults: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'faults',
    environment: 'node',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 180_000,
    include: ['{apps,packages,tools}/**/*.faults.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    setupFiles: ['tools/vitest/fail-on-console.ts'],
  },
};

/** `CHROMIUM` names another; `bundled` takes the one Playwright installs. */
function chromium() {
  const path = process.env['CHROMIUM'] ?? ensureChromium();
  return playwright({
    launchOptions: {
      ...(path === 'bundled' ? {} : { executablePath: path }),
      args: ['--no-sandbox', '--font-render-hinting=none'],
    },
    contextOptions: { reducedMotion: 'reduce' },
  });
}

const storybook: TestProjectConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Found at once: a dependency found late reloads the page under a running test.
  optimizeDeps: {
    entries: ['{packages/ui,apps/site}/src/**/*.{ts,tsx}', '.storybook/preview.tsx'],
  },
  test: {
    name: 'storybook',
    retry: onceMore,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tools/vitest/fail-on-console.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: chromium(),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** What looks at the stories once they are built; each test file opens a browser of its own. */
const builtStories: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'built stories',
    retry: onceMore,
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: patient,
    // Much of a story's test is waiting for a frame or a timer; more would starve Storybook's frame.
    maxConcurrency: 3,
    include: ['tools/**/*.built.test.ts'],
    globalSetup: ['tools/stories/built-stories.ts'],
  },
};

export default defineConfig({
  oxc: { plugins },
  // Storybook's "Run tests" needs its own project to be the only one on its configuration.
  test: {
    // Much of a server's test is waiting for PostgreSQL: no core needs to stay free.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: FileOrder },
    projects: process.env['VITEST_STORYBOOK']
      ? [storybook]
      : [node, server, faults, storybook, builtStories],
  },
});
