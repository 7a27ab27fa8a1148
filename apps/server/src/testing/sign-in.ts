import { randomUUID } from 'node:crypto';
import { emailKey, type User } from '@vestibule/domain/account';
import { openSession } from '../account/sessions.js';
import { toUser } from '../account/store.js';
import { preferences, users } from '../account/tables.js';
import type { Services } from '../services.js';

/** A guest with an open session: send `authorization: Bearer ${token}`. No password fits. */
export async function signIn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<{ token: string; user: User }> {
  const id = overrides.id ?? randomUUID();
  const email = overrides.email ?? `guest-${id}@example.com`;
  const [row] = await db
    .insert(users)
    .values({
      id,
      email,
      emailKey: emailKey(email),
      passwordHash: 'none',
      fullName: 'Layla Haddad',
      phone: '+96892123456',
      emailVerifiedAt: now(),
      createdAt: now(),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The guest was not written.');
  await db
    .insert(preferences)
    .values({ userId: id, newsletter: true, bed: 'any', floor: 'any', notes: '' });
  return { token: await openSession(db, id, now()), user: toUser(row) };
}
