import { createHash } from 'node:crypto';
import type { WordFields } from './record-kinds.js';

/** Any kind's words, as they are read back. */
export type StoredWords = Readonly<
  Record<string, string | Readonly<Record<string, string>> | undefined>
>;

/** A record in other words, and which of its texts have none: their paths. */
export interface Spoken<T> {
  record: T;
  untranslated: string[];
}

/** Replaces what the words say; a text without one keeps the original. */
export function withWords<T extends object>(
  record: T,
  fields: WordFields,
  words: StoredWords = {},
): Spoken<T> {
  const untranslated = new Set<string>();
  const say = (original: string, path: string, word: unknown) => {
    if (typeof word === 'string' && word !== '') return word;
    if (original !== '') untranslated.add(path);
    return original;
  };
  const listed = typeof words['listed'] === 'object' ? words['listed'] : {};
  const spoken = changeTexts(record, fields, {
    own: (original, path) => say(original, path, words[path]),
    listed: (original, path) =>
      say(original, path, Object.hasOwn(listed, original) && listed[original]),
  });
  return { record: spoken, untranslated: [...untranslated] };
}

/** One text of a record, and where it stands there. */
export interface RecordText {
  field: string;
  text: string;
}

/** What of a record is to be translated. */
export function textsOf(record: object, fields: WordFields): RecordText[] {
  const texts: RecordText[] = [];
  const keep = (text: string, field: string) => {
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

type Change = (text: string, path: string) => string;

function changeTexts<T extends object>(
  record: T,
  { texts, html, listed }: WordFields,
  change: { own: Change; listed: Change },
): T {
  const own = [...texts, ...html].map((path) => [path, change.own] as const);
  const within = listed.map((path) => [path, change.listed] as const);
  return [...own, ...within].reduce<unknown>(
    (changed, [path, say]) => changeAt(changed, path.split('.'), (text) => say(text, path)),
    record,
  ) as T;
}

function changeAt(value: unknown, path: readonly string[], say: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => changeAt(item, path, say));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? say(value) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const inner = (value as Record<string, unknown>)[name];
  return { ...value, [name]: changeAt(inner, rest, say) };
}
