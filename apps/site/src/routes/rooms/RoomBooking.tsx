import { useGetRoomAvailabilityQuery } from '@vestibule/api/rooms';
import { addDays } from '@vestibule/domain/calendar';
import type { Room, RoomBookingForm } from '@vestibule/domain/rooms';
import { RoomBookingSidebar } from '@vestibule/ui/rooms';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useToasts } from '../../app/ToastProvider.js';
import { useToday } from '../../app/TodayProvider.js';
import { useAuth } from '../../app/use-auth.js';
import { keepBookingDraft, useBookingDraft } from './booking-draft.js';
import { readRoomSearch } from './room-search-address.js';

/** As far ahead as rooms are let (ruling 26). */
const DAYS_AHEAD = 180;

interface RoomBookingProps {
  room: Room;
  onBook: (form: RoomBookingForm) => void;
}

/** The booking form, wired: it starts with the draft of this tab, else with the search's dates. */
export function RoomBooking({ room, onBook }: RoomBookingProps) {
  const today = useToday();
  const showToast = useToasts();
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { stay, guests } = readRoomSearch(query);
  const { data: nights } = useGetRoomAvailabilityQuery({
    id: room._id,
    checkIn: today,
    checkOut: addDays(today, DAYS_AHEAD),
  });
  const draft = useBookingDraft(room._id);
  const searched = stay && { checkInDate: stay.checkIn, checkOutDate: stay.checkOut };
  return (
    <RoomBookingSidebar
      key={`${room._id} ${draft ? 'draft' : ''}`}
      room={room}
      today={today}
      signedIn={status === 'signed-in'}
      defaultValue={draft ?? { guests, ...searched }}
      availability={nights?.nights}
      loginHref={`/login?returnTo=${encodeURIComponent(pathname + search)}`}
      onToast={showToast}
      onFormChange={(form) => keepBookingDraft(room._id, form)}
      onBook={onBook}
    />
  );
}
