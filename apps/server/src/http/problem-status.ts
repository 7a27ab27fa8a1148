import type { ProblemCode, RequestProblem } from '@vestibule/domain/problem';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { accountStatus } from '../account/problem-status.js';
import { bookingsStatus } from '../bookings/problem-status.js';
import { contentStatus } from '../content/problem-status.js';
import { eventsStatus } from '../events/problem-status.js';
import { hallsStatus } from '../halls/problem-status.js';
import { paymentsStatus } from '../payments/problem-status.js';
import { restaurantStatus } from '../restaurant/problem-status.js';
import { roomsStatus } from '../rooms/problem-status.js';
import { settingsStatus } from '../settings/problem-status.js';
import { spaStatus } from '../spa/problem-status.js';

const requestStatus = {
  'request.invalid': 400,
  'request.unauthenticated': 401,
  'request.forbidden': 403,
  'request.not-found': 404,
  'request.method-not-allowed': 405,
  'request.conflict': 409,
  'request.key-reused': 409,
  'request.unprocessable': 422,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.expectation-failed': 417,
  'request.headers-too-large': 431,
  'request.too-slow': 408,
  'request.too-many': 429,
  'request.timed-out': 504,
  'server.failed': 500,
  'server.unavailable': 503,
  'server.maintenance': 503,
} satisfies Record<RequestProblem, ContentfulStatusCode>;

/** The HTTP status of every code. */
export const problemStatus = {
  ...requestStatus,
  ...accountStatus,
  ...bookingsStatus,
  ...contentStatus,
  ...eventsStatus,
  ...hallsStatus,
  ...paymentsStatus,
  ...restaurantStatus,
  ...roomsStatus,
  ...settingsStatus,
  ...spaStatus,
} satisfies Record<ProblemCode, ContentfulStatusCode>;
