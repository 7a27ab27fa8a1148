// Whether the time of an answer tells who has an account: the public calls that take an address, about
// accounts and about addresses without one, in turn. Fails where the medians differ by more than 5 %.
//   node tools/bench/enumeration.ts [rounds]      300 unless told otherwise
import type { HallBooking, MeetingHall } from '@vestibule/domain/halls';
import { build } from '../build.ts';
import { median } from './measure.ts';
import { openHotel, printRows, type Row } from './setup.ts';

const [rounds = 300] = process.argv.slice(2).map(Number);
const LIMIT = 0.05;
/** Each side has as many addresses, so that what is counted of one is as new as of the other. */
const ADDRESSES = 20;
const WARM_ROUNDS = 2 * ADDRESSES;
const PASSWORD = 'Seaside7Palms';
const DAY_MS = 24 * 60 * 60 * 1000;
const administrator = { email: 'desk@hotel.example', password: 'Brass-Key-4711' };

const sides = ['known', 'unknown'] as const;
type Side = (typeof sides)[number];
const addressOf = (side: Side, round: number) => `${side}-${round % ADDRESSES}@example.com`;

await build();
await using hotel = await openHotel({
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});

async function send(
  path: string,
  body: object,
  { method = 'POST', token = '' } = {},
): Promise<Response> {
  return await fetch(`${hotel.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function timeOf(path: string, body: object, expected: number): Promise<number> {
  const begun = performance.now();
  const reply = await send(path, body);
  await reply.arrayBuffer();
  const took = performance.now() - begun;
  if (reply.status !== expected) throw new Error(`${path} answered ${reply.status}`);
  return took;
}

/** The contact form and the newsletter are off until the hotel wants them. */
async function openForms(): Promise<void> {
  const signedIn = await send('/basic-users/login', administrator);
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  for (const key of ['site.contactForm', 'site.newsletter']) {
    const reply = await send(`/settings/${key}`, { value: true }, { method: 'PUT', token });
    if (!reply.ok) throw new Error(`${key} could not be set: ${await reply.text()}`);
  }
}

await openForms();
for (let round = 0; round < ADDRESSES; round += 1) {
  const email = addressOf('known', round);
  const guest = { fullName: 'Layla Haddad', phone: '+96892123456', subscribe: false };
  await timeOf('/basic-users/register', { ...guest, email, password: PASSWORD }, 201);
}

/** Medians of both sides, and their ratio; which side comes first changes with every round. */
async function compare(name: string, ask: (email: string) => Promise<number>): Promise<Row> {
  const times: Record<Side, number[]> = { known: [], unknown: [] };
  for (let round = -WARM_ROUNDS; round < rounds; round += 1) {
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const took = await ask(addressOf(side, round + WARM_ROUNDS));
      if (round >= 0) times[side].push(took);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const ratio = known / unknown;
  if (Math.abs(ratio - 1) > LIMIT) process.exitCode = 1;
  return [name, `${known.toFixed(2)} and ${unknown.toFixed(2)} ms, ${ratio.toFixed(3)}`];
}

const { data } = (await (await fetch(`${hotel.url}/api/meeting-hall/halls`)).json()) as {
  data: { halls: MeetingHall[] };
};
const hall = data.halls.find(({ status }) => status === 'Available');
if (!hall) throw new Error('The hotel has no hall.');
const hallBooking = (email: string): HallBooking => ({
  serviceName: 'meeting-hall',
  serviceId: hall._id,
  bookingData: {
    hallName: hall.name,
    hallSize: hall.size,
    hallCapacity: hall.capacity,
    hallPrice: hall.price,
    hallAmenities: hall.amenities,
    clientInfo: { fullName: 'Layla Haddad', email, phone: '+96892123456', company: '' },
    eventDetails: {
      eventDate: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
      expectedAttendees: 8,
      eventType: 'Workshop',
      specialRequirements: '',
    },
  },
  status: 'pending',
  bookingType: 'meeting-hall',
  createdAt: new Date().toISOString(),
});
const wrong = (email: string) =>
  timeOf('/basic-users/login', { email, password: 'Wrong7Palms' }, 401);
const rows = [
  await compare('login, from a new network', wrong),
  await compare('forgot-password', (email) =>
    timeOf('/basic-users/forgot-password', { email }, 200),
  ),
  await compare('resend-verification', (email) =>
    timeOf('/basic-users/resend-verification', { email }, 200),
  ),
  await compare('a message to the desk', (email) =>
    timeOf('/contact/messages', { name: 'Layla Haddad', email, message: 'In May?' }, 201),
  ),
  await compare('a request for a hall', (email) => timeOf('/bookings', hallBooking(email), 201)),
  await compare('the newsletter', (email) => timeOf('/newsletter/subscriptions', { email }, 201)),
];
for (let round = 0; round < ADDRESSES; round += 1) {
  await send('/basic-users/login', { email: addressOf('known', round), password: PASSWORD });
}
rows.push(await compare('login, from the guest’s own network', wrong));
printRows(rows);
