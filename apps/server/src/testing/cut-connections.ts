import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { auditLoad, type Audit } from './audit-load.js';
import { burst } from './burst.js';
import { withLoadedHotel } from './loaded-hotel.js';

export interface CutReport extends Audit {
  cut: number;
  deaths: number;
  /** More than the pool has connections, at once; those that were not answered with 200. */
  unserved: number;
  /** How SIGTERM ended it. */
  ended: { code: number | null; afterMs: number };
}

const ASKED_AT_ONCE = 60;

/** Cuts so many busy connections while guests book, asks for an answer, and ends the server. */
export async function cutConnections(wanted: number): Promise<CutReport> {
  return await withLoadedHotel(async ({ db, hotel, load }) => {
    let cut = 0;
    while (cut < wanted) {
      const { rows } = await db.execute(sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'vestibule' AND state <> 'idle' AND pid <> pg_backend_pid()
        LIMIT ${wanted - cut}`);
      cut += rows.length;
      await pause(10);
    }
    await load.stop();
    const deaths = hotel().ended() ? 1 : 0;
    const outcomes = await burst(`${hotel().url}/api/rooms`, ASKED_AT_ONCE);
    const audit = await auditLoad(db, load.ledger);
    return {
      ...audit,
      cut,
      deaths,
      unserved: outcomes.filter((outcome) => outcome !== 200).length,
      ended: await hotel().end('SIGTERM'),
    };
  });
}
