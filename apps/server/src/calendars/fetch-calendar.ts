import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { textAtMost } from '../http/text-at-most.js';
import { toError } from '../log/to-error.js';
import { CalendarError } from './calendar-error.js';

/** Gives the text of a calendar; throws a `CalendarError` where there is none to be had. */
export type FetchCalendar = (address: string) => Promise<string>;

/** Begins a request; ends it, and its reply, when the signal says so. */
export type OpenAddress = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>;

const MOST_BYTES = 1024 * 1024;
const MOST_REDIRECTS = 5;
export const FETCH_TIMEOUT_MS = 10_000;

/** Refuses every address but public ones: as it is written, and as it is resolved when it connects. */
const publicAddresses = new RequestFilteringHttpsAgent();

/** What a server opens. */
export const openPublicAddress: OpenAddress = async (url, signal) =>
  await new Promise((resolve, reject) => {
    const headers = { accept: 'text/calendar', 'accept-encoding': 'identity' };
    const request = https.get(url, { agent: publicAddresses, headers, signal }, resolve);
    request.on('error', reject);
  });

/** Tests open their own servers, and wait less long. */
export function createFetchCalendar({
  open = openPublicAddress,
  timeoutMs = FETCH_TIMEOUT_MS,
}: { open?: OpenAddress; timeoutMs?: number } = {}): FetchCalendar {
  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await textOf(await follow(open, address, signal));
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      throw new CalendarError(signal.aborted ? tooSlow(timeoutMs) : reasonOf(error));
    }
  };
}

/** The address of a calendar that may be read; else a `CalendarError` says why not. */
export function parseAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  // `URL` leaves spaces and line breaks out by itself.
  if (!url || /[\s\p{Cc}]/u.test(address)) throw new CalendarError('This is no address.');
  if (url.protocol !== 'https:') {
    throw new CalendarError('Its address must begin with https://.');
  }
  return url;
}

async function follow(open: OpenAddress, address: string, signal: AbortSignal) {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const reply = await open(url, signal);
    const { statusCode = 0, headers } = reply;
    if (statusCode === 200) return reply;
    reply.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) {
      throw new CalendarError(`Its server answers ${statusCode}.`);
    }
    url = parseAddress(headers.location, url);
  }
  throw new CalendarError(`It is redirected more than ${MOST_REDIRECTS} times.`);
}

async function textOf(reply: IncomingMessage): Promise<string> {
  const text = await textAtMost(reply, MOST_BYTES);
  if (text === undefined) throw new CalendarError('It is larger than 1 MB.');
  return text;
}

const tooSlow = (timeoutMs: number) => `It takes longer than ${timeoutMs / 1000} seconds.`;

/** A code alone: messages of others may hold the address. */
function reasonOf(thrown: unknown): string {
  const error = toError(thrown);
  if (error?.message.includes('is not allowed')) return 'Its address is not a public one.';
  const code = error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return `Its server cannot be reached${code ? `: ${code}` : ''}.`;
}
