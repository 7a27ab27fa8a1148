import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltServer } from './built-server.js';

/** How long one answer took, and how much of that the server was at work. */
export interface HealthWait {
  ms: number;
  workedMs: number;
}

type Watched = Pick<BuiltServer, 'url' | 'workedMs'>;

/** Asks for `/healthz` over and over, on a new connection each time, as a load balancer does. */
export function watchHealth({ url, workedMs }: Watched) {
  const end = new AbortController();
  const waits: HealthWait[] = [];
  const watch = async () => {
    while (!end.signal.aborted) {
      const [begun, worked] = [performance.now(), workedMs()];
      await probe(`${url}/healthz`);
      waits.push({ ms: performance.now() - begun, workedMs: workedMs() - worked });
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

function probe(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}
