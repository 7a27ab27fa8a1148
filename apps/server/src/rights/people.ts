import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { SAMPLE_NOW } from '@vestibule/domain/calendar/builders';
import { setTimeout as pause } from 'node:timers/promises';
import { invoiceBody } from '../statuses/samples.js';
import { PASSWORD, type World } from '../statuses/world.js';
import { choose } from '../testing/booking-guest.js';
import { addPasskey, newPasskeyOptions } from '../testing/passkey-calls.js';
import { createSoftPasskey } from '../testing/soft-passkey.js';
import { sendJson } from '../testing/send-json.js';

type Person = Awaited<ReturnType<World['guest']>>;

/** A guest with records that nobody else may learn of or change. */
export interface Owner extends Person {
  /** Of the guest's booking. */
  paymentId: string;
  /** Where the guest is signed in. */
  sessionId: string;
  /** Of the guest's passkey. */
  passkeyId: string;
  /** What the guest's browser answers when it is asked to make another. */
  newPasskey: unknown;
  /** Texts that are in this guest's records alone. */
  marks: string[];
}

/** A new guest with a request for a hall and a booking, which is paid where a call needs that. */
export async function openOwner(world: World, { paid }: { paid: boolean }): Promise<Owner> {
  const person = await world.guest();
  const { token, user } = person;
  const ask = async (path: string, body?: unknown) => {
    const method = body ? 'POST' : 'GET';
    const reply = await sendJson(world.server, `/api${path}`, { method, token, body });
    return (await reply.json()).data;
  };
  const hall = hallBooking(buildHall(), buildHallRequest(), SAMPLE_NOW);
  const request = await ask('/bookings', hall);
  const booked = await ask('/payments/usdt/create-invoice', invoiceBody(user._id));
  const { paymentId, bookingId, invoice_url } = booked;
  if (paid) {
    await choose(invoice_url, 'pay');
    for (let tries = 0; (await ask(`/payments/${paymentId}`)).status !== 'paid'; tries += 1) {
      if (tries === 500) throw new Error('The payment never became paid.');
      await pause(20);
    }
  }
  const [session] = (await ask('/basic-users/sessions')).sessions;
  await addPasskey(world.server, token, PASSWORD);
  const [passkey] = (await ask('/basic-users/passkeys')).passkeys;
  const options = await newPasskeyOptions(world.server, token, PASSWORD);
  const ids = { sessionId: session.id, passkeyId: passkey.id };
  const marks = [user._id, user.email, request._id, paymentId, bookingId, ...Object.values(ids)];
  const newPasskey = createSoftPasskey(world.server.services.config.publicUrl).make(options);
  return { ...person, ...ids, paymentId, newPasskey, marks };
}

/** All that the guest can read of the own account. */
export async function ownRecords(world: World, { token, user, paymentId }: Owner) {
  const paths = [
    '/basic-users/profile',
    '/basic-users/preferences',
    '/basic-users/sessions',
    '/basic-users/passkeys',
    '/meeting-hall/requests',
    `/payments/history/all/${user._id}`,
    `/payments/${paymentId}`,
  ];
  return await Promise.all(
    paths.map(async (path) => {
      const reply = await sendJson(world.server, `/api${path}`, { method: 'GET', token });
      return { path, status: reply.status, body: await reply.json() };
    }),
  );
}
