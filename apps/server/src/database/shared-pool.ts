import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { ConcurrencyLimiter, type ConcurrencyLimits } from '../overload/concurrency-limiter.js';

type OnClient = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (problem?: Error | boolean) => void,
) => void;

interface Call {
  operation: string;
  /** How long it has waited for connections so far: all its statements share one patience. */
  waitedMs: number;
}

const calls = new AsyncLocalStorage<Call>();

/** Runs a call of the operation that answers for the connections it takes. */
export function asOperation<T>(operation: string, work: () => Promise<T>): Promise<T> {
  return calls.run({ operation, waitedMs: 0 }, work);
}

/**
 * A pool of which one operation takes only a part: calls that wait for a locked table leave
 * connections for the others. What runs outside of any operation takes what it finds.
 */
export class SharedPool extends Pool {
  readonly #limits: ConcurrencyLimits;
  readonly #limiters = new Map<string, ConcurrencyLimiter>();
  readonly #limiterOf = new WeakMap<object, ConcurrencyLimiter>();

  constructor({ ofOneOperation, ...config }: PoolConfig & { ofOneOperation: ConcurrencyLimits }) {
    super(config);
    this.#limits = ofOneOperation;
    this.on('release', (_error, client) => {
      this.#limiterOf.get(client)?.release();
      this.#limiterOf.delete(client);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(onClient: OnClient): void;
  override connect(onClient?: OnClient): Promise<PoolClient> | void {
    const taken = this.#take();
    if (!onClient) return taken;
    taken.then(
      (client) => onClient(undefined, client, client.release.bind(client)),
      (error: Error) => onClient(error, undefined, () => {}),
    );
  }

  async #take(): Promise<PoolClient> {
    const call = calls.getStore();
    if (!call) return await super.connect();
    const limiter = this.#limiters.get(call.operation) ?? new ConcurrencyLimiter(this.#limits);
    this.#limiters.set(call.operation, limiter);
    const begun = performance.now();
    await limiter.acquire(this.#limits.maxWaitMs - call.waitedMs);
    call.waitedMs += performance.now() - begun;
    try {
      const client = await super.connect();
      this.#limiterOf.set(client, limiter);
      return client;
    } catch (error) {
      limiter.release();
      throw error;
    }
  }
}
