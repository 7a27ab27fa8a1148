// Holds the JavaScript of every public page's first view to its budget (docs/performance.md).
import { readFileSync } from 'node:fs';
import { pages, pagesWithoutLayout } from '../../apps/site/src/pages.ts';

/** The mandatory libraries alone, brotli: react, react-dom, the router, RTK Query, styled-components. */
const FLOOR_BYTES = 116_400;
const LIMIT_BYTES = FLOOR_BYTES * 1.25;

interface Chunk {
  file: string;
  imports?: string[];
}

const client = new URL('../../apps/site/dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  Chunk
>;

/** Everything that is fetched before the page answers to the guest. */
function filesOf(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

function compressedBytes(file: string): number {
  return readFileSync(new URL(`${file}.br`, client)).byteLength;
}

const built = builtPages();
const files = new Set(
  Object.values({ ...pages, ...pagesWithoutLayout }).filter((file) => built.has(file)),
);
/** A page whose file does not stand is not registered, so it is not built. */
function builtPages(): Set<string> {
  const page = /^src\/routes\/(.+)\.tsx$/;
  return new Set(Object.keys(manifest).flatMap((key) => page.exec(key)?.[1] ?? []));
}

let tooLarge = 0;
for (const file of [...files].sort()) {
  const scripts = filesOf(['src/entry.client.tsx', `src/routes/${file}.tsx`]);
  const bytes = [...scripts].reduce((sum, script) => sum + compressedBytes(script), 0);
  const fits = bytes <= LIMIT_BYTES;
  if (!fits) tooLarge += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
}
console.log(`The limit is ${(LIMIT_BYTES / 1000).toFixed(1)} kB; ${tooLarge} over it.`);
if (tooLarge > 0) process.exitCode = 1;
