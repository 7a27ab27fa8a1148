import {
  composeOrderDescription,
  summariseBooking,
  type BookableKind,
  type BookingRequest,
  type BookingSummary,
} from '@vestibule/domain/bookings';

/** What the payment dialog is opened with, whatever is booked. */
export interface PayableOrder {
  summary: BookingSummary;
  /** The event's id or a timestamp (spec 7). */
  orderId: string;
  orderDescription: string;
  /** Absent only on the test page. */
  booking?: BookingRequest;
}

/** An order of one kind: `payableOrder(roomKind, request, room)`. */
export function payableOrder<
  Request extends BookingRequest,
  Service extends { isRefundable: boolean },
>(kind: BookableKind<Request, Service>, booking: Request, service: Service): PayableOrder {
  const booked = kind.toBooked(booking, service);
  return {
    summary: {
      ...summariseBooking(booked, kind.quote(booking, service)),
      isRefundable: service.isRefundable,
    },
    orderId: booking.type === 'event' ? booking.id : String(Date.now()),
    orderDescription: composeOrderDescription(booked),
    booking,
  };
}
