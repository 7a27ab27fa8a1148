import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { holds } from '../../bookings/tables.js';
import { inTransaction } from '../../database/retry.js';
import { allSeeds } from '../../seed/all-seeds.js';
import { allOrders, guestAtLimit, stayOrder } from '../../testing/guest-at-limit.js';
import { countOffered, heldShares, type Offered } from '../../testing/held-shares.js';
import { createPaymentsServer } from '../../testing/payments-server.js';

const ACCOUNTS = 20;
const ATTACK_MS = 13_000;
const MAX_SHARE = 0.05;
const ADDRESS = '203.0.113.1';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let offered: Offered;
const lines: string[] = [];

/** The demonstration hotel, spoken to over HTTP. */
beforeEach(async () => {
  const opened = await createPaymentsServer({ TRUST_PROXY: '1' });
  server = { ...opened, fetch: (path, init) => fetch(new URL(path, opened.url), init) };
  const { db, today } = server.services;
  await inTransaction(db, async (tx) => {
    for (const seed of allSeeds) await seed.seed(tx, today());
  });
  offered = await countOffered(db);
});
afterEach(() => server.close());
afterAll(() => void process.stdout.write(`\n${lines.join('\n')}\n`));

type Wanted = 'nights' | 'seats' | 'treatments';

/** What the accounts of one address hold once they have asked for as much as they can. */
async function attack(who: string, accounts: number, wanted: Wanted, confirmed = false) {
  const orders = (await allOrders(server))[wanted];
  const guests = await Promise.all(
    Array.from({ length: accounts }, () => guestAtLimit(server, ADDRESS, { confirmed })),
  );
  const endsAt = performance.now() + ATTACK_MS;
  await Promise.all(
    guests.map(async (guest, index) => {
      // Each wants a part, so that they do not stand in each other's way.
      const own = orders.filter((_, position) => position % accounts === index);
      await guest.takeAll(own, endsAt);
    }),
  );
  const { db } = server.services;
  const count = await db.$count(holds, eq(holds.state, 'held'));
  const shares = await heldShares(db, offered);
  const percents = Object.entries(shares)
    .filter(([, share]) => share > 0)
    .map(([what, share]) => `${(share * 100).toFixed(1)} % of the ${what}`);
  lines.push(`${who}, after ${wanted}: ${count} holds, ${percents.join(', ')}`);
  return { count, share: Math.max(...Object.values(shares)) };
}

async function familyBooks(address: string, confirmed: boolean, from: number) {
  const family = await guestAtLimit(server, address, { confirmed });
  const { rooms } = await allOrders(server);
  const replies = [];
  for (const room of rooms.filter(({ category }) => category === 'Garden').slice(0, 3)) {
    replies.push(await family.book(stayOrder(room, from, 14)));
  }
  return replies;
}

const passes = Array.from({ length: 3 }, () => ({ status: 200 }));

test.each(['nights', 'seats'] as const)(
  `${ACCOUNTS} accounts at one address hold at most a twentieth of the %s [R49]`,
  async (wanted) => {
    const unconfirmed = await attack(`${ACCOUNTS} unconfirmed accounts`, ACCOUNTS, wanted);
    expect(unconfirmed.count).toBeGreaterThan(0);
    expect(unconfirmed.share).toBeLessThanOrEqual(MAX_SHARE);
    const all = await attack(`and ${ACCOUNTS} confirmed ones`, ACCOUNTS, wanted, true);
    expect(all.count).toBeGreaterThan(unconfirmed.count);
    expect(all.share).toBeLessThanOrEqual(MAX_SHARE);
  },
);

test(`${ACCOUNTS} accounts at one address hold no more treatments than unconfirmed ones may`, async () => {
  const { count, share } = await attack(`${ACCOUNTS} accounts`, ACCOUNTS, 'treatments');
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(20);
  expect(share).toBeLessThanOrEqual(MAX_SHARE);
});

test.each(['nights', 'seats'] as const)(
  'one confirmed account holds at most a twentieth of the %s',
  async (wanted) => {
    const { count, share } = await attack('one confirmed account', 1, wanted, true);
    expect(count).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(MAX_SHARE);
  },
);

test('two families of three rooms for two weeks, unconfirmed and at one address', async () => {
  expect(await familyBooks(ADDRESS, false, 60)).toMatchObject(passes);
  expect(await familyBooks(ADDRESS, false, 90)).toMatchObject(passes);
});

test('during the attack: a confirmed family at the same address, and any family elsewhere', async () => {
  await attack(`${ACCOUNTS} unconfirmed accounts`, ACCOUNTS, 'nights');
  const beside = await familyBooks(ADDRESS, true, 160);
  const elsewhere = await familyBooks('198.51.100.7', false, 140);
  const soldOut = [...beside, ...elsewhere].filter(({ code }) => code === 'rooms.sold-out');
  const booked = [...beside, ...elsewhere].filter(({ status }) => status === 200);
  expect(booked.length + soldOut.length).toBe(2 * passes.length);
  expect(booked.length).toBeGreaterThanOrEqual(passes.length);
});
