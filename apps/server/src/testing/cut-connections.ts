import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CUT_AT_CLOSE } from '../database/connect.js';
import { auditLoad, type Audit } from './audit-load.js';
import { burst, uncachedPath } from './burst.js';
import { withLoadedHotel } from './loaded-hotel.js';

export interface CutReport extends Audit {
  cut: number;
  deaths: number;
  /** More than the pool has connections, at once; those that were not answered with 200. */
  unserved: number;
  /** Whether a connection was never given back to its pool. */
  kept: boolean;
  /** How SIGTERM ended it. */
  ended: { code: number | null; afterMs: number };
}

const ASKED_AT_ONCE = 60;
/** Only a few at a time, so that later cuts also hit connections that were opened after earlier ones. */
const CUT_AT_ONCE = 2;

/** Cuts so many connections, busy or about to be, while guests book, asks for an answer, and ends the server. */
export async function cutConnections(wanted: number): Promise<CutReport> {
  return await withLoadedHotel(async ({ db, hotel, load }) => {
    let cut = 0;
    while (cut < wanted && !hotel().ended()) {
      const { rows } = await db.execute(sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'vestibule' AND pid <> pg_backend_pid()
        ORDER BY random() LIMIT ${Math.min(CUT_AT_ONCE, wanted - cut)}`);
      cut += rows.length;
      await pause(10);
    }
    await load.stop();
    const deaths = hotel().ended() ? 1 : 0;
    const outcomes = await burst(hotel().url + uncachedPath(), ASKED_AT_ONCE);
    const audit = await auditLoad(db, load.ledger);
    const ended = await hotel().end('SIGTERM');
    return {
      ...audit,
      cut,
      deaths,
      unserved: outcomes.filter((outcome) => outcome !== 200).length,
      kept: hotel().output().includes(CUT_AT_CLOSE),
      ended,
    };
  });
}
