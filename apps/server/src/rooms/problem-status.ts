import type { RoomsProblem } from '@vestibule/domain/rooms';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const roomsStatus = {
  'rooms.not-found': 404,
  'rooms.sold-out': 409,
  'rooms.name-required': 422,
  'rooms.name-invalid': 422,
  'rooms.name-too-long': 422,
  'rooms.phone-too-long': 422,
  'rooms.check-in-required': 422,
  'rooms.check-out-required': 422,
  'rooms.guests-required': 422,
  'rooms.check-out-not-after-check-in': 422,
  'rooms.check-in-past': 422,
  'rooms.too-many-guests': 422,
} satisfies Record<RoomsProblem, ContentfulStatusCode>;
