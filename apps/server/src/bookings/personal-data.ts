import { ProblemError } from '@vestibule/domain/problem';
import type { PersonalData } from '../account/personal-data.js';
import { deleteReceiptsOfUser } from '../payments/receipt/receipt-store.js';
import { findPaymentsOfUser } from '../payments/store.js';
import { toPaymentRecord } from '../payments/records/to-payment-record.js';
import { countBookingsAhead, forgetGuest, lockBookingsOfUser } from './guest-store.js';
import { lockGuest } from './store.js';

/** Bookings and what was paid for them: taken along whole, kept without the guest. */
export const bookingsPersonalData: PersonalData = {
  name: 'bookings',
  export: async (db, userId) => (await findPaymentsOfUser(db, userId)).map(toPaymentRecord),
  erase: async (tx, userId, today) => {
    await lockGuest(tx, userId);
    await lockBookingsOfUser(tx, userId);
    if ((await countBookingsAhead(tx, userId, today)) > 0) {
      throw new ProblemError('account.booking-ahead');
    }
    await deleteReceiptsOfUser(tx, userId);
    await forgetGuest(tx, userId);
  },
};
