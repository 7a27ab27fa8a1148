// Whether the time of an answer tells who has an account: the public calls that take an address, about
// accounts and about addresses without one, in turn. Fails where the medians differ by more than 5 %.
//   node tools/bench/enumeration.ts [rounds]      300 unless told otherwise
import { build } from '../build.ts';
import { median } from './measure.ts';
import { openHotel, printRows, type Row } from './setup.ts';

const [rounds = 300] = process.argv.slice(2).map(Number);
const LIMIT = 0.05;
/** Each side has as many addresses, so that what is counted of one is as new as of the other. */
const ADDRESSES = 20;
const WARM_ROUNDS = 2 * ADDRESSES;
const PASSWORD = 'Seaside7Palms';

const sides = ['known', 'unknown'] as const;
type Side = (typeof sides)[number];
const addressOf = (side: Side, round: number) => `${side}-${round % ADDRESSES}@example.com`;

await build();
await using hotel = await openHotel();

async function post(path: string, body: object): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${hotel.url}/api/basic-users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return performance.now() - begun;
}

for (let round = 0; round < ADDRESSES; round += 1) {
  const email = addressOf('known', round);
  const guest = { fullName: 'Layla Haddad', phone: '+96892123456', subscribe: false };
  await post('register', { ...guest, email, password: PASSWORD });
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

const wrong = (email: string) => post('login', { email, password: 'Wrong7Palms' });
const rows = [
  await compare('login, from a new network', wrong),
  await compare('forgot-password', (email) => post('forgot-password', { email })),
  await compare('resend-verification', (email) => post('resend-verification', { email })),
];
for (let round = 0; round < ADDRESSES; round += 1) {
  await post('login', { email: addressOf('known', round), password: PASSWORD });
}
rows.push(await compare('login, from the guest’s own network', wrong));
printRows(rows);
