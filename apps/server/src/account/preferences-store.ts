import type { Preferences } from '@vestibule/domain/account';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { preferences } from './tables.js';

const unknown: Preferences = { newsletter: false, bed: 'any', floor: 'any', notes: '' };

export async function findPreferences(
  db: Database | Transaction,
  userId: string,
): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return row ?? unknown;
}

export async function savePreferences(
  db: Database | Transaction,
  userId: string,
  form: Preferences,
): Promise<void> {
  await db
    .insert(preferences)
    .values({ userId, ...form })
    .onConflictDoUpdate({ target: preferences.userId, set: form });
}
