import type {
  BookableKind,
  BookableType,
  BookedService,
  BookingQuote,
  BookingRequest,
  BookingSpan,
} from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { ProblemError } from '@vestibule/domain/problem';
import type { Database, Transaction } from '../database/connect.js';

/** A request checked against the hotel's own record, and priced from it (ruling 4). */
export interface PreparedBooking {
  booked: Omit<BookedService, 'lines'>;
  quote: BookingQuote;
}

/** What one kind needs of the database to be sold. */
export interface SellerParts<Request, Service> {
  kind: BookableKind<Request, Service>;
  /** The hotel's own record; throws the kind's not-found problem. */
  find(db: Database, id: string): Promise<Service>;
  /** Takes nights, slot or seats for the booking; throws the kind's own problem when they are gone. */
  take(tx: Transaction, request: Request, context: TakeContext): Promise<void>;
  /** Gives back what `take` took. */
  release(tx: Transaction, request: Request, bookingId: string): Promise<void>;
}

export interface TakeContext {
  bookingId: string;
  today: Day;
  /** The hotel's wall clock, `HH:MM`. */
  time: string;
}

/** How a kind is sold, whatever its kind. */
export interface Seller {
  prepare(db: Database, request: BookingRequest, today: Day): Promise<PreparedBooking>;
  fingerprint(userId: string, request: BookingRequest): string;
  /** How many units an unpaid booking keeps from others. */
  units(request: BookingRequest): number;
  /** Whether one guest cannot mean both requests: the same thing at the same time. */
  clashes(one: BookingRequest, other: BookingRequest): boolean;
  span(db: Database, request: BookingRequest): Promise<BookingSpan>;
  take(tx: Transaction, request: BookingRequest, context: TakeContext): Promise<void>;
  release(tx: Transaction, request: BookingRequest, bookingId: string): Promise<void>;
}

/** Makes a seller of a kind. The registry finds it by the request's `type`, so requests fit. */
export function defineSeller<T extends BookableType, Service>(
  parts: SellerParts<Extract<BookingRequest, { type: T }>, Service>,
): Seller {
  type Request = Extract<BookingRequest, { type: T }>;
  const { kind } = parts;
  return {
    async prepare(db, request, today) {
      const service = await parts.find(db, request.id);
      const problem = kind.check(request as Request, service, { today });
      if (problem) throw new ProblemError(problem);
      return {
        booked: kind.toBooked(request as Request, service),
        quote: kind.quote(request as Request, service),
      };
    },
    fingerprint: (userId, request) =>
      JSON.stringify([userId, request.type, request.id, ...kind.identity(request as Request)]),
    units: (request) => kind.units(request as Request),
    clashes: (one, other) =>
      one.type === other.type &&
      one.id === other.id &&
      kind.clashes(one as Request, other as Request),
    span: async (db, request) => kind.span(request as Request, await parts.find(db, request.id)),
    take: (tx, request, context) => parts.take(tx, request as Request, context),
    release: (tx, request, bookingId) => parts.release(tx, request as Request, bookingId),
  };
}
