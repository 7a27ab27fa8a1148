import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a brotli file beside every text file of the client build. */
export function precompress(): Plugin {
  return {
    name: 'vestibule:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const entries = await readdir(dir, { recursive: true });
      const files = entries.filter((entry) => compressible.test(entry));
      await Promise.all(files.map((file) => writeCompressed(path.join(dir, file))));
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await compress(bytes, { params }));
}
