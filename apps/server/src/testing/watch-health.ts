import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltServer } from './built-server.js';

/** How long one answer took, how much of that the server was at work, and what it would have been alone. */
export interface HealthWait {
  ms: number;
  workedMs: number;
  /** Without the time that other processes took from the server, or from the one that asks. */
  undisturbedMs: number;
}

type Watched = Pick<BuiltServer, 'url' | 'workedMs' | 'heldUpMs'>;

/** Asks for `/healthz` over and over, on a new connection each time, as a load balancer does. */
export function watchHealth({ url, workedMs, heldUpMs }: Watched) {
  const end = new AbortController();
  const waits: HealthWait[] = [];
  const watch = async () => {
    while (!end.signal.aborted) {
      const [begun, worked, heldUp] = [performance.now(), workedMs(), heldUpMs() + ownDelayMs()];
      await probe(`${url}/healthz`);
      const ms = performance.now() - begun;
      const work = workedMs() - worked;
      const undisturbedMs = Math.max(work, ms - (heldUpMs() + ownDelayMs() - heldUp));
      waits.push({ ms, workedMs: work, undisturbedMs });
      await pause(50);
    }
    return waits;
  };
  const watched = watch();
  return {
    stop: () => {
      end.abort();
      return watched;
    },
  };
}

/** For how long this thread has waited for the processor so far. */
const ownDelayMs = () =>
  Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;

function probe(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}
