import path from 'node:path';
import { runnerImport } from 'vite';

const source = path.resolve(import.meta.dirname, '../../apps/server/src/testing/fill-hotel.ts');

/** Adds `room-1` to `room-{count}`, free on every day, to the hotel of a running server. */
export async function fillHotel(dataDir: string, count: number): Promise<void> {
  const { module } = await runnerImport<{ fillHotel: typeof fillHotel }>(source);
  await module.fillHotel(dataDir, count);
}
