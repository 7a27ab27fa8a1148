import type { Language } from '@vestibule/domain/words';
import type { Words } from '@vestibule/domain/words/check-words';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What the hotel says in place of a text of the catalogues. */
export const hotelWords = pgTable(
  'hotel_words',
  {
    /** Catalogue and key: `roomCard.viewDetails`. */
    key: text().notNull(),
    language: text().$type<Language>().notNull(),
    words: jsonb().$type<Words>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);
