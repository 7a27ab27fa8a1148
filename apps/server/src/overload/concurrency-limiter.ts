/** Too many wait already, or the wait took too long. Nothing was begun. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface ConcurrencyLimits {
  /** So many run. */
  atOnce: number;
  /** So many more wait for their turn; the next one is refused at once. */
  waiting: number;
  /** For so long; or for at least half of it, at random: a burst is not refused in one burst. */
  maxWaitMs: number;
}

/** Runs only so much at once; the rest waits in its order, for a while. */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /** Whoever has acquired must release. */
  async acquire(maxWaitMs = this.#limits.maxWaitMs): Promise<void> {
    const { atOnce, waiting } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= waiting) throw new BusyError('Too many wait already.');
    await this.#turn(maxWaitMs * (0.5 + Math.random() / 2));
  }

  release(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#running -= 1;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Resolves once somebody else releases. */
  #turn(maxWaitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        this.#waiting.delete(take);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(take);
        reject(new BusyError('The wait took too long.'));
      }, maxWaitMs);
      this.#waiting.add(take);
    });
  }
}
