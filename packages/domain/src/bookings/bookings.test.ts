import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HOTEL_TIME_ZONE } from '../calendar/index.js';
import { buildRoom } from '../rooms/builders.js';
import { bookingRequestSchema } from './booking-request.js';
import { bookingStats } from './booking-stats.js';
import type { CodedProblem } from '../problem/problem.js';
import { bookedCover } from './booked-cover.js';
import { bookingStatus, isAbandoned, isGone } from './booking-status.js';
import { whatIsLeft } from './what-is-left.js';
import { bookingTypeOf, type BookableType } from './booking-type.js';
import { texts as arabicTypes } from './booking-type.texts.ar.js';
import { toBookingViews } from './booking-views.js';
import { liesAhead, toBookingView } from './booking-view.js';
import {
  buildBookedStay,
  buildBookingView,
  buildBookingViews,
  buildPaymentRecord,
} from './builders.js';
import {
  bookingSortLabels,
  bookingSorts,
  filterBookings,
  noBookingFilter,
  readBookingFilter,
  writeBookingFilter,
} from './filter-bookings.js';
import { partyFacts } from './booking-words.js';
import { roomKind } from './kinds/room-kind.js';
import { composeOrderDescription, parseOrderDescription } from './order-description.js';
import { sampleBookings } from './sample-bookings.js';
import { texts as arabicSamples } from './sample-bookings.texts.ar.js';
import { serviceNumberOf } from './service-number.js';

const today = '2026-11-20';

describe('order descriptions (spec 7: pipe-separated parts)', () => {
  it('are composed for a stay', () => {
    expect(composeOrderDescription(buildBookedStay())).toBe(
      'Room Booking: Sea View King | Guest: Layla Haddad | Check-in: 2026-12-01 | Check-out: 2026-12-03 | Guests: 2 | Phone: +96892123456',
    );
  });

  it('an event’s combines title, guest name, phone and ticket count [S7.payments.3]', () => {
    const booked = {
      type: 'event',
      id: 'jazz',
      name: 'Jazz',
      guestName: 'Layla',
      phone: '1',
      tickets: 3,
    };
    expect(composeOrderDescription(booked as never)).toBe(
      'Event Booking: Jazz | Guest: Layla | Phone: 1 | Tickets: 3',
    );
  });

  it('are read in any order and case, with or without a title [S7.payments.5]', () => {
    expect(parseOrderDescription('GUESTS: 3|guest: Ada| Check-Out: 2026-12-09 ')).toMatchObject({
      title: undefined,
      guestName: 'Ada',
      guests: 3,
      checkOut: '2026-12-09',
    });
    expect(parseOrderDescription('Sea View King | Guest: Ada').title).toBe('Sea View King');
  });

  it('what a guest types never becomes a part of its own (ruling 5)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (guestName) => {
        const text = composeOrderDescription(buildBookedStay({ guestName }));
        const parsed = parseOrderDescription(text);
        expect(parsed).toMatchObject({ title: 'Sea View King', guests: 2, checkIn: '2026-12-01' });
      }),
    );
  });
});

describe('the structured form (ruling 5)', () => {
  it('strips pipes and line breaks, and reads a duration in words [R5]', () => {
    const request = v.parse(bookingRequestSchema, {
      type: 'spa',
      id: 'hammam',
      bookingDetails: {
        guestName: 'Ada | x\ny',
        serviceDate: '2026-12-01',
        serviceTime: '09:30',
        duration: '60 minutes',
      },
    });
    expect(request.bookingDetails).toMatchObject({ guestName: 'Ada x y', duration: 60 });
  });

  it('a stay costs nights × discounted price (ruling 7)', () => {
    const bookingDetails = {
      guestName: 'Ada',
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-04',
      guests: 1,
    };
    const request = { type: 'room' as const, id: 'x', bookingDetails };
    expect(roomKind.quote(request, buildRoom({ price: 150 })).totalCents).toBe(45_000);
  });
});

describe('the status of a booking', () => {
  it.each([
    ['delivered', ['paid'], 'confirmed'],
    ['expired', ['paid'], 'cancelled'],
    ['expired', ['expired'], 'expired'],
    ['held', ['failed', 'waiting'], 'waiting'],
    ['held', ['failed'], 'failed'],
    ['cancelled', ['cancelled'], 'cancelled'],
    ['held', [], 'pending'],
  ] as const)('%s, %o: %s', (hold, attempts, status) => {
    expect(bookingStatus(hold, attempts)).toBe(status);
  });

  it('a hold is given up as soon as no attempt can bring its money any more', () => {
    expect(isAbandoned('held', ['cancelled', 'expired'])).toBe(true);
    expect(isAbandoned('held', ['failed'])).toBe(true);
    expect(isAbandoned('held', ['failed', 'pending'])).toBe(false);
    expect(isAbandoned('held', ['waiting'])).toBe(false);
    expect(isAbandoned('delivered', ['cancelled'])).toBe(false);
  });

  it.each([
    ['pending', false],
    ['waiting', false],
    ['paid', false],
    ['confirmed', false],
    ['cancelled', true],
    ['failed', true],
    ['expired', true],
  ] as const)('%s: gone %s', (status, gone) => {
    expect(isGone(status)).toBe(gone);
  });
});

describe('what a refusal says is left', () => {
  it.each([
    [{ code: 'events.sold-out', details: { spotsLeft: 0 } }, 'Sold out.'],
    [{ code: 'payments.price-changed', details: { total: 350 } }, 'The total is now $350.00.'],
    [{ code: 'events.sold-out', details: { spotsLeft: 2 } }, '2 spots left.'],
    [
      {
        code: 'rooms.sold-out',
        details: { freeStays: [{ checkIn: '2026-12-03', checkOut: '2026-12-05' }] },
      },
      'Free near these dates: Thu, 3 Dec 2026 to Sat, 5 Dec 2026.',
    ],
    [
      { code: 'spa.slot-taken', details: { freeSlots: ['11:30', '13:00'] } },
      'Free that day: 11:30; 13:00.',
    ],
    [{ code: 'rooms.sold-out', details: { freeStays: [] } }, undefined],
    [{ code: 'rooms.sold-out' }, undefined],
    [{ code: 'payments.already-paid' }, undefined],
    [{}, undefined],
  ] satisfies [CodedProblem, string | undefined][])('%o: %s', (problem, text) => {
    expect(whatIsLeft(problem)).toBe(text);
  });
});

describe('the booking view model (spec 3, 9) [S3.bookings.1]', () => {
  it('a missing checkout is three days after creation; adults default to 1, children to 0 [S9.bookings.4]', () => {
    const record = buildPaymentRecord({ booking: undefined, orderDescription: 'Something' });
    expect(toBookingView(record, HOTEL_TIME_ZONE)).toMatchObject({
      checkOut: '2026-11-23',
      adults: 1,
      children: 0,
      serviceName: 'Something',
    });
  });

  it('says which of its texts have no translation, by its own names', () => {
    const inEnglish = (...untranslated: string[]) => ({ language: 'en' as const, untranslated });
    const told = inEnglish('booking.name', 'booking.specialist', 'booking.lines.0.label');
    const view = toBookingView({ ...buildPaymentRecord(), ...told }, HOTEL_TIME_ZONE);
    expect(view).toMatchObject(inEnglish('serviceName', 'specialist', 'lines.0.label'));
  });

  it('a name that is read from a description has none either; a word of ours has', () => {
    const untranslatedIn = (orderDescription: string) =>
      toBookingView(
        {
          ...buildPaymentRecord({ booking: undefined, orderDescription }),
          language: 'en',
          untranslated: ['orderDescription'],
        },
        HOTEL_TIME_ZONE,
      ).untranslated;
    expect(untranslatedIn('Room Booking: Sea View King | Guests: 2')).toEqual(['serviceName']);
    expect(untranslatedIn('Guest: Layla Haddad')).toEqual([]);
  });

  it('older records are read from their description [S7.payments.5]', () => {
    const view = toBookingView(buildPaymentRecord({ booking: undefined }), HOTEL_TIME_ZONE);
    expect(view).toMatchObject({ checkIn: '2026-12-01', guestName: 'Layla Haddad', adults: 2 });
  });

  it('without any date, it is of the hotel’s day on which it was made (ruling 24)', () => {
    const record = buildPaymentRecord({
      booking: undefined,
      orderDescription: '3 tickets',
      createdAt: '2026-11-20T21:00:00.000Z',
    });
    const days = (timeZone: string) => {
      const { checkIn, checkOut } = toBookingView(record, timeZone);
      return [checkIn, checkOut];
    };
    expect(days('Asia/Muscat')).toEqual(['2026-11-21', '2026-11-24']);
    expect(days('Europe/Berlin')).toEqual(['2026-11-20', '2026-11-23']);
  });

  it('several attempts are one row; the one that got furthest speaks', () => {
    const attempts = [
      buildPaymentRecord({ _id: 'late', status: 'expired' }),
      buildPaymentRecord({ _id: 'good', status: 'paid' }),
      buildPaymentRecord({ _id: 'twice', status: 'paid', refundDue: 300 }),
    ];
    const views = toBookingViews(attempts, HOTEL_TIME_ZONE);
    expect(views).toHaveLength(1);
    expect(views[0]).toMatchObject({
      id: 'good',
      refundDue: 300,
      // The one that expired charged nobody.
      paymentInfo: { totalPayments: 2 },
    });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['pending', 'failed'],
  ] as const)('a booking that is %s after a failed attempt: %s', (bookingStatus, shown) => {
    const attempts = [
      buildPaymentRecord({ _id: 'first', status: 'failed', bookingStatus }),
      buildPaymentRecord({ _id: 'second', status: 'cancelled', bookingStatus }),
    ];
    const [view] = toBookingViews(attempts, HOTEL_TIME_ZONE);
    expect(view?.paymentInfo).toMatchObject({ status: shown, totalPayments: 1 });
  });

  it('service numbers stay, from 100 to 599 [R12]', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(serviceNumberOf(id)).toBe(serviceNumberOf(id));
        expect(serviceNumberOf(id)).toBeGreaterThanOrEqual(100);
        expect(serviceNumberOf(id)).toBeLessThanOrEqual(599);
      }),
    );
    const numbers = Array.from({ length: 10_000 }, (_, count) => serviceNumberOf(`BK-${count}`));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([100, 599]);
  });

  it.each([
    ['Room Booking: x', 'room'],
    ['Hot stone massage', 'spa'],
    ['3 tickets', 'event'],
    ['Dinner for two', 'restaurant'],
    ['Pool day', 'pool'],
    ['Gym pass', 'gym'],
    ['Anything', 'crypto'],
  ])('%s is a booking of type %s [S9.bookings.2]', (description, type) => {
    expect(bookingTypeOf({ description, gateway: 'NowPayments' })).toBe(type);
  });

  it('without words, the way of paying decides, then Standard Booking [S9.bookings.2]', () => {
    expect(bookingTypeOf({ description: '', gateway: 'Stripe' })).toBe('card');
    expect(bookingTypeOf({ description: '' })).toBe('standard');
  });
});

it.each([
  ['2026-12-02', true],
  ['2026-12-03', true],
  ['2026-12-04', false],
])('a stay until 3 December lies ahead on %s: %s', (today, ahead) => {
  expect(liesAhead(buildBookingView({ checkOut: '2026-12-03' }), today)).toBe(ahead);
});

describe('My Bookings: stats, filters, order (spec 9) [S9.bookings.1]', () => {
  const views = buildBookingViews(today);

  it('Total Spent sums confirmed and paid bookings [S9.bookings.3]', () => {
    expect(bookingStats(views)).toEqual({ total: 6, confirmed: 1, pending: 2, spentCents: 36_000 });
  });

  it.each([
    ['today', [today]],
    ['tomorrow', ['2026-11-21']],
    ['thisWeek', ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']],
  ] as const)('%s', (date, days) => {
    const found = filterBookings(views, { ...noBookingFilter, date, sort: 'checkIn' }, { today });
    expect(found.map(({ checkIn }) => checkIn)).toEqual(days);
  });

  it('this week is the next seven days, today the first [S9.bookings.1]', () => {
    const last = buildBookingView({ checkIn: '2026-11-26' });
    const over = buildBookingView({ checkIn: '2026-11-27' });
    const filter = { ...noBookingFilter, date: 'thisWeek' as const };
    expect(filterBookings([last, over], filter, { today })).toEqual([last]);
  });

  it('a status is found in the booking and in its payment: a paid stay is confirmed', () => {
    const stay = buildBookingView({ status: 'confirmed' });
    const paid = { ...stay, paymentInfo: { ...stay.paymentInfo, status: 'paid' as const } };
    const found = (status: 'paid' | 'confirmed' | 'failed') =>
      filterBookings([paid], { ...noBookingFilter, status }, { today }).length;
    expect([found('paid'), found('confirmed'), found('failed')]).toEqual([1, 1, 0]);
  });

  it('the sort options are in their order', () => {
    expect(bookingSorts).toEqual([
      'bookingDate',
      'checkIn',
      'guestName',
      'totalPrice',
      'bookingId',
    ]);
    expect(Object.keys(bookingSortLabels())).toEqual(bookingSorts);
  });

  it.each([
    ['checkIn', ['BK-2', 'BK-3', 'BK-1']],
    ['guestName', ['BK-3', 'BK-1', 'BK-2']],
    ['totalPrice', ['BK-1', 'BK-2', 'BK-3']],
    ['bookingDate', ['BK-2', 'BK-1', 'BK-3']],
    ['bookingId', ['BK-1', 'BK-2', 'BK-3']],
  ] as const)('the order by %s: %j [S9.bookings.1]', (sort, order) => {
    const rows = [
      ['BK-3', '2026-12-02', 'Ada', 100, '2026-11-01T08:00:00.000Z'],
      ['BK-1', '2026-12-03', 'Layla', 300, '2026-11-02T08:00:00.000Z'],
      ['BK-2', '2026-12-01', 'Zaid', 200, '2026-11-03T08:00:00.000Z'],
    ] as const;
    const three = rows.map(([bookingId, checkIn, guestName, totalPrice, bookingDate]) =>
      buildBookingView({ bookingId, checkIn, guestName, totalPrice, bookingDate }),
    );
    const found = filterBookings(three, { ...noBookingFilter, sort }, { today });
    expect(found.map(({ bookingId }) => bookingId)).toEqual(order);
  });

  it.each([
    ['en-US', ['Ada', 'Östen', 'Zaid']],
    ['sv-SE', ['Ada', 'Zaid', 'Östen']],
  ])('names are in the order of the alphabet of %s', (locale, order) => {
    const views = ['Östen', 'Zaid', 'Ada'].map((guestName) => buildBookingView({ guestName }));
    const filter = { ...noBookingFilter, sort: 'guestName' } as const;
    const found = filterBookings(views, filter, { today, locale });
    expect(found.map(({ guestName }) => guestName)).toEqual(order);
  });

  it('upcoming is today and every day after it [S9.bookings.1]', () => {
    const days = ['2026-11-19', '2026-11-20', '2027-03-01'];
    const three = days.map((checkIn) => buildBookingView({ checkIn }));
    const filter = { ...noBookingFilter, date: 'upcoming', sort: 'checkIn' } as const;
    expect(filterBookings(three, filter, { today }).map(({ checkIn }) => checkIn)).toEqual(
      days.slice(1),
    );
  });

  it('unless asked otherwise what lies ahead first, then what is over, then what is gone [S9.bookings.1]', () => {
    const rows = [
      ['cancelled-ahead', '2026-11-25', '2026-11-26', undefined, 'cancelled'],
      ['long-over', '2026-10-01', '2026-10-03', undefined, 'paid'],
      ['ahead-late', '2026-12-24', '2026-12-27', undefined, 'pending'],
      ['over', '2026-11-10', '2026-11-12', undefined, 'confirmed'],
      ['evening', '2026-11-21', '2026-11-21', '19:30', 'confirmed'],
      ['morning', '2026-11-21', '2026-11-21', '09:30', 'paid'],
      ['here-now', '2026-11-18', today, undefined, 'confirmed'],
      ['failed', '2026-12-01', '2026-12-02', undefined, 'failed'],
      ['expired', '2026-11-30', '2026-12-02', undefined, 'expired'],
    ] as const;
    const found = filterBookings(
      rows.map(([bookingId, checkIn, checkOut, serviceTime, status]) =>
        buildBookingView({ bookingId, checkIn, checkOut, serviceTime, status }),
      ),
      noBookingFilter,
      { today },
    );
    expect(found.map(({ bookingId }) => bookingId)).toEqual([
      'here-now',
      'morning',
      'evening',
      'ahead-late',
      'over',
      'long-over',
      'failed',
      'expired',
      'cancelled-ahead',
    ]);
  });

  it('newest booking first by its date, dearest first by total price', () => {
    const ids = (sort: 'bookingDate' | 'totalPrice' | 'bookingId') =>
      filterBookings(views, { ...noBookingFilter, sort }, { today }).map(
        ({ bookingId }) => bookingId,
      );
    expect(ids('bookingDate')[0]).toBe('BK-5');
    expect(ids('totalPrice')[0]).toBe('BK-4');
    expect(ids('bookingId')[0]).toBe('BK-0');
  });

  it('searches booking, guest and service, whatever the case', () => {
    const search = (text: string) =>
      filterBookings(views, { ...noBookingFilter, search: text }, { today }).length;
    expect(search(' SEA view ')).toBe(1);
    expect(search('bk-3')).toBe(1);
    expect(search('nobody')).toBe(0);
  });

  it('finds a type by the name that the guest reads, and by the English one', () => {
    const search = (text: string) =>
      filterBookings(views, { ...noBookingFilter, search: text }, { today, t: arabicTypes }).length;
    expect(search('حجز غرفة')).toBe(6);
    expect(search('room booking')).toBe(6);
    expect(search('حجز سبا')).toBe(0);
  });

  it.each(['الأنيقه', 'الزاوية', 'غرفة الزَّاويه'])('finds %s as a guest types it', (search) => {
    const corner = buildBookingView({ serviceName: 'غرفة الزَّاوية الأنيقة' });
    expect(filterBookings([corner], { ...noBookingFilter, search }, { today })).toEqual([corner]);
  });

  it('is in the address and is read back from it', () => {
    const filter = { search: 'sea', status: 'paid', date: 'upcoming', sort: 'guestName' } as const;
    expect(readBookingFilter(new Map(Object.entries(writeBookingFilter(filter))) as never)).toEqual(
      filter,
    );
    expect(writeBookingFilter(noBookingFilter)).toEqual({});
    const odd = { get: () => 'odd' };
    expect(readBookingFilter(odd)).toEqual({ ...noBookingFilter, search: 'odd' });
  });

  it('a booking says of children only what was named', () => {
    const labels = (children: number) =>
      partyFacts(buildBookingView({ children })).map(({ label, value }) => `${label}: ${value}`);
    expect(labels(0)).toEqual(['Guests: 2']);
    expect(labels(1)).toEqual(['Adults: 2', 'Children: 1']);
  });

  it('a picture is in the folder of what was booked; other records have none', () => {
    const { booking } = buildPaymentRecord();
    const pictureOf = (type: 'room' | 'spa' | 'event', image?: string) =>
      toBookingView(
        buildPaymentRecord({ image, booking: booking && { ...booking, type } }),
        HOTEL_TIME_ZONE,
      ).picture;
    expect(pictureOf('room', 'a.webp')).toEqual({ kind: 'rooms', file: 'a.webp' });
    expect(pictureOf('spa', 'a.webp')).toEqual({ kind: 'services', file: 'a.webp' });
    expect(pictureOf('event', 'a.webp')).toEqual({ kind: 'events', file: 'a.webp' });
    expect(pictureOf('room')).toBeUndefined();
  });

  it('sample rows are of every kind and read like real ones [R2]', () => {
    expect(
      sampleBookings(today)
        .map(({ serviceType }) => serviceType)
        .toSorted(),
    ).toEqual(['event', 'room', 'spa']);
  });

  it('sample rows have their names in the language of the page', () => {
    const { room, treatment, event, guest } = arabicSamples;
    const rows = sampleBookings(today, arabicSamples);
    const names = rows.map(({ serviceName }) => serviceName);
    expect(names.toSorted()).toEqual([room, treatment, event].toSorted());
    for (const row of rows) expect(row).toMatchObject({ guestName: guest });
    expect(rows.flatMap(({ untranslated = [] }) => untranslated)).toEqual([]);
  });
});

describe('the cover of what was booked', () => {
  it.each<[BookableType, string[], string | undefined]>([
    ['room', ['bed.webp', 'bath.webp'], 'bed.webp'],
    ['event', ['placeholder.webp'], 'placeholder.webp'],
    ['spa', ['placeholder.webp', 'hammam.webp'], 'hammam.webp'],
    ['room', [], undefined],
  ])('of a %s with %j: %s', (type, images, cover) => {
    expect(bookedCover(type, images)).toBe(cover);
  });
});
