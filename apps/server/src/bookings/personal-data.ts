import { ProblemError } from '@vestibule/domain/problem';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.js';
import { findPaymentsOfUser } from '../payments/store.js';
import { toPaymentRecord } from '../payments/to-payment-record.js';
import { bookings } from './tables.js';

/** Statuses in which the hotel still expects the guest, or the guest's money. */
const expected = ['pending', 'waiting', 'confirmed', 'paid'] as const;

const lastDay = sql`coalesce(${bookings.checkOutDate}, ${bookings.serviceDate})`;

/** Bookings and what was paid for them: taken along whole, kept without the guest. */
export const bookingsPersonalData: PersonalData = {
  name: 'bookings',
  export: async (db, userId) => (await findPaymentsOfUser(db, userId)).map(toPaymentRecord),
  erase: async (tx, userId, today) => {
    const ahead = await tx.$count(
      bookings,
      and(
        eq(bookings.userId, userId),
        inArray(bookings.status, [...expected]),
        gte(lastDay, today),
      ),
    );
    if (ahead > 0) throw new ProblemError('account.booking-ahead');
    await tx
      .update(bookings)
      .set({
        guestName: null,
        guestEmail: '',
        guestPhone: null,
        request: null,
        orderDescription: '',
      })
      .where(eq(bookings.userId, userId));
  },
};
