import { emailKey } from '@vestibule/domain/account';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { deleteLinksOf } from './links.js';
import { forgetPlaces } from './network-store.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { deletePasskeysOf } from './passkey-store.js';
import { closeSessionsOf } from './sessions.js';
import { demoteAdministrators, findUserByEmail, upsertAdministrator } from './store.js';

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
  await inTransaction(services.db, (tx) =>
    replaceAdministrator(tx, services, { email: admin.email, passwordHash }),
  );
}

/** Whoever had the account before, or knew its password, keeps no way into it. */
export async function replaceAdministrator(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  admin: { email: string; passwordHash: string },
): Promise<void> {
  const row = await upsertAdministrator(tx, { ...admin, now: now() });
  await closeSessionsOf(tx, row.id);
  await deleteLinksOf(tx, row.id);
  await deletePasskeysOf(tx, row.id);
  await forgetPlaces(tx, row.id);
}

async function demoteOthers({ db }: Services, keep: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const demoted = await demoteAdministrators(tx, keep);
    for (const id of demoted) await closeSessionsOf(tx, id);
  });
}
