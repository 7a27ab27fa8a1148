import { setImmediate as immediate } from 'node:timers/promises';

/** Requests are begun for so long; then the event loop reads what has arrived meanwhile. */
const SLICE_MS = 10;
/** Guests who keep connecting must not keep those who have connected from their answers. */
const LONGEST_BREAK_MS = 100;

/**
 * Shares the event loop between those who connect, those who ask, and the pages that are rendered.
 * Node accepts one connection in each iteration of the loop: with twenty milliseconds of work in
 * each, the last of a thousand guests would wait twenty seconds before the server looks at them.
 */
export class Turns {
  readonly #requests: (() => void)[] = [];
  #beginning = false;
  #connections = 0;
  /** Of them, those after whom a whole iteration was quiet. */
  #settledConnections = 0;
  #iterationBegan: number | undefined;
  #lastRender: Promise<unknown> = Promise.resolve();

  /** To be told of each connection. */
  connected(): void {
    this.#connections += 1;
  }

  /** Begins requests in their order, a few milliseconds of them at a time; at once while there is time. */
  begin(request: () => void): void {
    if (this.#hasTime()) return request();
    this.#requests.push(request);
    if (!this.#beginning) void this.#beginAll();
  }

  /** Resolves in a turn among the requests: for many answers that fall due at the same moment. */
  next(): Promise<void> {
    return new Promise((resolve) => this.begin(resolve));
  }

  /** Renders one page after another. */
  render<T>(page: () => Promise<T>): Promise<T> {
    const rendered = this.#lastRender.then(() => this.#break()).then(page);
    this.#lastRender = rendered.catch(() => undefined);
    return rendered;
  }

  /** Whether nobody waits, nobody has just connected, and this iteration of the loop is still short. */
  #hasTime(): boolean {
    if (this.#beginning || this.#connections !== this.#settledConnections) return false;
    const now = performance.now();
    if (this.#iterationBegan === undefined) {
      this.#iterationBegan = now;
      setImmediate(() => (this.#iterationBegan = undefined));
    }
    return now - this.#iterationBegan < SLICE_MS;
  }

  async #beginAll(): Promise<void> {
    this.#beginning = true;
    while (this.#requests.length > 0) {
      await this.#break();
      const end = performance.now() + SLICE_MS;
      while (this.#requests.length > 0 && performance.now() < end) {
        this.#requests.shift()?.();
        await settled();
      }
    }
    this.#beginning = false;
  }

  /** Lets the loop run until nobody has connected in a whole iteration. */
  async #break(): Promise<void> {
    const end = performance.now() + LONGEST_BREAK_MS;
    let before: number;
    await immediate();
    do {
      before = this.#connections;
      await immediate();
    } while (before !== this.#connections && performance.now() < end);
    this.#settledConnections = before;
  }
}

/** A tick comes after all that promises had to do: that counts into the slice. */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));
