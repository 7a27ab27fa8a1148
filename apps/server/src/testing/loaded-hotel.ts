import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '../database/connect.js';
import { startBookingLoad, type BookingLoad } from './booking-load.js';
import {
  embeddedUrl,
  killHard,
  postgresProcesses,
  startHotelProcess,
  type HotelProcess,
} from './hotel-process.js';
import { freePort } from '../web/free-port.js';

/** A server in a process of its own, at which guests book without a pause. */
export interface LoadedHotel {
  hotel: () => HotelProcess;
  /** Starts it again at the same address, on the same data. */
  restart: () => Promise<void>;
  /** The test's own way to the server's database. */
  db: Database;
  load: BookingLoad;
  dataDir: string;
}

/** Everything is stopped and removed after `work`; `prepare` may put something under the data. */
export async function withLoadedHotel<T>(
  work: (loaded: LoadedHotel) => Promise<T>,
  prepare?: (dataDir: string) => () => void,
  { built = false } = {},
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-faults-'));
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const closers = [() => rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 })];
  try {
    const undo = prepare?.(dataDir);
    closers.push(async () => undo?.());
    closers.push(() => stopPostgres(dataDir));
    let hotel = await startHotelProcess(environment, { built });
    closers.push(async () => {
      if (!hotel.ended()) await hotel.end('SIGKILL');
    });
    const { db, close } = connect(await embeddedUrl(dataDir));
    closers.push(close);
    const load = await startBookingLoad(hotel.url, db);
    closers.push(load.stop);
    const restart = async () => void (hotel = await startHotelProcess(environment, { built }));
    return await work({ hotel: () => hotel, restart, db, load, dataDir });
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** Its processes let go of the folder once they are gone. */
async function stopPostgres(dataDir: string) {
  postgresProcesses(dataDir).forEach(killHard);
  while (postgresProcesses(dataDir).length > 0) await pause(20);
}
