import { useListPaymentsQuery } from '@vestibule/api/payments';
import { useGetRoomAvailabilityQuery } from '@vestibule/api/rooms';
import { addDays } from '@vestibule/domain/calendar';
import { heldStays } from '@vestibule/domain/bookings';
import {
  AVAILABILITY_DAYS,
  bookableStay,
  roomGuestOf,
  type Room,
  type RoomBookingForm,
} from '@vestibule/domain/rooms';
import { RoomBookingSidebar } from '@vestibule/ui/rooms';
import { useState } from 'react';
import { withReturn } from '../../app/login-state.js';
import { usePageAddress, usePageQuery } from '../../app/page-query.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useToday } from '../../app/today.js';
import { useAuth } from '../../app/use-auth.js';
import { UnpaidNotice } from '../bookings/UnpaidNotice.js';
import { useCardCharge } from '../payments/use-card-charge.js';
import { useOfferedMethods } from '../payments/use-offered-methods.js';
import { usePayment } from '../payments/use-payment.js';
import { keepBookingDraft, useBookingDraft } from './booking-draft.js';
import { roomRefusal } from './room-refusal.js';
import { BOOKING_FORM, readRoomSearch, roomSearchQuery } from './room-search-address.js';

interface RoomBookingProps {
  room: Room;
}

/** The booking form, wired: it starts with the search's dates and the draft of this tab. */
export default function RoomBooking({ room }: RoomBookingProps) {
  const today = useToday();
  const showToast = useToasts();
  const { status, user } = useAuth();
  const here = usePageAddress();
  const [query] = usePageQuery();
  const { stay, guests } = readRoomSearch(query);
  const search = roomSearchQuery({ stay, guests }).toString();
  const { data: nights, refetch: askAgain } = useGetRoomAvailabilityQuery({
    id: room._id,
    checkIn: today,
    checkOut: addDays(today, AVAILABILITY_DAYS),
  });
  const { data: payments, isError: noPayments } = useListPaymentsQuery(user?._id ?? '', {
    skip: !user,
  });
  const [problem, setProblem] = useState<ReturnType<typeof roomRefusal>>();
  const payment = usePayment({ onRefused: (failure) => setProblem(roomRefusal(failure)) });
  const book = (bookingDetails: RoomBookingForm) => {
    const booking = { type: 'room' as const, id: room._id, bookingDetails };
    payment.open({ type: 'room', booking, service: room });
  };
  // Until then their own nights would pass for taken.
  const heldKnown = status !== 'signed-in' || payments !== undefined || noPayments;
  const wanted = stay && bookableStay(stay);
  const searched = wanted && { checkInDate: wanted.checkIn, checkOutDate: wanted.checkOut };
  return (
    <>
      <UnpaidNotice type="room" id={room._id} />
      <RoomBookingSidebar
        key={`${room._id} ${search}`}
        room={room}
        today={today}
        signedIn={status === 'signed-in'}
        guest={user ? roomGuestOf(user) : undefined}
        defaultValue={{ guests, ...searched }}
        draft={useBookingDraft(room._id, search)}
        availability={heldKnown ? nights?.nights : undefined}
        held={payments && heldStays(room._id, payments)}
        loginHref={withReturn('login', `${here}#${BOOKING_FORM}`)}
        onToast={showToast}
        onTaken={() => void askAgain()}
        onFormChange={(form) => keepBookingDraft(room._id, form, search)}
        problem={problem}
        methods={useOfferedMethods()}
        cardCharge={useCardCharge()}
        onBook={book}
      />
      {payment.dialog}
    </>
  );
}
