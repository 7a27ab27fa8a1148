import { defineConfig } from 'vite';

/**
 * What stays outside the bundle: native code, packages that load parts of themselves by name, and
 * `pg`, of which drizzle-orm and the server must share one copy.
 */
const external = [
  '@node-rs/argon2',
  'drizzle-orm',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'pg',
  'pg-boss',
  'pino',
  'rate-limiter-flexible',
  'sanitize-html',
  'sharp',
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  ssr: command === 'build' ? { noExternal: true, external } : {},
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        hotel: 'src/cli/hotel.ts',
        'receipt-worker': 'src/payments/receipt/receipt-worker.ts',
      },
      // Every file is in `dist` itself: the sources find migrations and pictures from there.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}));
