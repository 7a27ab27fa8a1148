import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** Asks until the answer is as awaited; at last the error tells what was answered instead. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  awaited: (answer: T) => boolean,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const problem = await attempt(ask, awaited);
    if (problem === undefined) return;
    if (Date.now() > end) throw new Error(`${what}, but: ${problem}`);
    await setTimeout(100);
  }
}

/** Undefined once it is as awaited. */
async function attempt<T>(
  ask: () => Promise<T>,
  awaited: (answer: T) => boolean,
): Promise<string | undefined> {
  try {
    const answer = await ask();
    return awaited(answer) ? undefined : JSON.stringify(answer);
  } catch (error) {
    return String(error);
  }
}
