import type { AccountProblem, PasskeyProblem } from '../account/problems.js';
import { accountMessages, passkeyMessages } from '../account/messages.js';
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
import type { Stay } from '../rooms/room.schema.js';
import type { SettingsProblem } from '../settings/problems.js';
import { settingsMessages } from '../settings/messages.js';
import type { SpaProblem } from '../spa/problems.js';
import { spaMessages } from '../spa/messages.js';
import { texts as requestMessages } from './request-messages.texts.js';
import type { RequestProblem } from './request-problems.js';

/** Every problem the hotel can name: a closed union, `feature.what-is-wrong`. */
export type ProblemCode =
  | RequestProblem
  | AccountProblem
  | PasskeyProblem
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
  ...passkeyMessages,
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

/** Facts that the guest needs next, by the code that carries them. */
export interface ProblemDetails {
  'events.sold-out': { spotsLeft: number };
  /** In dollars. */
  'payments.price-changed': { total: number };
  'rooms.sold-out': { freeStays: readonly Stay[] };
  'spa.slot-past': { freeSlots: readonly string[] };
  'spa.slot-taken': { freeSlots: readonly string[] };
}

/** The codes that carry no details. */
export type PlainProblemCode = Exclude<ProblemCode, keyof ProblemDetails>;

/** A code, with its details where it has some; a comparison of the code tells their type. */
export type CodedProblem =
  | { code?: PlainProblemCode; details?: undefined }
  | {
      [Code in keyof ProblemDetails]: { code: Code; details?: ProblemDetails[Code] };
    }[keyof ProblemDetails];

/** What a refusal may carry beside its code. */
export interface ProblemOptions<Code extends ProblemCode = ProblemCode> {
  /** Replaces the code's own text. */
  message?: string;
  /** What is wrong where: field name to text. */
  fields?: Record<string, string>;
  details?: Code extends keyof ProblemDetails ? ProblemDetails[Code] : undefined;
  retryAfterSeconds?: number;
}

/** A refusal with a name: thrown by rules and stores, mapped to a status by the server. */
export class ProblemError<Code extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: Code,
    readonly options: ProblemOptions<Code> = {},
  ) {
    super(options.message ?? problemMessages[code]);
  }
}
