import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface RushOptions {
  url: string;
  /** Each asks again as soon as it is answered. */
  connections: number;
  seconds: number;
  /** Asked for in turn; `#` in one makes it another address each time. */
  paths: readonly string[];
}

export interface RushAnswer {
  /** 0 where the connection broke. */
  status: number;
  retryAfter: boolean;
  ms: number;
}

/** Visitors who do not wait, sent from a thread of their own. */
export async function rush(options: RushOptions): Promise<RushAnswer[]> {
  const file = new URL('./rush-worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: options });
  const [answers] = (await once(worker, 'message')) as [RushAnswer[]];
  await worker.terminate();
  return answers;
}
