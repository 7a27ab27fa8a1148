import { DAY_MS } from './duration.js';
import { tzOffset, tzScan } from '@date-fns/tz';
import { addDays, type Day } from './day.js';
import { offsetText } from './zone-offset.js';

/** From this moment, by the clock that it ends, a zone is so far ahead of UTC. */
interface Observance {
  kind: 'STANDARD' | 'DAYLIGHT';
  /** `YYYYMMDDTHHMMSS` by the clock before it. */
  onset: string;
  from: number;
  to: number;
}

/** The zone from the first day to the last, with every change of its clocks between them (RFC 5545, 3.6.5). */
export function timeZoneLines(timeZone: string, first: Day, last: Day): string[] {
  // A day more at both ends: the days of a zone are up to fourteen hours away from those of UTC.
  const start = new Date(Date.parse(`${first}T00:00:00Z`) - DAY_MS);
  const end = new Date(Date.parse(`${addDays(last, 1)}T00:00:00Z`) + DAY_MS);
  const offset = tzOffset(timeZone, start);
  const before: Observance = {
    kind: 'STANDARD',
    onset: '19700101T000000',
    from: offset,
    to: offset,
  };
  const changes = tzScan(timeZone, { start, end }).map(toObservance);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[before, ...changes].flatMap(observanceLines),
    'END:VTIMEZONE',
  ];
}

function toObservance(change: ReturnType<typeof tzScan>[number]): Observance {
  const from = change.offset - change.change;
  const onset = new Date(change.date.getTime() + from * 60_000).toISOString().slice(0, 19);
  return {
    kind: change.change > 0 ? 'DAYLIGHT' : 'STANDARD',
    onset: onset.replaceAll(/[-:]/g, ''),
    from,
    to: change.offset,
  };
}

function observanceLines({ kind, onset, from, to }: Observance): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetText(from).replace(':', '')}`,
    `TZOFFSETTO:${offsetText(to).replace(':', '')}`,
    `END:${kind}`,
  ];
}
