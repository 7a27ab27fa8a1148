import { vi } from 'vitest';
import type { Database } from '../database/connect.js';

/** The statements that were sent while it ran, except the watch's own reading of the versions. */
export async function queriesOf(db: Database, work: () => Promise<void>): Promise<string[]> {
  const spy = vi.spyOn(db.$client, 'query');
  try {
    await work();
    const sent = spy.mock.calls.map(([asked]: unknown[]) => textOf(asked));
    return sent.filter((text) => !text.includes('"cache_versions"'));
  } finally {
    spy.mockRestore();
  }
}

/** How many rows the database answered with while it ran. */
export async function rowsAnswered(db: Database, work: () => Promise<void>): Promise<number> {
  const spy = vi.spyOn(db.$client, 'query');
  try {
    await work();
    const answers = await Promise.all(spy.mock.results.map(({ value }) => value as unknown));
    return answers.reduce<number>((sum, answer) => sum + rowsOf(answer), 0);
  } finally {
    spy.mockRestore();
  }
}

function rowsOf(answer: unknown): number {
  return (answer as { rows?: unknown[] } | undefined)?.rows?.length ?? 0;
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : (asked as { text: string }).text;
}
