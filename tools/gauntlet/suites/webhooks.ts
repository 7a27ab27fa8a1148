import { setTimeout as pause } from 'node:timers/promises';
import type { BookingSystem, Booking, Message, Told } from '../adapter.ts';
import { must, type Check } from '../run-checks.ts';
import {
  booked,
  bookOne,
  firstKind,
  isRefusal,
  mustBecome,
  mustHaveSold,
  read,
  send,
} from './parts.ts';

/** Long enough for a system that settles after its answer. */
const QUIET_MS = 300;

async function mustStay(system: BookingSystem, booking: Booking, stage: string) {
  await pause(QUIET_MS);
  const state = await read(system, booking);
  must(state.stage === stage, `the booking is ${state.stage} in place of ${stage}`);
  return state;
}

async function mustAccept(message: Message) {
  const status = await send(message);
  must(status >= 200 && status < 300, `the provider is answered ${status}`);
}

/** A message that is genuine, and confirms nothing. */
const worthless = (name: string, told: (cents: number) => Told): Check => ({
  suite: 'webhooks',
  name,
  async run(system) {
    const { unit, booking } = await booked(system);
    const status = await send(system.message(booking, told(unit.cents)));
    must(status > 0 && status < 500, `the provider is answered ${status}`);
    await pause(QUIET_MS);
    const { stage } = await read(system, booking);
    must(stage !== 'confirmed', 'it confirmed the booking');
    return `answered ${status}, the booking stays ${stage}`;
  },
});

/** A message that the provider never sent. */
const untrue = (
  name: string,
  make: (system: BookingSystem, booking: Booking) => Promise<Message>,
): Check => ({
  suite: 'webhooks',
  name,
  async run(system) {
    const { booking } = await booked(system);
    const status = await send(await make(system, booking));
    must(isRefusal({ status }), `answered ${status}`);
    await mustStay(system, booking, 'held');
    return `refused with ${status}`;
  },
});

/** After a payment, these change nothing. */
const afterwards = (name: string, later: readonly Told['status'][], atOnce = false): Check => ({
  suite: 'webhooks',
  name,
  async run(system) {
    const { unit, booking } = await booked(system);
    const paid = system.message(booking, { status: 'paid' });
    const rest = later.map((status) => system.message(booking, { status }));
    if (atOnce) await Promise.all([paid, ...rest].map(mustAccept));
    else for (const message of [paid, ...rest]) await mustAccept(message);
    await mustBecome(system, booking, 'confirmed');
    const { owedCents } = await mustStay(system, booking, 'confirmed');
    must(owedCents === 0, `${owedCents} cents are owed back for one payment`);
    await mustHaveSold(system, unit, 1);
    return `${1 + later.length} messages, confirmed once`;
  },
});

const canExpire = (system: BookingSystem) => system.expire !== undefined;

/** What providers, the network and strangers do to the call that says a booking is paid. */
export const webhooks: readonly Check[] = [
  afterwards('told once', []),
  afterwards('twice, one after the other', ['paid']),
  afterwards('five times at once', ['paid', 'paid', 'paid', 'paid'], true),
  afterwards('out of order: paid, then still open', ['open', 'open']),
  afterwards('out of order: paid, then failed', ['failed']),
  untrue('signed with another key', async (system, booking) =>
    system.message(booking, { status: 'paid', forged: true }),
  ),
  untrue('without its signature', async (system, booking) => ({
    ...system.message(booking, { status: 'paid' }),
    headers: { 'content-type': 'application/json' },
  })),
  untrue('of another booking, changed to name this one', async (system, booking) => {
    const { booking: other } = await booked(system);
    const message = system.message(other, { status: 'paid' });
    return { ...message, body: message.body.replaceAll(other.reference, booking.reference) };
  }),
  worthless('one cent in place of the price', () => ({ status: 'paid', cents: 1 })),
  worthless('a cent less than the price', (cents) => ({ status: 'paid', cents: cents - 1 })),
  worthless('the price in another currency', () => ({ status: 'paid', currency: 'IRR' })),
  {
    suite: 'webhooks',
    name: 'late: the place is still free',
    needs: canExpire,
    async run(system) {
      const { unit, booking } = await booked(system);
      await system.expire?.(booking);
      await mustBecome(system, booking, 'ended');
      await mustAccept(system.message(booking, { status: 'paid' }));
      await pause(QUIET_MS);
      const { stage, owedCents } = await read(system, booking);
      if (stage === 'confirmed') return 'confirmed after all';
      must(owedCents === unit.cents, `${stage}, and ${owedCents} cents are owed`);
      return `${stage}, and the money is owed back`;
    },
  },
  {
    suite: 'webhooks',
    name: 'late: the place is sold',
    needs: canExpire,
    async run(system) {
      const unit = await system.offer(firstKind(system));
      const guests = await system.guests(unit.places + 1);
      const [late, ...others] = guests;
      must(late !== undefined, 'There is no guest.');
      const booking = await bookOne(system, unit, late);
      await system.expire?.(booking);
      await mustBecome(system, booking, 'ended');
      for (const other of others) await bookOne(system, unit, other);
      await mustAccept(system.message(booking, { status: 'paid' }));
      const { owedCents } = await mustStay(system, booking, 'ended');
      must(owedCents === unit.cents, `${owedCents} of ${unit.cents} cents are owed back`);
      await mustHaveSold(system, unit, unit.places);
      return `not confirmed, ${owedCents} cents are owed back`;
    },
  },
];
