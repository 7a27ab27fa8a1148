import { openDatabase } from '../database/connect.js';
import { recordWords } from '../translations/tables.js';

/** The hotel of a data folder, whose server may run, has its records in English alone. */
export async function deleteTranslationsIn(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    await db.delete(recordWords);
  } finally {
    await close();
  }
}
