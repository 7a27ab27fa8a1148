import { pgTable, text } from 'drizzle-orm/pg-core';

/** The pictures that the hotel has brought itself; their files are in `DATA_DIR/uploads`. */
export const pictures = pgTable('pictures', {
  /** `treatments/hammam.jpg`, as in the hotel's data. */
  id: text().primaryKey(),
  /** Of its bytes and of how it was encoded. */
  hash: text().notNull(),
  /** `services/3fa8c1d2e4f5a6b7-hammam.jpg`: as records name it. */
  stored: text().notNull().unique(),
  /** What it shows; empty where nobody has said it. */
  description: text().notNull(),
});
