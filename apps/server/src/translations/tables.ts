import type { Language } from '@vestibule/domain/words';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RecordKind, RecordWords } from './record-kinds.js';

/** The words of records in the languages that they are not written in (decision 044). */
export const recordWords = pgTable(
  'record_words',
  {
    /** The record's table. */
    kind: text().$type<RecordKind>().notNull(),
    /** The record's key there. */
    id: text().notNull(),
    language: text().$type<Language>().notNull(),
    words: jsonb().$type<RecordWords>().notNull(),
    /** A hash of the texts that were translated: another one says that they have changed since. */
    of: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.language] })],
);
