import type { Access, Operation } from '@vestibule/api/transport/operation';
import type { OperationId } from '../contracts.js';

/** The status that each of the four is answered with. */
export type Rights = readonly [
  visitor: number,
  guest: number,
  otherGuest: number,
  administrator: number,
];

/** Who may call what is declared by each operation; `success` is the status that it answers with. */
const byAccess: Record<Access, (success: number) => Rights> = {
  public: (success) => [success, success, success, success],
  guest: (success) => [401, success, success, success],
  administrator: (success) => [401, 403, 403, success],
};

/**
 * Calls that name a record of the guest's (a payment, a session, the history of a user id), and those
 * that one of the four may not make in the state that the account is in.
 */
const exceptions: Partial<Record<OperationId, Rights>> = {
  //                                  visitor guest other administrator
  'account.change-password': [401, 200, 200, 403],
  'account.end-session': [401, 200, 404, 404],
  // One that the guest was asked to make, or has.
  'account.add-passkey': [401, 200, 400, 400],
  'account.remove-passkey': [401, 200, 404, 404],
  'account.choose-passkey-only': [401, 200, 403, 403],
  // The guest has a booking ahead, the other has none.
  'account.delete-account': [401, 409, 200, 403],

  'payments.create-invoice': [401, 200, 403, 403],
  'payments.create-session': [401, 200, 403, 403],
  'payments.list-history': [401, 200, 403, 403],
  'payments.get-payment': [401, 200, 404, 404],
  'payments.check-payment': [401, 200, 404, 404],
  'payments.cancel-payment': [401, 200, 404, 404],
  'payments.continue-payment': [401, 200, 404, 404],
  'payments.get-receipt': [401, 200, 404, 404],
  'payments.get-calendar-file': [401, 200, 404, 404],
};

export const rightsOf = ({ id, access, status = 200 }: Operation): Rights =>
  exceptions[id as OperationId] ?? byAccess[access](status);

/** What the public calls of the settings answer about private ones. */
export const privateSettings: Record<string, Rights> = {
  '/settings/payment': [401, 403, 403, 200],
  '/settings/email': [401, 403, 403, 200],
  '/settings/key/payment.usdt': [401, 403, 403, 200],
  '/settings/key/email.deskAddress': [401, 403, 403, 200],
};
