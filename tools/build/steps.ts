export interface BuildStep {
  name: 'site' | 'server' | 'storybook';
  /** What the result depends on. */
  inputs: string[];
  /** A file that only this step writes. */
  output: string;
  /** The folder whose Vite configuration makes it. */
  folder: string;
  /** Whose command makes it. */
  tool: 'vite' | 'storybook';
  args: string[];
  /** Stories and docs are part of it. */
  stories?: boolean;
  /** A folder that the server reads while it runs: it is built elsewhere, and replaced at once. */
  served?: string;
  /** Only done when this variable of the environment is 1. */
  wish?: string;
}

const shared = ['package.json', 'pnpm-lock.yaml', 'packages/*/package.json'];
const domainAndApi = ['packages/domain/src/**', 'packages/api/src/**'];

const buildSteps: readonly BuildStep[] = [
  {
    name: 'site',
    inputs: [
      ...shared,
      ...domainAndApi,
      'packages/ui/src/**',
      'apps/site/*.{json,ts}',
      'apps/site/{src,vite,public}/**',
    ],
    output: 'apps/site/dist/server/entry.server.js',
    folder: 'apps/site',
    tool: 'vite',
    args: ['build'],
    served: 'apps/site/dist',
  },
  {
    name: 'server',
    inputs: [
      ...shared,
      ...domainAndApi,
      'packages/ui/src/theme/colours.ts',
      'apps/site/package.json',
      'apps/site/src/{brand,hotel-brand,hotel-pictures,hotel-routes,pages,app/mode-script}.ts',
      'apps/server/*.{json,ts}',
      'apps/server/src/**',
    ],
    output: 'apps/server/dist/main.js',
    folder: 'apps/server',
    tool: 'vite',
    args: ['build'],
  },
  {
    name: 'storybook',
    inputs: [
      ...shared,
      ...domainAndApi,
      '.storybook/**',
      'tools/clock/**',
      'tools/vitest/extreme-content.ts',
      'tools/checks/states/*.ts',
      'tools/bench/facts/**',
      'packages/ui/src/**',
      'apps/site/src/**',
      'apps/server/uploads/**',
    ],
    output: 'storybook-static/index.json',
    folder: '.',
    tool: 'storybook',
    args: ['build', '-o', 'storybook-static', '--quiet', '--disable-telemetry'],
    stories: true,
    wish: 'STORYBOOK',
  },
];

/** The one step that is named, or all but those that nobody asked for. */
export function stepsFor(
  environment: Readonly<Record<string, string | undefined>>,
  only?: BuildStep['name'],
): BuildStep[] {
  return buildSteps.filter(({ name, wish }) =>
    only ? name === only : wish === undefined || environment[wish] === '1',
  );
}
