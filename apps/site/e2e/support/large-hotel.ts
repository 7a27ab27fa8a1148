import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillHotel } from '../../../../tools/bench/fill-hotel.ts';
import { startServer } from '../../../../tools/bench/server-process.ts';
import { freePort } from '../../../../tools/free-port.ts';

/** A hotel of its own, with `room-1` to `room-{count}` behind those of the demonstration. */
export async function openLargeHotel(count: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vestibule-large-'));
  const server = await startServer(await freePort(), dataDir, { PAGE_LOADER_MS: '0' });
  await fillHotel(dataDir, count);
  return {
    url: server.url,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
