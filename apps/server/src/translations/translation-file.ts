import type { Language } from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Database } from '../database/connect.js';
import { recordKinds, type RecordKind } from './record-kinds.js';
import { findOutdated } from './store.js';
import { hashOf, type RecordText, type StoredWords } from './with-words.js';

/** What goes to a translator and comes back: one entry for each text of a record. */
export const translationFileSchema = v.object({
  language: v.string(),
  texts: v.array(
    v.object({
      kind: v.string(),
      id: v.string(),
      field: v.string(),
      original: v.string(),
      /** Of the original. By it, and not by the original, an entry is found again. */
      hash: v.string(),
      /** Empty where there is none yet. */
      translation: v.string(),
    }),
  ),
});
export type TranslationFile = v.InferOutput<typeof translationFileSchema>;
export type TranslationEntry = TranslationFile['texts'][number];

/** Every text of the records that are not translated or have changed since, with what they have. */
export async function exportTranslations(
  db: Database,
  language: Language,
): Promise<TranslationFile> {
  const outdated = await findOutdated(db, language);
  const texts = outdated.flatMap(({ kind, id, texts: originals, words }) =>
    onceEach(originals).map(({ field, text }) => ({
      kind,
      id,
      field,
      original: text,
      hash: hashOf([text]),
      translation: wordOf(kind, { field, text }, words) ?? '',
    })),
  );
  return { language, texts };
}

/** A list may name one thing twice. */
function onceEach(texts: readonly RecordText[]): RecordText[] {
  return [...new Map(texts.map((one) => [`${one.field} ${one.text}`, one])).values()];
}

function wordOf(
  kind: RecordKind,
  { field, text }: RecordText,
  words: StoredWords = {},
): string | undefined {
  const { listed } = words;
  const word = isListed(kind, field) ? typeof listed === 'object' && listed[text] : words[field];
  return typeof word === 'string' ? word : undefined;
}

/** Whether the texts of a field are translated by their originals. */
export function isListed(kind: RecordKind, field: string): boolean {
  const fields: readonly string[] = recordKinds[kind].listed;
  return fields.includes(field);
}
