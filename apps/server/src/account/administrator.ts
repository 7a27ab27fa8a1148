import { randomUUID } from 'node:crypto';
import { emailKey } from '@vestibule/domain/account';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { closeSessionsOf } from './sessions.js';
import { findUserByEmail } from './store.js';
import { preferences, users } from './tables.js';

/**
 * Makes the environment's administrator the only one (ruling 13); called at start. Whoever was
 * signed in by another password, or was administrator before, is signed out.
 */
export async function ensureAdministrator(services: Services): Promise<void> {
  const { admin } = services.config;
  await demoteOthers(services, admin ? emailKey(admin.email) : '');
  if (!admin) return;
  const known = await findUserByEmail(services.db, admin.email);
  const unchanged =
    known?.role === 'administrator' && (await verifyPassword(known.passwordHash, admin.password));
  if (unchanged) return;
  const passwordHash = await hashPassword(admin.password);
  await inTransaction(services.db, async (tx) => {
    const now = services.now();
    const [row] = await tx
      .insert(users)
      .values({
        id: randomUUID(),
        email: admin.email,
        emailKey: emailKey(admin.email),
        passwordHash,
        role: 'administrator',
        fullName: 'Administrator',
        emailVerifiedAt: now,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: users.emailKey, set: { role: 'administrator', passwordHash } })
      .returning();
    if (!row) throw new Error('The administrator could not be written.');
    await tx
      .insert(preferences)
      .values({ userId: row.id, newsletter: false, bed: 'any', floor: 'any', notes: '' })
      .onConflictDoNothing();
    await closeSessionsOf(tx, row.id);
  });
}

async function demoteOthers({ db }: Services, keep: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const demoted = await tx
      .update(users)
      .set({ role: 'guest' })
      .where(and(eq(users.role, 'administrator'), ne(users.emailKey, keep)))
      .returning({ id: users.id });
    for (const { id } of demoted) await closeSessionsOf(tx, id);
  });
}
