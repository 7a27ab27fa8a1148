import type { AccountProblem } from '../account/problems.js';
import { accountMessages } from '../account/messages.js';
import type { BookingsProblem } from '../bookings/problems.js';
import { bookingsMessages } from '../bookings/messages.js';
import type { ContentProblem } from '../content/problems.js';
import { contentMessages } from '../content/messages.js';
import type { EventsProblem } from '../events/problems.js';
import { eventsMessages } from '../events/messages.js';
import type { HallsProblem } from '../halls/problems.js';
import { hallsMessages } from '../halls/messages.js';
import type { PaymentsProblem } from '../payments/problems.js';
import { paymentsMessages } from '../payments/messages.js';
import type { RestaurantProblem } from '../restaurant/problems.js';
import { restaurantMessages } from '../restaurant/messages.js';
import type { RoomsProblem } from '../rooms/problems.js';
import { roomsMessages } from '../rooms/messages.js';
import type { SettingsProblem } from '../settings/problems.js';
import { settingsMessages } from '../settings/messages.js';
import type { SpaProblem } from '../spa/problems.js';
import { spaMessages } from '../spa/messages.js';
import { requestMessages, type RequestProblem } from './request-problems.js';

/** Every problem the hotel can name: a closed union, `feature.what-is-wrong`. */
export type ProblemCode =
  | RequestProblem
  | AccountProblem
  | BookingsProblem
  | ContentProblem
  | EventsProblem
  | HallsProblem
  | PaymentsProblem
  | RestaurantProblem
  | RoomsProblem
  | SettingsProblem
  | SpaProblem;

/** The text of each code. A known code's text wins over the status table of spec 8. */
export const problemMessages = {
  ...requestMessages,
  ...accountMessages,
  ...bookingsMessages,
  ...contentMessages,
  ...eventsMessages,
  ...hallsMessages,
  ...paymentsMessages,
  ...restaurantMessages,
  ...roomsMessages,
  ...settingsMessages,
  ...spaMessages,
} satisfies Record<ProblemCode, string>;

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemMessages, code);
}

/** What a refusal may carry beside its code. */
export interface ProblemOptions {
  /** Replaces the code's own text. */
  message?: string;
  /** What is wrong where: field name to text. */
  fields?: Record<string, string>;
  /** Facts the guest needs next: the right total, the nearest free dates. */
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A refusal with a name: thrown by rules and stores, mapped to a status by the server. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: ProblemCode,
    readonly options: ProblemOptions = {},
  ) {
    super(options.message ?? problemMessages[code]);
  }
}
