import { eventKind, roomKind, spaKind, type BookingRequest } from '@vestibule/domain/bookings';
import { addDays } from '@vestibule/domain/calendar';
import { spotsLeft, type HotelEvent } from '@vestibule/domain/events';
import { centsToDollars } from '@vestibule/domain/money';
import { AVAILABILITY_DAYS, type Room } from '@vestibule/domain/rooms';
import { slotTimes, type Treatment } from '@vestibule/domain/spa';
import { sendJson } from './send-json.js';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { signIn } from './sign-in.js';
import type { TestServer } from './test-server.js';

/** One thing to book, at its price. */
export interface Order {
  booking: BookingRequest;
  price: number;
}

/** Stays of a month, then of a week, then of a night. */
const STAYS = [30, 7, 1];
/** After all that are left. */
const TICKETS = [10, 5, 1];
const TREATMENT_DAYS = 5;

const bookingDetails = { guestName: 'Layla Haddad' };

/** All that the hotel offers, the most at once first. */
export async function allOrders({ fetch }: Pick<TestServer, 'fetch'>) {
  const list = async <T>(path: string): Promise<T[]> =>
    (await (await fetch(`/api${path}`)).json()).data;
  const [rooms, events, treatments] = [
    await list<Room>('/rooms'),
    await list<HotelEvent>('/events'),
    await list<Treatment>('/spa/services'),
  ];
  return {
    nights: STAYS.flatMap((nights) =>
      rooms.flatMap((room) =>
        Array.from({ length: Math.floor(AVAILABILITY_DAYS / nights) }, (_, turn) =>
          stayOrder(room, turn * nights, nights),
        ),
      ),
    ),
    seats: [
      ...events.map((event) => ticketOrder(event, spotsLeft(event))),
      ...TICKETS.flatMap((tickets) => events.map((event) => ticketOrder(event, tickets))),
    ],
    treatments: treatments.flatMap(treatmentOrders),
    rooms,
  };
}

export function stayOrder(room: Room, from: number, nights: number): Order {
  const checkInDate = addDays(SAMPLE_TODAY, from);
  const checkOutDate = addDays(checkInDate, nights);
  const details = { ...bookingDetails, checkInDate, checkOutDate, guests: 1 };
  const booking = { type: 'room' as const, id: room._id, bookingDetails: details };
  return { booking, price: centsToDollars(roomKind.quote(booking, room).totalCents) };
}

function ticketOrder(event: HotelEvent, tickets: number): Order {
  const order = { bookingDetails, tickets, extras: {}, addons: {} };
  const booking = { type: 'event' as const, id: event._id, ...order };
  return { booking, price: centsToDollars(eventKind.quote(booking, event).totalCents) };
}

function treatmentOrders(treatment: Treatment): Order[] {
  const longest = treatment.durations.toSorted((one, other) => other.minutes - one.minutes)[0];
  if (!longest) return [];
  return Array.from({ length: TREATMENT_DAYS }, (_, day) => addDays(SAMPLE_TODAY, day + 1)).flatMap(
    (serviceDate) =>
      slotTimes().map((serviceTime) => {
        const details = { ...bookingDetails, serviceDate, serviceTime, duration: longest.minutes };
        const booking = { type: 'spa' as const, id: treatment._id, bookingDetails: details };
        return { booking, price: centsToDollars(spaKind.quote(booking, treatment).totalCents) };
      }),
  );
}

/** A guest who books at an address, and what each booking is answered. */
export async function guestAtLimit(
  server: Pick<TestServer, 'fetch' | 'services'>,
  address: string,
  { confirmed }: { confirmed: boolean },
) {
  const account = confirmed ? {} : { emailVerifiedAt: null };
  const { token, user } = await signIn(server.services, account);
  const book = async ({ booking, price }: Order): Promise<{ status: number; code?: string }> => {
    const response = await sendJson(server, '/api/payments/usdt/create-invoice', {
      token,
      headers: { 'x-forwarded-for': address },
      body: {
        userId: user._id,
        price_amount: price,
        price_currency: 'USD',
        order_id: '1',
        order_description: 'Booking',
        booking,
      },
    });
    return { status: response.status, code: (await response.json()).code };
  };
  return {
    book,
    /** Tries one order after the other until the time is over, or nothing more may be held. */
    async takeAll(orders: readonly Order[], endsAt: number): Promise<void> {
      const events = new Set<string>();
      for (const order of orders) {
        if (performance.now() > endsAt) return;
        // Another order for the same event would take the place of the first.
        if (events.has(order.booking.id)) continue;
        const { status, code } = await book(order);
        if (code === 'payments.too-many-open') return;
        if (status === 200 && order.booking.type === 'event') events.add(order.booking.id);
      }
    },
  };
}
