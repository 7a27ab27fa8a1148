import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** All code of packages and apps, by its path from the root. */
export const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .toSorted()
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

/** The English catalogues. */
export const catalogues = sources
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.texts.ts'));

/** The Arabic file beside a catalogue. */
export const arabicOf = (catalogue: string) => catalogue.replace(/\.ts$/, '.ar.ts');

export type Text = string | { words: string | Record<string, string> };

/** The texts of a catalogue, by key. */
export async function textsOf(catalogue: string): Promise<[key: string, text: Text][]> {
  const module: { texts: Record<string, Text> } = await import(
    /* @vite-ignore */ path.join(root, catalogue)
  );
  return Object.entries(module.texts);
}

/** Every form of a text; a plain one has a single form. */
export function formsOf(text: Text): string[] {
  const words = typeof text === 'string' ? text : text.words;
  return typeof words === 'string' ? [words] : Object.values(words);
}

/** What is filled in, beside the number that a form may say in words, and the tags of elements. */
export function placesIn(words: string): string[] {
  const found = words.match(/\{\w+\}|<\/?\w+\/?>/g) ?? [];
  return found.filter((place) => place !== '{count}').toSorted();
}

/** `rooms/RoomCard/RoomCard.texts.ts` as `roomCard`, `rooms/sort-rooms.texts.ts` as `sortRooms`. */
export function nameOf(catalogue: string): string {
  return path
    .basename(catalogue, '.texts.ts')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
