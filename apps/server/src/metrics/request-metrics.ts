import type { AnsweredRequest } from '../log/request-log.js';
import { metricText, type Sample } from './metrics-text.js';

/** Upper bounds, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Counted {
  labels: { method: string; route: string; status: string };
  /** How many were answered within each bound. */
  within: number[];
  seconds: number;
  count: number;
}

/** How many requests were answered, and how fast, by pattern and status. */
export class RequestMetrics {
  readonly #counted = new Map<string, Counted>();

  count({ method = '', route = '', status, ms }: AnsweredRequest): void {
    const key = `${method} ${status} ${route}`;
    const counted = this.#counted.get(key) ?? {
      labels: { method, route, status: String(status) },
      within: bounds.map(() => 0),
      seconds: 0,
      count: 0,
    };
    this.#counted.set(key, counted);
    const seconds = ms / 1000;
    counted.count += 1;
    counted.seconds += seconds;
    bounds.forEach((bound, at) => {
      if (seconds <= bound) counted.within[at] = (counted.within[at] ?? 0) + 1;
    });
  }

  text(): string {
    const samples = [...this.#counted.values()].flatMap(samplesOf);
    const help = 'Requests that were answered, by pattern and status.';
    return metricText('vestibule_request_duration_seconds', 'histogram', help, samples);
  }
}

function samplesOf({ labels, within, seconds, count }: Counted): Sample[] {
  return [
    ...bounds.map((bound, at): Sample => [
      { ...labels, le: String(bound) },
      within[at] ?? 0,
      '_bucket',
    ]),
    [{ ...labels, le: '+Inf' }, count, '_bucket'],
    [labels, seconds, '_sum'],
    [labels, count, '_count'],
  ];
}
