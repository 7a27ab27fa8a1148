import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { Gate, type GateLimits } from '../overload/gate.js';

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
  readonly #limits: GateLimits;
  readonly #gates = new Map<string, Gate>();
  readonly #takenThrough = new WeakMap<object, Gate>();

  constructor({ ofOneOperation, ...config }: PoolConfig & { ofOneOperation: GateLimits }) {
    super(config);
    this.#limits = ofOneOperation;
    this.on('release', (_error, client) => {
      this.#takenThrough.get(client)?.leave();
      this.#takenThrough.delete(client);
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
    const gate = this.#gates.get(call.operation) ?? new Gate(this.#limits);
    this.#gates.set(call.operation, gate);
    const begun = performance.now();
    await gate.enter(this.#limits.patienceMs - call.waitedMs);
    call.waitedMs += performance.now() - begun;
    try {
      const client = await super.connect();
      this.#takenThrough.set(client, gate);
      return client;
    } catch (error) {
      gate.leave();
      throw error;
    }
  }
}
