/** Too many wait already, or the wait took too long. Nothing was begun. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface GateLimits {
  /** So many are inside. */
  atOnce: number;
  /** So many more wait for their turn; the next one is refused at once. */
  waiting: number;
  /** For so long; or for at least half of it, at random: a burst is not refused in one burst. */
  patienceMs: number;
}

/** Lets only so many in at once; the others wait in their order, for a while. */
export class Gate {
  readonly #limits: GateLimits;
  readonly #waiting = new Set<() => void>();
  #inside = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Whoever has entered must leave. */
  async enter(patienceMs = this.#limits.patienceMs): Promise<void> {
    const { atOnce, waiting } = this.#limits;
    if (this.#inside < atOnce) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.size >= waiting) throw new BusyError('Too many wait already.');
    await this.#turn(patienceMs * (0.5 + Math.random() / 2));
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#inside -= 1;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Resolves in the place of somebody who leaves. */
  #turn(patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        this.#waiting.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new BusyError('The wait took too long.'));
      }, patienceMs);
      this.#waiting.add(enter);
    });
  }
}
