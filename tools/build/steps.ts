export interface BuildStep {
  name: 'site' | 'server';
  /** What the result depends on. */
  inputs: string[];
  /** A file that only this step writes. */
  output: string;
  /** The folder whose Vite configuration makes it. */
  folder: string;
  args: string[];
}

const shared = ['package.json', 'pnpm-lock.yaml', 'packages/*/package.json'];
const domainAndApi = ['packages/domain/src/**', 'packages/api/src/**'];

export const buildSteps: readonly BuildStep[] = [
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
    args: ['build'],
  },
  {
    name: 'server',
    inputs: [...shared, ...domainAndApi, 'apps/server/*.{json,ts}', 'apps/server/src/**'],
    output: 'apps/server/dist/main.js',
    folder: 'apps/server',
    args: ['build'],
  },
];
