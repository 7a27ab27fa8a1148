/** As the specification asks for the date picker (spec 9). */
const ATTEMPTS = 10;
const PAUSE_MS = 500;

/** Loads a chunk in up to ten attempts; the last error is the caller's. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
      await pause();
    }
  }
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
