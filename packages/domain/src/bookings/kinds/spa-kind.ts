import { addMinutes, minutesOf } from '../../calendar/hotel-time.js';
import { checkTreatmentBooking, quoteTreatment } from '../../spa/book-treatment.js';
import { treatmentCategory } from '../../spa/treatment.js';
import type { Treatment } from '../../spa/treatment.schema.js';
import { quoteLine, quoteOf, type BookableKind } from '../bookable-kind.js';
import type { SpaBookingRequest } from '../booking-request.js';

/** Selling a treatment: the price of the chosen duration (spec 3, Spa booking payload). */
export const spaKind: BookableKind<SpaBookingRequest, Treatment> = {
  type: 'spa',
  check({ bookingDetails: { duration, serviceDate, serviceTime } }, treatment, { today }) {
    const choice = { minutes: duration, date: serviceDate, time: serviceTime };
    return checkTreatmentBooking(treatment, choice, { today });
  },
  quote({ bookingDetails: { duration } }, treatment) {
    const cents = quoteTreatment(treatment, duration);
    return quoteOf(cents === undefined ? [] : [quoteLine('treatment', 1, cents)]);
  },
  identity: ({ bookingDetails: { serviceDate, serviceTime, duration } }) => [
    serviceDate,
    serviceTime,
    duration,
  ],
  units: () => 1,
  clashes: ({ bookingDetails: one }, { bookingDetails: other }) =>
    one.serviceDate === other.serviceDate &&
    minutesOf(one.serviceTime) < minutesOf(other.serviceTime) + other.duration &&
    minutesOf(other.serviceTime) < minutesOf(one.serviceTime) + one.duration,
  span: ({ bookingDetails: { serviceDate, serviceTime, duration } }) => ({
    date: serviceDate,
    startTime: serviceTime,
    endTime: addMinutes(serviceTime, duration),
  }),
  toBooked({ id, bookingDetails }, treatment) {
    const { guestName, phone, serviceDate, serviceTime, duration } = bookingDetails;
    return {
      type: 'spa',
      id,
      name: treatment.title,
      guestName,
      phone,
      serviceDate,
      serviceTime,
      duration,
      specialist: treatment.specialist,
      category: treatmentCategory(treatment),
      isRefundable: treatment.isRefundable,
    };
  },
};
