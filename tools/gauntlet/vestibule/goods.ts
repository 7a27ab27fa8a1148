import type { Unit } from '../adapter.ts';

/** A unit of this hotel: how it is ordered, and how many are left of it. */
export interface Good extends Unit {
  booking: object;
  left: () => Promise<number>;
}

/** Reads a public address of the API. */
export type Get = <T>(path: string) => Promise<T>;

const DAYS = 170;
const SPA_DAYS = 40;
const details = { guestName: 'Layla Haddad', phone: '+96892123456' };
const cents = (dollars: number) => Math.round(100 * dollars);
/** Minutes since midnight. */
const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Tomorrow's tomorrow and later: begun nowhere on earth. */
const dayAfter = (days: number) =>
  new Date(Date.now() + (2 + days) * 86_400_000).toISOString().slice(0, 10);

interface Room {
  _id: string;
  price: number;
  discount: object | null;
}

/** Single nights, those of which few are left first. */
export async function roomNights(get: Get): Promise<Good[]> {
  const prices = new Map(
    (await get<Room[]>('/rooms')).map((room) => [room._id, room.discount ? undefined : room.price]),
  );
  const range = `from=${dayAfter(0)}&to=${dayAfter(DAYS)}`;
  const { availabilities } = await get<{
    availabilities: { room: { serviceId: string; date: string; available: number }[] };
  }>(`/availability/all?serviceType=room&${range}`);
  const nights = availabilities.room.flatMap(({ serviceId: id, date, available }) => {
    const price = prices.get(id);
    if (price === undefined || available === 0) return [];
    const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    const stay = { checkInDate: date, checkOutDate: next };
    const left = async () => {
      const path = `/rooms/${id}/availability?checkIn=${date}&checkOut=${next}`;
      return (await get<{ nights: { available: number }[] }>(path)).nights[0]?.available ?? 0;
    };
    const booking = { type: 'room', id, bookingDetails: { ...details, ...stay, guests: 1 } };
    return {
      kind: 'room night',
      name: `${id} ${date}`,
      cents: cents(price),
      places: available,
      booking,
      left,
    };
  });
  return nights.sort((one, other) => one.places - other.places);
}

interface Treatment {
  _id: string;
  durations: { minutes: number; price: number }[];
}

/** Times of its shortest treatment that do not overlap. */
export async function spaTimes(get: Get): Promise<Good[]> {
  const minutesOf = ({ durations: [length] }: Treatment) => length?.minutes ?? Infinity;
  const [treatment] = (await get<Treatment[]>('/spa/services')).sort(
    (one, other) => minutesOf(one) - minutesOf(other),
  );
  const [length] = treatment?.durations ?? [];
  if (!treatment || !length) throw new Error('The hotel has no treatment.');
  const goods: Good[] = [];
  for (let day = 0; day < SPA_DAYS; day += 1) {
    const date = dayAfter(day);
    const path = `/spa/services/${treatment._id}/slots?date=${date}&minutes=${length.minutes}`;
    const freeAt = async () =>
      (await get<{ time: string; available: boolean }[]>(path)).flatMap(({ time, available }) =>
        available ? time : [],
      );
    let free = -Infinity;
    for (const time of await freeAt()) {
      if (clock(time) < free) continue;
      free = clock(time) + length.minutes;
      const when = { serviceDate: date, serviceTime: time, duration: length.minutes };
      goods.push({
        kind: 'treatment',
        name: `${treatment._id} ${date} ${time}`,
        cents: cents(length.price),
        places: 1,
        booking: { type: 'spa', id: treatment._id, bookingDetails: { ...details, ...when } },
        left: async () => ((await freeAt()).includes(time) ? 1 : 0),
      });
    }
  }
  return goods;
}

interface Event {
  _id: string;
  price: number;
  status: string;
  active: boolean;
  publishWebsite: boolean;
  maxAttendees: number;
  currentAttendees: number;
}

/** Seats at events, those of which few are left first. */
export async function eventSeats(get: Get): Promise<Good[]> {
  const spots = (event?: Event) => (event ? event.maxAttendees - event.currentAttendees : 0);
  const events = await get<Event[]>('/events');
  const open = events.filter(
    (event) =>
      event.active && event.publishWebsite && event.status === 'upcoming' && spots(event) > 0,
  );
  return open
    .map((event) => ({
      kind: 'event seat',
      name: event._id,
      cents: cents(event.price),
      places: spots(event),
      booking: { type: 'event', id: event._id, bookingDetails: details, tickets: 1 },
      left: async () => spots((await get<Event[]>('/events')).find(({ _id }) => _id === event._id)),
    }))
    .sort((one, other) => one.places - other.places);
}
