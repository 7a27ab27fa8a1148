import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { get } from 'node:http';

/** What came of one request: the reply's status, or the code of the error that it met. */
export type Outcome = number | string;

/**
 * Of a reply that no cache keeps, on a hotel with its seeds: each request reads the database, with one
 * statement after the other. With two at once, hundreds of requests would be refused as too many (503).
 */
export function uncachedPath(): string {
  const tomorrow = addDays(hotelToday(new Date(), HOTEL_TIME_ZONE), 1);
  return `/api/spa/services/sea-salt-scrub/slots?date=${tomorrow}`;
}

/** So many requests at once, each on a connection of its own. */
export function burst(url: string, requests: number): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: requests }, () => request(url)));
}

function request(url: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    get(url, { agent: false }, (response) => {
      response.resume();
      response.once('error', fail);
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', fail);
  });
}
