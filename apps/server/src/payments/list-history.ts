import type * as contract from '@vestibule/api/payments/contract';
import { MAX_PAYMENTS } from '@vestibule/domain/payments';
import { findBookedWords } from '../bookings/booked-words.js';
import { findPictures } from '../bookings/picture-store.js';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { checkOwner } from './records/check-owner.js';
import { findPaymentsOfUser } from './store.js';
import { toGuestRecord } from './records/to-payment-record.js';

/** GET /payments/history/all/{userId}: private to its owner (ruling 2). */
export const listHistory: Handler<typeof contract.listHistory> = async (
  { params },
  { services, caller, language },
) => {
  checkOwner(caller, params.userId);
  const found = await findPaymentsOfUser(services.db, caller.id, MAX_PAYMENTS);
  const bookings = found.map(({ booking }) => booking);
  const pictureOf = await findPictures(services.db, bookings);
  const inWords = await findBookedWords(services.db, language, bookings);
  const payments = found.map((one) => ({
    ...toGuestRecord({ ...one, booking: inWords(one.booking) }, services),
    image: pictureOf(one.booking),
  }));
  return succeed({ payments });
};
