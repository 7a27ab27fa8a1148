export interface RetryOptions {
  /** How many times in all. */
  attempts?: number;
  /** Milliseconds between two. */
  pauseMs?: number;
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Loads a chunk, trying up to 10 times every 500 ms (spec 9, date picker initialisation). */
export async function retryImport<T>(
  load: () => Promise<T>,
  { attempts = 10, pauseMs = 500 }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await wait(pauseMs);
    }
  }
}
