import { setImmediate as immediate } from 'node:timers/promises';
import { auditLoad, type Audit } from './audit-load.js';
import { burst, type Outcome } from './burst.js';
import { withLoadedHotel } from './loaded-hotel.js';

export interface EndReport extends Audit {
  /** How many of the requests that were on their way when SIGTERM came got what they asked for. */
  served: number;
  /** What came of the others; 503 is left out, which says that too many asked at once. */
  unserved: Outcome[];
  /** How often it ended with another code than 0. */
  deaths: number;
  endedAfter: number[];
}

/** Sends so many requests at once and SIGTERM with them, while guests book, as often as told. */
export async function endUnderLoad(rounds: number, requests: number): Promise<EndReport> {
  return await withLoadedHotel(async ({ db, hotel, restart, load }) => {
    const report: Omit<EndReport, keyof Audit> = {
      served: 0,
      unserved: [],
      deaths: 0,
      endedAfter: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      if (hotel().ended()) await restart();
      const replies = burst(`${hotel().url.replace('localhost', '127.0.0.1')}/api/rooms`, requests);
      await immediate();
      const ended = await hotel().end('SIGTERM');
      const outcomes = await replies;
      report.served += outcomes.filter((outcome) => outcome === 200).length;
      report.unserved.push(...outcomes.filter((outcome) => outcome !== 200 && outcome !== 503));
      if (ended.code !== 0) report.deaths += 1;
      report.endedAfter.push(ended.afterMs);
    }
    await restart();
    await load.stop();
    return { ...report, ...(await auditLoad(db, load.ledger)) };
  });
}
