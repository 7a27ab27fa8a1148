import { ProblemError, waitMessage, waitMessageTexts } from '@vestibule/domain/problem';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../services.js';
import { wordsIn } from '../texts/words-in.js';
import type { CallContext } from './handler.js';
import { networkOf } from './network.js';
import { rateLimits } from './tables.js';

/** At most `points` times in `seconds` for whatever `key` names. */
export interface RateLimit<Request> {
  /** Unique over the API: attempts are counted under it. */
  name: string;
  points: number;
  seconds: number;
  key: (request: Request, context: CallContext) => string;
}

/** So many calls from one network. */
export function perAddress(name: string, points: number, seconds: number): RateLimit<unknown> {
  return { name: `${name}-address`, points, seconds, key: (_, { address }) => networkOf(address) };
}

/** A handler that first counts the call against its limits: 429 with Retry-After past any. */
export function limited<Request, Context extends CallContext, Result>(
  limits: readonly RateLimit<NoInfer<Request>>[],
  run: (request: Request, context: Context) => Promise<Result>,
): (request: Request, context: Context) => Promise<Result> {
  return async (request, context) => {
    for (const limit of limits) await countAgainst(limit, request, context);
    return await run(request, context);
  };
}

/** Counts a call against one limit, where the handler alone knows whether it applies. */
export async function countAgainst<Request>(
  limit: RateLimit<Request>,
  request: Request,
  context: CallContext,
): Promise<void> {
  await count(limit, limit.key(request, context), context);
}

/** The same, where past the limit something is left undone rather than refused. */
export async function isWithin<Request>(
  limit: RateLimit<Request>,
  request: Request,
  context: CallContext,
): Promise<boolean> {
  try {
    await countAgainst(limit, request, context);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'request.too-many') return false;
    throw error;
  }
}

/** Forgets what was counted, for example after a right password. */
export async function forgive<Request>(
  limit: RateLimit<Request>,
  request: Request,
  context: CallContext,
): Promise<void> {
  const { services } = context;
  await limiterOf(limit, services).delete(services.hashed(limit.key(request, context)));
}

/** Rows long past are of no use; the nightly job calls this. */
export async function deleteExpiredRateLimits({ db, now }: Services): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now()));
}

type AnyLimit = Pick<RateLimit<never>, 'name' | 'points' | 'seconds'>;

async function count(
  limit: AnyLimit,
  key: string,
  { services, language }: CallContext,
): Promise<void> {
  try {
    await limiterOf(limit, services).consume(services.hashed(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const message = waitMessage(retryAfterSeconds, wordsIn(language, waitMessageTexts));
    throw new ProblemError('request.too-many', { retryAfterSeconds, message });
  }
}

const limiters = new WeakMap<Services, Map<string, RateLimiterDrizzle>>();

function limiterOf({ name, points, seconds }: AnyLimit, services: Services): RateLimiterDrizzle {
  const known = limiters.get(services) ?? new Map<string, RateLimiterDrizzle>();
  limiters.set(services, known);
  const limiter =
    known.get(name) ??
    new RateLimiterDrizzle({
      storeClient: services.db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: Math.max(1, Math.round(points * services.config.rateLimitFactor)),
      duration: seconds,
    });
  known.set(name, limiter);
  return limiter;
}
