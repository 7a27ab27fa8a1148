import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const files = new Map(
  ['newsreader', 'source-sans-3'].map((family) => {
    const name = `${family}-latin-wght-normal.woff2`;
    const url = import.meta.resolve(`@fontsource-variable/${family}/files/${name}`);
    return [name, fileURLToPath(url)];
  }),
);

/** Serves the latin subset of both typefaces at `/fonts/`, in development and in the build. */
export function fonts(): Plugin {
  return {
    name: 'vestibule:fonts',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [name, path] of files) {
        this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: await readFile(path) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/fonts/', (request, response, next) => {
        const path = files.get((request.url ?? '').replace(/^\//, ''));
        if (!path) return next();
        response.setHeader('content-type', 'font/woff2');
        createReadStream(path).pipe(response);
      });
    },
  };
}
