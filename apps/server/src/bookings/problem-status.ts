import type { BookingsProblem } from '@vestibule/domain/bookings';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const bookingsStatus = {
  'bookings.not-cancellable': 409,
} satisfies Record<BookingsProblem, ContentfulStatusCode>;
