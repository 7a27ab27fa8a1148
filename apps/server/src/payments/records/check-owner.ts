import { ProblemError } from '@vestibule/domain/problem';
import type { Database } from '../../database/connect.js';
import type { Caller } from '../../http/caller.js';
import { findPayment, type PaidBooking } from '../store.js';

/** The user id that a call names is the caller's own (ruling 2). */
export function checkOwner(caller: Caller, userId: string): void {
  if (caller.id !== userId) throw new ProblemError('payments.not-yours');
}

/** The caller's own payment. Another guest's is not found: not even its existence is told. */
export async function ownPayment(db: Database, caller: Caller, id: string): Promise<PaidBooking> {
  const found = await findPayment(db, id);
  if (found?.payment.userId !== caller.id) throw new ProblemError('payments.not-found');
  return found;
}
