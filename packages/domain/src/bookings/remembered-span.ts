import { addMinutes } from '../calendar/hotel-time.js';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '../rooms/room-defaults.js';
import type { BookingSpan } from './bookable-kind.js';
import type { BookedService } from './booked-service.schema.js';

/**
 * When a booking begins and ends as far as it remembers itself, for once the hotel's own record is
 * gone: a stay with the hours of spec 9, a treatment as it was chosen; of an event, no end is known.
 */
export function rememberedSpan(booked: BookedService): BookingSpan | undefined {
  const { checkInDate, checkOutDate, serviceDate, serviceTime, duration } = booked;
  if (checkInDate && checkOutDate) {
    return {
      date: checkInDate,
      startTime: DEFAULT_CHECK_IN_TIME,
      endTime: DEFAULT_CHECK_OUT_TIME,
      endDate: checkOutDate,
    };
  }
  if (!serviceDate || !serviceTime || duration === undefined) return undefined;
  return { date: serviceDate, startTime: serviceTime, endTime: addMinutes(serviceTime, duration) };
}
