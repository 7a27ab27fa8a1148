import {
  composeOrderDescription,
  parseOrderDescription,
  type BookedLine,
  type BookingRequest,
  type QuoteLine,
} from '@vestibule/domain/bookings';
import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import { isName, nameTexts, visibleLine } from '@vestibule/domain/text';
import type { PaymentMethod } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import type { PreparedBooking } from '../../bookings/seller.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { bookings } from '../../bookings/tables.js';
import type { Caller } from '../../http/caller.js';
import type { Services } from '../../services.js';
import { wordsIn } from '../../texts/words-in.js';

type Columns = Omit<typeof bookings.$inferInsert, 'id' | 'status' | 'createdAt'>;

/** What a guest sends to pay, whatever the method. */
export interface PaymentOrder {
  method: PaymentMethod;
  /** Dollars, as the guest saw them. */
  amount: number;
  description: string;
  booking?: BookingRequest;
  /** Where the request came from. */
  address: string;
  /** What the guest reads. */
  language: Language;
}

/** An order checked and priced from the hotel's own records (ruling 4). */
export interface PreparedOrder {
  columns: Columns;
  totalCents: number;
  request: BookingRequest | null;
  /** What the provider shows: without a guest's name. */
  title: string;
}

export async function prepareOrder(
  services: Services,
  caller: Caller,
  order: PaymentOrder,
): Promise<PreparedOrder> {
  const request = order.booking;
  if (!request) return prepareUnknown(services, caller, order);
  const seller = sellerOf(request.type);
  const prepared = await seller.prepare(services.db, request, services.today());
  requireName(prepared.booked.guestName, order.language);
  const { totalCents } = prepared.quote;
  return {
    columns: {
      ...columnsOf(prepared),
      userId: caller.id,
      guestEmail: caller.email,
      request,
      language: order.language,
      orderDescription: composeOrderDescription(prepared.booked),
      fingerprint: seller.fingerprint(caller.id, request),
      totalCents,
    },
    totalCents,
    request,
    title: prepared.booked.name,
  };
}

/** An order that only has its text: nothing can be reckoned again, so no money is real (ruling 4). */
function prepareUnknown(
  { config }: Services,
  caller: Caller,
  { amount, description, language }: PaymentOrder,
): PreparedOrder {
  if (config.payments.mode === 'live') throw new ProblemError('payments.booking-required');
  const orderDescription = visibleLine(description);
  const parsed = parseOrderDescription(orderDescription);
  requireName(parsed.guestName, language);
  const totalCents = dollarsToCents(amount);
  return {
    columns: {
      userId: caller.id,
      guestEmail: caller.email,
      guestName: parsed.guestName,
      guestPhone: parsed.phone,
      lines: [],
      language,
      orderDescription,
      fingerprint: JSON.stringify([caller.id, description]),
      totalCents,
    },
    totalCents,
    request: null,
    title: parsed.title ?? '',
  };
}

/** Mails and receipts say whom a booking is for (ruling 50). */
function requireName(guestName: string | undefined, language: Language): void {
  if (isName(guestName ?? '')) return;
  const message = wordsIn(language, nameTexts).invalid;
  throw new ProblemError('request.unprocessable', {
    message,
    fields: { 'booking.bookingDetails.guestName': message },
  });
}

function columnsOf({ booked, quote }: PreparedBooking) {
  const { id, name, phone, ...rest } = booked;
  return {
    ...rest,
    serviceId: id,
    serviceName: name,
    // Null, for a number that was there before may have been taken away.
    guestPhone: phone ?? null,
    lines: quote.lines.map(toBookedLine),
  };
}

function toBookedLine({ label, quantity, unitCents, totalCents }: QuoteLine): BookedLine {
  return {
    label,
    quantity,
    unitPrice: centsToDollars(unitCents),
    total: centsToDollars(totalCents),
  };
}
