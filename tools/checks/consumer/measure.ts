import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const peers = /^(react|react-dom|react-redux|styled-components|@reduxjs\/toolkit)(\/|$)/;

/** Kilobytes of brotli that a program costs at once, beside the peers that its app has anyway. */
export async function measure(app: string, name: string, program: string): Promise<number> {
  const file = path.join(app, `${name.replaceAll(/\W+/g, '-')}.js`);
  writeFileSync(file, program);
  const result = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, external: peers, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((part) => part.type === 'chunk');
  const bytes = atOnce(chunks).map(({ code }) => brotliCompressSync(code).length);
  return bytes.reduce((sum, count) => sum + count, 0) / 1000;
}

/** The entry and what it imports; what loads later is left out. */
function atOnce(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const next of chunk?.imports ?? []) wanted.add(next);
  }
  return chunks.filter(({ fileName }) => wanted.has(fileName));
}
