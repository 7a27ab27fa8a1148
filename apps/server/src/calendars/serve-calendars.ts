import { nightsFile, runsOfDays } from '@vestibule/domain/calendar';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Services } from '../services.js';
import { uidEnding } from './own-uid.js';
import { texts } from './serve-calendars.texts.js';
import { findByToken, findFullNights } from './store.js';

const PATH = '/ical/:file{[A-Za-z0-9_-]{43}\\.ics}';

/** `GET /ical/{token}.ics`: the nights of a room that others must not sell. The token is all that it asks for. */
export function serveCalendars(web: Hono, services: Services): void {
  web.get(PATH, etag(), async (context) => {
    const token = context.req.param('file').slice(0, -'.ics'.length);
    const calendar = await findByToken(services.db, token);
    if (!calendar) return context.text('Not found', 404, { 'cache-control': 'no-store' });
    const today = services.today();
    const runs = runsOfDays(await findFullNights(services.db, calendar, today));
    const entries = runs.map(({ from, to }) => ({
      uid: `${calendar.roomId}-${from}-${to}${uidEnding(services)}`,
      title: texts.notAvailable,
      from,
      to,
    }));
    // Of the day, not of the moment: what has not changed keeps its ETag.
    const file = nightsFile(entries, new Date(`${today}T00:00:00Z`));
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    };
    return context.body(file, 200, headers);
  });
}
