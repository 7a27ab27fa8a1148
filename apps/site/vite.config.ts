import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fonts } from './vite/fonts.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), fonts(), precompress()],
  oxc: { plugins: { styledComponents: {} } },
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry.client.tsx' },
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
