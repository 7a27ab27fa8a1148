import type { User } from '../account/user.schema.js';
import type { RoomBookingForm } from './book-room.js';

/** Who books, as the room's form asks for it. */
export type RoomGuest = Required<Pick<RoomBookingForm, 'guestName' | 'phone'>>;

export function roomGuestOf({ fullName, phone }: User): RoomGuest {
  return { guestName: fullName, phone: phone ?? '' };
}

/** Fills what is empty from the profile; what was typed stays. */
export function withRoomGuest<Form extends Pick<RoomBookingForm, 'guestName' | 'phone'>>(
  form: Form,
  guest: RoomGuest,
): Form {
  return {
    ...form,
    guestName: form.guestName.trim() ? form.guestName : guest.guestName,
    phone: form.phone?.trim() ? form.phone : guest.phone,
  };
}
