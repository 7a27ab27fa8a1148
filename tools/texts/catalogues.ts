import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  languages,
  type OtherLanguage,
} from '../../packages/domain/src/words/language.ts';
import type { Words } from '../../packages/domain/src/words/check-words.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** All code of packages and apps, by its path from the root. */
export const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .toSorted()
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

/** The English catalogues. */
export const catalogues = sources
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.texts.ts'));

/** What every catalogue is translated into. */
export const translations = languages.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
);

/** The file of a language beside a catalogue. */
export const translationOf = (catalogue: string, language: OtherLanguage) =>
  catalogue.replace(/\.ts$/, `.${language}.ts`);

/** How code in a folder imports a file, both from the root. */
export function specifier(file: string, folder: string): string {
  const module = path.relative(folder, file).replace(/\.ts$/, '.js');
  return module.startsWith('.') ? module : `./${module}`;
}

/** What English calls a language: `Arabic`. */
export const nameInEnglish = (language: OtherLanguage) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(language) ?? language;

/** The line that hands on a translation under its catalogue's name. */
export const exportLine = (catalogue: string, language: OtherLanguage, folder: string) =>
  `export { texts as ${nameOf(catalogue)} } from '${specifier(translationOf(catalogue, language), folder)}';`;

export type Text = string | { words: Words };

/** The texts of a catalogue, by key. */
export async function textsOf(catalogue: string): Promise<[key: string, text: Text][]> {
  const module: { texts: Record<string, Text> } = await import(
    /* @vite-ignore */ path.join(root, catalogue)
  );
  return Object.entries(module.texts);
}

/** What a text says, or each of its plural forms. */
export const wordsOf = (text: Text): Words => (typeof text === 'string' ? text : text.words);

/** `rooms/RoomCard/RoomCard.texts.ts` as `roomCard`, `rooms/sort-rooms.texts.ts` as `sortRooms`. */
export function nameOf(catalogue: string): string {
  return path
    .basename(catalogue, '.texts.ts')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
