import type { Transaction } from '../database/connect.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { dropWaitingEmail } from './email-change-store.js';
import { deleteLinksOf } from './links.js';
import { passwordChangedMail } from './mails.js';
import { rememberPlaceAlone, type SignInPlace } from './network-store.js';
import { closeSessionsOf } from './sessions.js';
import { setPasswordHash, type UserRow } from './store.js';

export interface NewPassword {
  passwordHash: string;
  /** Where it was chosen: from now on the only known network. */
  place: SignInPlace;
  /** Whether passkeys were removed, as a reset does. */
  passkeysRemoved?: boolean;
  /** The token of the session that goes on. */
  keep?: string | undefined;
}

/** Ends whatever somebody who knew the former password may have opened or asked for, and tells the guest. */
export async function replacePassword(
  services: Services,
  tx: Transaction,
  row: UserRow,
  { passwordHash, place, passkeysRemoved = false, keep }: NewPassword,
): Promise<void> {
  await setPasswordHash(tx, row.id, passwordHash);
  await deleteLinksOf(tx, row.id, { purpose: 'reset-password' });
  await dropWaitingEmail(tx, row.id);
  await closeSessionsOf(tx, row.id, keep);
  await rememberPlaceAlone(services, tx, row.id, place);
  const head = letterheadOf(services, row.language);
  await sendMail(services, tx, passwordChangedMail(row, head, { passkeysRemoved }));
}
