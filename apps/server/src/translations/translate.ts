import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '@vestibule/domain/words';
import type { Database, Transaction } from '../database/connect.js';
import { recordKinds, type RecordKind } from './record-kinds.js';
import { findWords } from './store.js';
import { withWords, type StoredWords } from './with-words.js';

/** The records of one kind in a language, in one query; in their own, none. */
export async function translate<T extends { _id: string }>(
  db: Database | Transaction,
  language: Language,
  kind: RecordKind,
  records: readonly T[],
): Promise<(T & InLanguage)[]> {
  if (language === DEFAULT_LANGUAGE) return [...records];
  const translationOf = await findWords(db, language, { [kind]: records.map(({ _id }) => _id) });
  return records.map((record) => translateRecord(kind, record, translationOf(kind, record._id)));
}

/** One record in these words; a text that they lack stays, and then the record says so. */
export function translateRecord<T extends object>(
  kind: RecordKind,
  record: T,
  words: StoredWords | undefined,
): T & InLanguage {
  const translated = withWords(record, recordKinds[kind], words);
  return withUntranslated(translated.record, translated.untranslated);
}

/** A record that says which of its texts stay as they are. */
export function withUntranslated<T extends object>(
  record: T,
  untranslated: string[],
): T & InLanguage {
  if (untranslated.length === 0) return record;
  return { ...record, language: DEFAULT_LANGUAGE, untranslated };
}
