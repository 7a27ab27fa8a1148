import type { ProblemCode } from '@vestibule/domain/problem';
import type { Logger } from 'pino';
import type { OperationId } from '../contracts.js';
import { currentRequest } from './current-request.js';

/** Everything of this kind that the log names: who may do what, and what moves money or settings. */
export type SecurityEvent =
  | 'access.refused'
  | 'account.created'
  | 'account.deleted'
  | 'account.email-change-asked'
  | 'account.email-change-cancelled'
  | 'account.email-changed'
  | 'account.email-confirmed'
  | 'cache.cleared'
  | 'maintenance.changed'
  | 'passkey.added'
  | 'passkey.removed'
  | 'password.changed'
  | 'payment.cancelled'
  | 'payment.changed'
  | 'payment.opened'
  | 'session.ended'
  | 'settings.changed'
  | 'sign-in'
  | 'sign-in.changed'
  | 'sign-out';

/**
 * What an operation has done once it succeeded; the others change neither rights, money nor settings,
 * or not always: `account.update-profile` and `account.verify-email` call `logDone` themselves.
 */
export const eventOf: Partial<Record<OperationId, SecurityEvent>> = {
  'account.add-passkey': 'passkey.added',
  'account.cancel-email-change': 'account.email-change-cancelled',
  'account.change-password': 'password.changed',
  'account.choose-passkey-only': 'sign-in.changed',
  'account.delete-account': 'account.deleted',
  'account.end-session': 'session.ended',
  'account.login': 'sign-in',
  'account.logout': 'sign-out',
  'account.passkey-login': 'sign-in',
  'account.register': 'account.created',
  'account.remove-passkey': 'passkey.removed',
  'account.reset-password': 'password.changed',
  'payments.cancel-payment': 'payment.cancelled',
  'payments.continue-payment': 'payment.opened',
  'payments.create-invoice': 'payment.opened',
  'payments.create-session': 'payment.opened',
  'settings.clear-cache': 'cache.cleared',
  'settings.create-setting': 'settings.changed',
  'settings.delete-setting': 'settings.changed',
  'settings.import-settings': 'settings.changed',
  'settings.reset-settings': 'settings.changed',
  'settings.set-maintenance-mode': 'maintenance.changed',
  'settings.update-setting': 'settings.changed',
  'settings.update-settings': 'settings.changed',
};

const refusals = new Set([401, 403, 429]);

/** Whoever is turned away for who they are, or for how often they ask, with the problem's code as the reason. */
export function logRefusal(logger: Logger, reason: ProblemCode, status: number): void {
  if (refusals.has(status)) {
    logger.warn({ ...asked(), outcome: 'refused', reason, status }, named('access.refused'));
  }
}

/** After the reply of an operation is certain. */
export function logSuccess(logger: Logger, operation: string): void {
  const event = eventOf[operation as OperationId];
  if (event) logDone(logger, event, operation as OperationId);
}

/** What an operation has done, where it does not do the same each time. */
export function logDone(logger: Logger, event: SecurityEvent, operation: OperationId): void {
  logger.info({ ...asked(), outcome: 'done', reason: operation }, named(event));
}

/** A payment by its id, and its status before and after. */
export interface PaymentChange {
  payment: string;
  from: string;
  to: string;
}

/** A payment whose state has changed, with who told of it, or `hold-expired`, as the reason. */
export function logPayment(
  logger: Logger,
  { reason, ...facts }: PaymentChange & { reason: string },
): void {
  logger.info({ ...asked(), outcome: 'done', reason, ...facts }, named('payment.changed'));
}

const named = (event: SecurityEvent): string => event;

/** Who asked, by id, and what. */
function asked() {
  const request = currentRequest();
  return { guest: request?.caller, route: request?.route };
}
