import react from '@vitejs/plugin-react';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** The ways that are compared; each is a program of its own in this folder. */
export const candidates = ['plain', 'styled', 'vestibule', 'radix'] as const;
export type CandidateName = (typeof candidates)[number];

const here = import.meta.dirname;

/** One page a candidate, as Vite builds it for production. Returns the folder they are served from. */
export async function buildPages(outDir: string): Promise<void> {
  for (const name of candidates) {
    await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      oxc: { plugins: { styledComponents: { displayName: false } } },
      build: {
        outDir: path.join(outDir, name),
        emptyOutDir: true,
        rolldownOptions: {
          input: path.join(here, `${name}.tsx`),
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    });
    await mkdir(path.join(outDir, name), { recursive: true });
    await writeFile(path.join(outDir, name, 'index.html'), html(name));
  }
}

function html(name: CandidateName): string {
  const styles = name === 'radix' ? '<link rel="stylesheet" href="./page.css">' : '';
  return `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">${styles}<body><script type="module" src="./page.js"></script></body></html>`;
}
