import type { Operation, ParsedRequest } from '@vestibule/api/transport/operation';
import { ProblemError } from '@vestibule/domain/problem';
import type { Database, Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { CallContext, Once } from './handler.js';
import { findKeptReply, keepReplyOf, takeKey, type Sending } from './idempotency-store.js';

/** The call as its sender would send it again; undefined without an `Idempotency-Key`. */
export function sendingOf(
  { id, idempotent }: Operation,
  request: ParsedRequest<Operation>,
  { services: { hashed }, caller, header }: CallContext,
): Sending | undefined {
  const key = idempotent && header('idempotency-key');
  if (!key) return undefined;
  return {
    id: hashed(JSON.stringify([id, caller?.id, key])),
    // With the key, which is kept nowhere: a form may hold a password, and a hash alone can be guessed at.
    fingerprint: hashed(JSON.stringify([key, request])),
  };
}

/** What was answered to the same call within a day. */
export async function replyBefore(
  db: Database | Transaction,
  sending: Sending,
  now: Date,
): Promise<unknown> {
  const kept = await findKeptReply(db, sending, now);
  if (kept && kept.fingerprint !== sending.fingerprint)
    throw new ProblemError('request.key-reused');
  return kept?.reply;
}

/** The `once` of a call; without a key it is a plain transaction. */
export function onceFor(
  sending: Sending | undefined,
  { services: { db, now }, caller }: CallContext,
): Once<unknown> {
  return async (work, userOf = () => caller?.id) =>
    await inTransaction(db, async (tx) => {
      if (!sending) return await work(tx);
      const at = now();
      if (!(await takeKey(tx, sending, at))) return await replyBefore(tx, sending, at);
      const reply = await work(tx);
      await keepReplyOf(tx, sending, { reply, userId: userOf(reply) });
      return reply;
    });
}
