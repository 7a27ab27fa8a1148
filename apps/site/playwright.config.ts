import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ensureChromium, ensureGuestsChromium } from '../../tools/ensure-chromium.ts';
import { journeyServer } from './e2e/support/journey-server.ts';

const root = new URL('../../', import.meta.url).pathname;
const { url, environment } = await journeyServer();

/**
 * What the headless shell does otherwise than a guest's browser: it keeps no page for Back, moves
 * some words by a hundredth of the window when the fonts arrive, and now and then the page by half
 * a scrollbar.
 */
const needsWindow = ['kept-page', 'first-view', 'hydration', 'dialog-room'].map(
  (name) => `**/${name}.e2e.ts`,
);
const launchOptions = (executablePath: string) => ({
  launchOptions: { executablePath, args: ['--no-sandbox'] },
});

/** Journeys run against the real build, on a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Nearly half of a journey is waiting: for timers, idle moments, the network.
  workers: availableParallelism() + 1,
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test/journeys.json' }]],
  use: {
    baseURL: url,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'journeys', testIgnore: needsWindow, use: launchOptions(ensureChromium()) },
    { name: 'with windows', testMatch: needsWindow, use: launchOptions(ensureGuestsChromium()) },
  ],
  webServer: {
    command: 'node tools/start.ts',
    cwd: root,
    env: environment,
    url: `${url}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
