import { createHash } from 'node:crypto';
import type { WordFields } from './record-kinds.js';

/** Any kind's words, as they are read back. */
export type StoredWords = Readonly<
  Record<string, string | Readonly<Record<string, string>> | undefined>
>;

/** A record in a language, and the paths of its texts that have no translation (`extras.1.name`). */
export interface Translated<T> {
  record: T;
  untranslated: string[];
}

/** Puts a record into these words; a text without one keeps the original. */
export function withWords<T extends object>(
  record: T,
  fields: WordFields,
  words: StoredWords = {},
): Translated<T> {
  const untranslated: string[] = [];
  const translate = (original: string, path: string, word: unknown) => {
    if (typeof word === 'string' && word !== '') return word;
    if (original !== '') untranslated.push(path);
    return original;
  };
  const listed = typeof words['listed'] === 'object' ? words['listed'] : {};
  const translated = changeTexts(record, fields, {
    own: (original, { path }) => translate(original, path, words[path]),
    listed: (original, { path }) =>
      translate(original, path, Object.hasOwn(listed, original) && listed[original]),
  });
  return { record: translated, untranslated };
}

/** One text of a record, and where it is there. */
export interface RecordText {
  field: string;
  text: string;
}

/** What of a record is to be translated. */
export function textsOf(record: object, fields: WordFields): RecordText[] {
  const texts: RecordText[] = [];
  const keep: Change = (text, { field }) => {
    if (text !== '') texts.push({ field, text });
    return text;
  };
  changeTexts(record, fields, { own: keep, listed: keep });
  return texts;
}

/** A short name for the texts of a record as they are; undefined where it has none. */
export function hashOfTexts(record: object, fields: WordFields): string | undefined {
  const texts = textsOf(record, fields).flatMap(({ field, text }) => [field, text]);
  return texts.length === 0 ? undefined : hashOf(texts);
}

/** A short name for texts. */
export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);
}

/** `field` as `WordFields` has it, `path` with the place in each list on the way. */
interface Place {
  field: string;
  path: string;
}

type Change = (text: string, place: Place) => string;

function changeTexts<T extends object>(
  record: T,
  { texts, html, listed }: WordFields,
  change: { own: Change; listed: Change },
): T {
  const own = [...texts, ...html].map((field) => [field, change.own] as const);
  const within = listed.map((field) => [field, change.listed] as const);
  return [...own, ...within].reduce<unknown>(
    (changed, [field, changeText]) =>
      changeAt(changed, field.split('.'), [], (text, path) => changeText(text, { field, path })),
    record,
  ) as T;
}

/** `names` lead on from `value`, which is at `place`. */
function changeAt(
  value: unknown,
  names: readonly string[],
  place: readonly (string | number)[],
  change: (text: string, path: string) => string,
): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => changeAt(item, names, [...place, index], change));
  const [name, ...rest] = names;
  if (name === undefined) return typeof value === 'string' ? change(value, place.join('.')) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const inner = (value as Record<string, unknown>)[name];
  return { ...value, [name]: changeAt(inner, rest, [...place, name], change) };
}
