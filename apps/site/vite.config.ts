import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fonts } from './vite/fonts.ts';
import { precompress } from './vite/precompress.ts';
import { productionRouter } from './vite/production-router.ts';

/** What every page needs: React, the router, the store, styles. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@reduxjs|styled-components|stylis)\//;

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), productionRouter(), fonts(), precompress()],
  oxc: { plugins: { styledComponents: {} } },
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry.client.tsx',
          // One file compresses better than many, and nothing in it changes with a page.
          output: {
            advancedChunks: {
              groups: [{ name: 'vendor', test: vendor }],
            },
          },
        },
      },
    },
    ssr: {
      // Vite's development server cannot run what packages write as CommonJS.
      resolve: { noExternal: command === 'build' || undefined },
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry.server.tsx' },
      },
    },
  },
}));
