import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../packages/domain/src/words/language.ts';
import { allPageFiles } from '../../apps/site/src/pages.ts';

/** The mandatory libraries alone are 116.4 kB of brotli; the rest is for ours (decision 016). */
export const FIRST_VIEW_LIMIT_BYTES = 180_000;

/** With all that waits for its first use, and is fetched when the browser is idle (decision 019). */
export const IDLE_LIMIT_BYTES = 260_000;

/** What a first view in another language may fetch beyond its English twin (decision 057). */
export const WORDS_LIMIT_BYTES = 8000;

const client = new URL('../../apps/site/dist/client/', import.meta.url);
const ENTRY = 'src/entry.client.ts';
const HYDRATION = 'src/hydrate.tsx';
const wordsFile = (language: Language) => `src/texts/words.${language}.ts`;
const allWords = new Set(languages.map(wordsFile));

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What Vite says about each module of the browser's build. */
export type ClientManifest = Record<string, Chunk>;

export function readClientManifest(): ClientManifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as ClientManifest;
}

/** What must be there before the entry runs. */
export function entryScripts(manifest: ClientManifest): string[] {
  return [...filesOf(manifest, [ENTRY])];
}

/** Every script that is fetched before a page answers to the guest. */
export function firstViewScripts(manifest: ClientManifest, page: string): string[] {
  return [...filesOf(manifest, [ENTRY, HYDRATION, `src/routes/${page}.tsx`])];
}

/** Every script that a page fetches before it answers in another language, and not in English. */
export function wordScripts(manifest: ClientManifest, page: string, language: Language): string[] {
  const english = new Set(firstViewScripts(manifest, page));
  const words = filesOf(manifest, [wordsFile(language), `src/texts/pages/${page}.${language}.ts`]);
  return [...words].filter((file) => !english.has(file));
}

/** Every script of a page in English, also what waits for its first use; other pages are none of it. */
export function allScripts(manifest: ClientManifest, page: string): string[] {
  const found = new Set(firstViewScripts(manifest, page));
  for (const file of found) {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    const later = chunk?.dynamicImports?.filter((key) => !isPage(key) && !allWords.has(key)) ?? [];
    filesOf(manifest, later, found);
  }
  return [...found];
}

const pageFiles = new Set(allPageFiles());
const isPage = (key: string) => pageFiles.has(key.replace(/^src\/routes\/(.*)\.tsx$/, '$1'));

/** Their compressed bytes. */
export const bytesOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + compressedBytes(script), 0);

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
