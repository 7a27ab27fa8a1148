import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { hashSecrets } from './tables.js';

/** What addresses and emails are counted by, so that they are not kept. */
export type Hashed = (key: string) => string;

/** Keyed: the few billion addresses there are could all be tried against a plain hash. */
export function createHashed(secret: string): Hashed {
  return (key) => createHmac('sha256', secret).update(key).digest('base64url');
}

const NAME = 'callers';

/** The same for all servers of a database; the first one makes it. */
export async function readHashSecret(db: Database): Promise<string> {
  const made = { name: NAME, secret: randomBytes(32).toString('base64url') };
  await db.insert(hashSecrets).values(made).onConflictDoNothing();
  const [row] = await db.select().from(hashSecrets).where(eq(hashSecrets.name, NAME));
  if (!row) throw new Error('The secret of the hashes was not kept.');
  return row.secret;
}
