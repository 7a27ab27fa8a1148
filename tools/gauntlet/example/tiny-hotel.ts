import { createHmac, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A booking system in a hundred lines: right as it is, and wrong in one way each for the faults in
 * `FAULTS`. The gauntlet's own test runs it, and its adapter is the example of one.
 */
const faults = new Set(process.env.FAULTS?.split(','));
const { HOLD_MS = '', JOURNAL = '', PORT = '', SECRET = '' } = process.env;
const KINDS = { room: { cents: 15_000, places: 1 }, dorm: { cents: 4_000, places: 4 } };

interface Booking {
  id: string;
  unit: string;
  guest: string;
  cents: number;
  stage: 'held' | 'confirmed' | 'ended';
  /** Until when it is held, in milliseconds. */
  until: number;
  owedCents: number;
}
interface Call {
  [field: string]: unknown;
  unit: string;
  guest: string;
  cents: number;
}
interface Told {
  reference: string;
  status: string;
  cents: number;
  currency: string;
}

const bookings = new Map<string, Booking>();
if (existsSync(JOURNAL))
  for (const line of readFileSync(JOURNAL, 'utf8').split('\n').filter(Boolean))
    remember(JSON.parse(line));

function remember(booking: Booking) {
  bookings.set(booking.id, booking);
}

/** Acknowledged only once it is written. */
function write(booking: Booking) {
  remember(booking);
  if (faults.has('loses writes')) return;
  appendFileSync(JOURNAL, `${JSON.stringify(booking)}\n`);
}

/** What nobody has paid for in time is free again. */
function endHolds() {
  if (faults.has('keeps holds')) return;
  for (const booking of bookings.values())
    if (booking.stage === 'held' && booking.until < Date.now())
      write({ ...booking, stage: 'ended' });
}

const termsOf = (unit: string) => (unit.startsWith('dorm') ? KINDS.dorm : KINDS.room);
const living = (unit: string) =>
  [...bookings.values()].filter((one) => one.unit === unit && one.stage !== 'ended');

async function book({ unit, guest, cents, currency }: Call): Promise<[number, object]> {
  const terms = termsOf(unit);
  const trusting = faults.has('trusts the price');
  if (!trusting && (cents !== terms.cents || currency !== 'USD')) return [409, {}];
  const same = living(unit).find((one) => one.guest === guest && one.stage === 'held');
  if (same && !faults.has('books twice')) return [200, same];
  const isFull = living(unit).length >= terms.places;
  // Looks first and takes later, as careless systems do.
  if (faults.has('oversells')) await new Promise((resolve) => setTimeout(resolve, 20));
  if (isFull) return [409, {}];
  const until = Date.now() + Number(HOLD_MS);
  const booking: Booking = {
    id: randomUUID(),
    unit,
    guest,
    cents,
    stage: 'held',
    until,
    owedCents: 0,
  };
  write(booking);
  return [201, booking];
}

function receive(body: string, signature: unknown): [number, object] {
  const signed = createHmac('sha256', SECRET).update(body).digest('hex') === signature;
  if (!signed && !faults.has('believes anyone')) return [401, {}];
  const { reference, status, cents, currency }: Told = JSON.parse(body);
  const booking = bookings.get(reference);
  if (!booking) return [404, {}];
  const right = cents === booking.cents && currency === 'USD';
  if (status === 'failed' && booking.stage === 'held') write({ ...booking, stage: 'ended' });
  if (status !== 'paid' || booking.stage === 'confirmed' || !right) return [200, {}];
  const late =
    booking.stage === 'ended' && living(booking.unit).length >= termsOf(booking.unit).places;
  write(late ? { ...booking, owedCents: cents } : { ...booking, stage: 'confirmed' });
  return [200, {}];
}

async function serve(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  endHolds();
  const [, place, name = ''] = (request.url ?? '').split('/');
  const { 'x-signature': signature } = request.headers;
  const [status, reply] = await answer(place, decodeURIComponent(name), body, signature);
  response.writeHead(status).end(JSON.stringify(reply));
}

createServer((request, response) => void serve(request, response)).listen(
  Number(PORT),
  '127.0.0.1',
);

async function answer(
  place = '',
  name = '',
  body = '',
  signature: unknown = '',
): Promise<[number, object]> {
  const booking = bookings.get(name);
  if (place === 'book') return await book(JSON.parse(body));
  if (place === 'webhook') return receive(body, signature);
  if (place === 'sold') return [200, { sold: living(name).length }];
  if (!booking) return [place === 'ready' ? 200 : 404, {}];
  if (place === 'expire' && booking.stage === 'held') write({ ...booking, stage: 'ended' });
  return [200, booking];
}
