import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { auditLoad, type Audit } from './audit-load.js';
import { killHard } from './hotel-process.js';
import { withLoadedHotel, type LoadedHotel } from './loaded-hotel.js';

export interface KillReport extends Audit {
  kills: number;
  /** How often the server ended although nobody had killed it. */
  deaths: number;
  acknowledged: number;
  /** Milliseconds from each kill until a booking was acknowledged again. */
  servedAfter: number[];
}

/** The other backends have heard of one's death by then, and are gone. */
const SPREAD_MS = 100;
const SERVED_LIMIT_MS = 120_000;

/**
 * Kills one of PostgreSQL's backends without warning while guests book, as often as told, and audits
 * what is left. The gauntlet (`tools/gauntlet`) kills the server and the whole of PostgreSQL.
 */
export async function killBackends(kills: number): Promise<KillReport> {
  return await withLoadedHotel(async (loaded) => {
    const { db, load } = loaded;
    const servedAfter: number[] = [];
    let deaths = 0;
    for (let round = 0; round < kills; round += 1) {
      await untilServed(loaded, performance.now());
      await pause(Math.random() * 500);
      const begun = performance.now();
      killHard(await busyBackend(db));
      deaths += await untilServed(loaded, begun + SPREAD_MS);
      servedAfter.push(performance.now() - begun);
    }
    await load.stop();
    const audit = await auditLoad(db, load.ledger);
    const acknowledged = load.ledger.opened.size + load.ledger.paid.size;
    return { ...audit, kills, deaths, acknowledged, servedAfter };
  });
}

async function busyBackend(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`
    SELECT pid FROM pg_stat_activity
    WHERE application_name = 'vestibule' AND pid <> pg_backend_pid()
    ORDER BY state = 'idle', random() LIMIT 1`);
  const [backend] = rows;
  if (!backend) throw new Error('The server has no connection.');
  return backend.pid;
}

/**
 * Waits until a booking that was asked for after `since` is acknowledged. Starts the server again
 * whenever it has ended, and answers how often.
 */
export async function untilServed(
  { hotel, restart, load }: LoadedHotel,
  since: number,
): Promise<number> {
  let deaths = 0;
  while (load.ledger.lastServed < since) {
    if (hotel().ended()) {
      deaths += 1;
      await restart();
    }
    if (performance.now() > since + SERVED_LIMIT_MS) {
      throw new Error(`Nobody was served any more:\n${hotel().output()}`);
    }
    await pause(5);
  }
  return deaths;
}
