import { addDays } from '@vestibule/domain/calendar';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { centsToDollars } from '@vestibule/domain/money';
import { nightsOf, quoteStay, roomsMessages } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import {
  bookingExamples,
  bookingExamplesCapacity,
  type BookingExample,
} from '@vestibule/domain/rooms/examples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { createPaymentsServer } from '../testing/payments-server.js';
import { storeNights, storeRoom } from './rooms.fixtures.js';

const room = buildRoom({ _id: 'suite', capacity: bookingExamplesCapacity });
let server: Awaited<ReturnType<typeof createPaymentsServer>>;

beforeAll(async () => {
  server = await createPaymentsServer();
  const { db, today } = server.services;
  await storeRoom(db, room, 10);
  await storeNights(db, 'suite', today(), Array<number>(30).fill(10));
  await storeRoom(db, { ...room, _id: 'single' });
  await storeNights(db, 'single', today(), [1, 0, 0, 1, 1, 1, 1]);
  await storeRoom(db, { ...room, _id: 'closed', active: false });
});

afterAll(() => server.close());

async function book(id: string, checkInDate: string, checkOutDate: string, dollars: number) {
  const guest = await bookingGuest(server);
  const response = await guest.createInvoice(
    roomBooking({ checkInDate, checkOutDate }, id),
    dollars,
  );
  return { status: response.status, body: await response.json() };
}

describe('booking a room over HTTP: the rule’s own table (spec 5, Room booking) [S5.room.1]', () => {
  const send = async ({ form, problem }: BookingExample) => {
    const guest = await bookingGuest(server);
    const stay = { checkIn: form.checkInDate, checkOut: form.checkOutDate };
    const total = problem ? 1 : centsToDollars(quoteStay(room, stay).totalCents);
    const response = await guest.createInvoice(roomBooking(form, 'suite'), total);
    return { status: response.status, body: await response.json(), total };
  };

  test.each(bookingExamples.filter(({ problem }) => !problem))('200: $name', async (example) => {
    const { status, body, total } = await send(example);
    expect(status).toBe(200);
    expect(body.data.total).toBe(total);
  });

  test.each(
    bookingExamples.flatMap((example) =>
      example.problem ? { ...example, code: example.problem } : [],
    ),
  )('422: $name', async ({ code, ...example }) => {
    const { status, body } = await send(example);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, message: roomsMessages[code] });
  });
});

describe('booking a room that cannot be had (ruling 6)', () => {
  test('409: sold out, with the nearest free stays of the same length', async () => {
    const { status, body } = await book('single', '2026-11-21', '2026-11-23', 360);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'rooms.sold-out',
      details: {
        freeStays: [
          { checkIn: '2026-11-23', checkOut: '2026-11-25' },
          { checkIn: '2026-11-24', checkOut: '2026-11-26' },
          { checkIn: '2026-11-25', checkOut: '2026-11-27' },
        ],
      },
    });
  });

  test('409: a stay longer than what is sold is sold out, at once', async () => {
    const stay = { checkIn: '2026-11-21', checkOut: '2028-11-21' };
    const begun = performance.now();
    const { status, body } = await book('suite', stay.checkIn, stay.checkOut, nightsOf(stay) * 180);
    expect(status).toBe(409);
    expect(body.details.freeStays).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  test('404: a room that is not let', async () => {
    const tomorrow = addDays(SAMPLE_TODAY, 1);
    expect((await book('closed', SAMPLE_TODAY, tomorrow, 180)).status).toBe(404);
  });
});
