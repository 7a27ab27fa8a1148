import { setImmediate as immediate } from 'node:timers/promises';
import { auditLoad, type Audit } from './audit-load.js';
import { burst, uncachedPath, type Outcome } from './burst.js';
import { withLoadedHotel } from './loaded-hotel.js';

export interface EndReport extends Audit {
  /** How many requests that were on their way when SIGTERM came were answered with 200. */
  served: number;
  /** What came of the others. */
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
      const replies = burst(
        new URL(uncachedPath(), hotel().url.replace('localhost', '127.0.0.1')).href,
        requests,
      );
      await immediate();
      const ended = await hotel().end('SIGTERM');
      const outcomes = await replies;
      const unserved = outcomes.filter((outcome) => outcome !== 200);
      report.served += outcomes.length - unserved.length;
      report.unserved.push(...unserved);
      if (ended.code !== 0) report.deaths += 1;
      report.endedAfter.push(ended.afterMs);
    }
    await restart();
    await load.stop();
    return { ...report, ...(await auditLoad(db, load.ledger)) };
  });
}
