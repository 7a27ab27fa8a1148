import type { CalendarEntry } from '../calendar/calendar-file.js';
import type { Day } from '../calendar/day.js';
import type { ProblemCode } from '../problem/problem.js';
import type { InLanguage } from '../words/index.js';
import type { BookedService } from './booked-service.schema.js';
import type { BookableType } from './booking-type.js';

/** One line of a quote; amounts in cents. */
export interface QuoteLine extends InLanguage {
  label: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
}

/** What a booking costs: the sum of its lines, in cents. */
export interface BookingQuote {
  lines: QuoteLine[];
  totalCents: number;
}

export type BookingSpan = Pick<CalendarEntry, 'date' | 'startTime' | 'endTime' | 'endDate'>;

/**
 * All that it takes to sell one kind of thing: a room, a treatment, an event. `Request`
 * is what the guest asks for, `Service` the hotel's own record of it.
 */
export interface BookableKind<Request, Service> {
  type: BookableType;
  /** The first thing that is wrong with the request, in the specification's order. */
  check(request: Request, service: Service, context: { today: Day }): ProblemCode | undefined;
  quote(request: Request, service: Service): BookingQuote;
  /** What makes two requests the same booking, the id aside: names and phones do not. */
  identity(request: Request): unknown[];
  /** How many units an unpaid booking keeps from others: `heldUnits` names them. */
  units(request: Request): number;
  /** Whether one guest cannot mean both: the same thing at the same time, the id aside. */
  clashes(one: Request, other: Request): boolean;
  /** When it begins and ends, by the clock on the hotel's wall. */
  span(request: Request, service: Service): BookingSpan;
  /** The columns of the booking. */
  toBooked(request: Request, service: Service): Omit<BookedService, 'lines'>;
}

export function quoteOf(lines: QuoteLine[]): BookingQuote {
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0) };
}

export function quoteLine(label: string, quantity: number, unitCents: number): QuoteLine {
  return { label, quantity, unitCents, totalCents: quantity * unitCents };
}
