import { checkRoomBooking } from '../../rooms/book-room.js';
import { nightsOf, quoteStay } from '../../rooms/quote-stay.js';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '../../rooms/room-defaults.js';
import type { Room, Stay } from '../../rooms/room.schema.js';
import { staysMeet } from '../../rooms/stays-meet.js';
import { quoteLine, quoteOf, type BookableKind } from '../bookable-kind.js';
import type { RoomBookingRequest } from '../booking-request.js';
import { nounFor } from '../../text/noun-for.js';

/** Selling a stay in a room: nights × discounted price (ruling 7). */
export const roomKind: BookableKind<RoomBookingRequest, Room> = {
  type: 'room',
  check({ bookingDetails }, room, { today }) {
    return room.active === false
      ? 'rooms.not-found'
      : checkRoomBooking(bookingDetails, { today, room });
  },
  quote({ bookingDetails }, room) {
    const stay = quoteStay(room, stayOf(bookingDetails));
    return quoteOf([quoteLine(nounFor(stay.nights, 'night'), stay.nights, stay.nightlyCents)]);
  },
  identity: ({ bookingDetails: { checkInDate, checkOutDate, guests } }) => [
    checkInDate,
    checkOutDate,
    guests,
  ],
  units: ({ bookingDetails }) => nightsOf(stayOf(bookingDetails)),
  clashes: ({ bookingDetails: one }, { bookingDetails: other }) =>
    staysMeet(stayOf(one), stayOf(other)),
  span: ({ bookingDetails: { checkInDate, checkOutDate } }, room) => ({
    date: checkInDate,
    startTime: room.checkInTime || DEFAULT_CHECK_IN_TIME,
    endTime: room.checkOutTime || DEFAULT_CHECK_OUT_TIME,
    endDate: checkOutDate,
  }),
  toBooked({ id, bookingDetails }, room) {
    const { guestName, phone, checkInDate, checkOutDate, guests } = bookingDetails;
    return {
      type: 'room',
      id,
      name: room.name,
      guestName,
      phone,
      checkInDate,
      checkOutDate,
      guests,
      isRefundable: room.isRefundable,
    };
  },
};

type Details = RoomBookingRequest['bookingDetails'];

function stayOf({ checkInDate, checkOutDate }: Details): Stay {
  return { checkIn: checkInDate, checkOut: checkOutDate };
}
