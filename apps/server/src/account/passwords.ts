import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { ConcurrencyLimiter } from '../overload/concurrency-limiter.js';

/** argon2id; what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes run on the threads that also read files; Node has four unless the environment says otherwise. */
const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/** A core and a thread stay free for everything else, however many sign in at once. */
const limiter = new ConcurrencyLimiter({
  atOnce: Math.max(1, Math.min(availableParallelism(), threads) - 1),
  waiting: 50,
  maxWaitMs: 3000,
});

let unknownHash: string | undefined;

/** Spellings of one password that look alike are one password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Fails with `BusyError` when too many passwords wait already. */
export async function hashPassword(password: string): Promise<string> {
  return await limiter.run(() => hash(normalised(password), COST));
}

/** Whether a hash was made at another cost than today's: the next sign-in replaces it. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/**
 * Without a hash it takes as long as with one, so that time does not tell who has an account.
 * Fails with `BusyError` when too many passwords wait already.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  return await limiter.run(async () => {
    unknownHash ??= await hash('nobody’s password', COST);
    const matches = await verify(passwordHash ?? unknownHash, normalised(password));
    return passwordHash !== undefined && matches;
  });
}
