import { roomBookingFields } from '@vestibule/domain/rooms';
import type { RoomBookingField, RoomsProblem } from '@vestibule/domain/rooms';

/** In place of the page, above the sidebar's button, or at one of its fields. */
export type RoomsPlace = 'page' | 'message' | RoomBookingField;

/** Every code of the feature and its place; the stories of RoomBookingSidebar and RoomNotFound show them. */
export const roomsPlaces = {
  ...roomBookingFields,
  'rooms.not-found': 'page',
  'rooms.sold-out': 'message',
} satisfies Record<RoomsProblem, RoomsPlace>;
