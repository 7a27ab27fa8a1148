import type { Language } from '@vestibule/domain/words';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { cleanHtml } from '../html/clean-html.js';
import { findOriginals, type Original } from './originals.js';
import { recordKinds, type RecordKind, type RecordWords } from './record-kinds.js';
import { recordWords } from './tables.js';
import { hashOfTexts, type StoredWords } from './with-words.js';

type Reader = Database | Transaction;

/**
 * The words of one record, if it has any in the language; with its `texts` as they are now, only those that
 * were written for them.
 */
export type FindWords = (kind: RecordKind, id: string, texts?: object) => StoredWords | undefined;

/** The words of these records, in one query. */
export async function findWords(
  db: Reader,
  language: Language,
  ids: Partial<Record<RecordKind, readonly string[]>>,
): Promise<FindWords> {
  const wanted = Object.entries(ids).filter(([, some]) => some.length > 0);
  if (wanted.length === 0) return () => undefined;
  const rows = await db
    .select()
    .from(recordWords)
    .where(
      and(
        eq(recordWords.language, language),
        or(
          ...wanted.map(([kind, some]) =>
            and(eq(recordWords.kind, kind as RecordKind), inArray(recordWords.id, [...some])),
          ),
        ),
      ),
    );
  const byRecord = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return (kind, id, texts) => {
    const row = byRecord.get(`${kind} ${id}`);
    const outdated = texts && row?.of !== hashOfTexts(texts, recordKinds[kind]);
    return outdated ? undefined : row?.words;
  };
}

/** Stores words of the records for their texts as they are now. */
export async function saveWords<Kind extends RecordKind>(
  tx: Reader,
  kind: Kind,
  language: Language,
  wordsById: Readonly<Record<string, RecordWords<Kind>>>,
): Promise<void> {
  const originals = new Map((await findOriginals(tx, kind)).map(({ id, of }) => [id, of]));
  const translated = Object.entries(wordsById).map(([id, words]) => {
    const of = originals.get(id);
    if (of === undefined) throw new Error(`There is no ${id} in ${kind} to translate.`);
    return { id, of, words };
  });
  await saveTranslated(tx, kind, language, translated);
}

/** The words of a record, with the hash of the texts that they were written for. */
export interface TranslatedRecord extends Pick<Original, 'id' | 'of'> {
  words: RecordWords;
}

/**
 * Stores words that were written for texts read before. A record that has changed since counts as out of
 * date. The HTML is sanitised here, as that of the records (ruling 8).
 */
export async function saveTranslated(
  tx: Reader,
  kind: RecordKind,
  language: Language,
  translated: readonly TranslatedRecord[],
): Promise<void> {
  if (translated.length === 0) return;
  const rows = translated.map(({ id, of, words }) => {
    return { kind, id, language, words: cleaned(kind, words), of };
  });
  await tx
    .insert(recordWords)
    .values(rows)
    .onConflictDoUpdate({
      target: [recordWords.kind, recordWords.id, recordWords.language],
      set: { words: sql`excluded.words`, of: sql`excluded.of` },
    });
}

function cleaned(kind: RecordKind, words: StoredWords): RecordWords {
  const html: readonly string[] = recordKinds[kind].html;
  return Object.fromEntries(
    Object.entries(words).map(([field, word]) => [
      field,
      typeof word === 'string' && html.includes(field) ? cleanHtml(word) : word,
    ]),
  );
}

/** A record whose words in a language are missing, or were written for other texts. */
export interface Outdated extends Pick<Original, 'id' | 'texts'> {
  kind: RecordKind;
  /** What was written for the other texts; without it the record is not translated. */
  words: StoredWords | undefined;
}

export async function findOutdated(db: Reader, language: Language): Promise<Outdated[]> {
  const rows = await db.select().from(recordWords).where(eq(recordWords.language, language));
  const translated = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  const outdated = [];
  for (const kind of Object.keys(recordKinds) as RecordKind[]) {
    for (const { id, of, texts } of await findOriginals(db, kind)) {
      const then = translated.get(`${kind} ${id}`);
      if (then?.of !== of) outdated.push({ kind, id, texts, words: then?.words });
    }
  }
  return outdated;
}
