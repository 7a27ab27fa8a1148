import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  languages,
  type OtherLanguage,
} from '../../packages/domain/src/words/language.ts';

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

/** What is filled in, and the tags of elements. */
export function placesIn(text: Text): string[] {
  const words = typeof text === 'string' ? text : text.words;
  const form = typeof words === 'string' ? words : (words.other ?? '');
  return (form.match(/\{\w+\}|<\/?\w+\/?>/g) ?? []).toSorted();
}

/** Plural forms that may say their number in words; the others stand for many numbers. */
const spelled = new Set(['zero', 'one', 'two']);

/** The forms of a translation that lack a value or a tag of the English text, or have one more. */
export function formsWithOtherPlaces(english: Text, translation: Text): string[] {
  const words = typeof translation === 'string' ? translation : translation.words;
  const forms = typeof words === 'string' ? { other: words } : words;
  const placesFor = (form: string, text: Text) =>
    placesIn(text)
      .filter((place) => !(spelled.has(form) && place === '{count}'))
      .join(' ');
  return Object.entries(forms)
    .filter(([form, each]) => placesFor(form, each) !== placesFor(form, english))
    .map(([, each]) => each);
}

/** `rooms/RoomCard/RoomCard.texts.ts` as `roomCard`, `rooms/sort-rooms.texts.ts` as `sortRooms`. */
export function nameOf(catalogue: string): string {
  return path
    .basename(catalogue, '.texts.ts')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
