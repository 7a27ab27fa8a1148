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

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : (asked as { text: string }).text;
}
