import { readFileSync } from 'node:fs';

/** The mandatory libraries alone are 116.4 kB of brotli; the rest is for ours (decision 016). */
export const FIRST_VIEW_LIMIT_BYTES = 175_000;

const client = new URL('../../apps/site/dist/client/', import.meta.url);
const ENTRY = 'src/entry.client.ts';
const HYDRATION = 'src/hydrate.tsx';

interface Chunk {
  file: string;
  imports?: string[];
}

/** What Vite says about each module of the browser's build. */
export type ClientManifest = Record<string, Chunk>;

export function readClientManifest(): ClientManifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as ClientManifest;
}

/** Every script that is fetched before a page answers to the guest. */
export function firstViewScripts(manifest: ClientManifest, page: string): string[] {
  return [...filesOf(manifest, [ENTRY, HYDRATION, `src/routes/${page}.tsx`])];
}

/** Their compressed bytes. */
export function firstViewBytes(manifest: ClientManifest, page: string): number {
  const scripts = firstViewScripts(manifest, page);
  return scripts.reduce((sum, script) => sum + compressedBytes(script), 0);
}

function filesOf(manifest: ClientManifest, keys: string[], found = new Set<string>()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function compressedBytes(file: string): number {
  return readFileSync(new URL(`${file}.br`, client)).byteLength;
}
