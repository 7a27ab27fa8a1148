import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/app/fetch-first.ts', import.meta.url));

/** Takes the place of Vite's preloads, whose failures a browser keeps (decision 020). */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => ({
        code: `export { fetchFirst as __vitePreload } from ${JSON.stringify(ours)};`,
        map: null,
      }),
    },
  };
}
