import { bookingFacts, bookingTypeLabels, type BookingFact } from '@vestibule/domain/bookings';
import { formatLongDay, hotelNow } from '@vestibule/domain/calendar';
import { hotelContact } from '@vestibule/domain/content';
import { formatCents, formatDollars } from '@vestibule/domain/money';
import {
  cardChargeLabel,
  formatBaisa,
  paidWith,
  paymentMethodLabels,
  paymentMethods,
  paymentMethodTable,
} from '@vestibule/domain/payments';
import { capitalise } from '@vestibule/domain/text';
import type { Database } from '../../database/connect.js';
import { readGeneralSettings } from '../../settings/read-general-settings.js';
import { findEvents, type PaidBooking, type PaymentRow } from '../store.js';
import { receiptLook, type ReceiptLook } from './receipt-look.js';
import { toBookedService } from '../records/to-payment-record.js';

/** All that stands on a receipt, as text, and its look: drawing decides nothing. */
export interface Receipt {
  look: ReceiptLook;
  hotel: { name: string; address: string; phone: string; email: string };
  number: string;
  /** Who paid. */
  guest: string[];
  title: string;
  /** When, for how many, with whom. */
  facts: BookingFact[];
  lines: { label: string; quantity: string; unit: string; total: string }[];
  total: string;
  payment: BookingFact[];
}

/** The receipt of a confirmed booking, from the hotel's own records. */
export async function receiptOf(db: Database, { payment, booking }: PaidBooking): Promise<Receipt> {
  const settings = await readGeneralSettings(db);
  const booked = toBookedService(booking);
  const paid = paidWith(await findEvents(db, payment.id), payment.amountCents);
  const who = new Set(['Guest', 'Phone']);
  return {
    look: receiptLook,
    hotel: { name: settings.hotelName, ...hotelContact(settings) },
    number: booking.id,
    guest: [
      booking.guestName,
      booking.contactEmail ?? booking.guestEmail,
      booking.guestPhone,
    ].filter((part) => part !== null),
    title: booked ? `${bookingTypeLabels[booked.type]}: ${booked.name}` : booking.orderDescription,
    facts: booked ? bookingFacts(booked).filter(({ label }) => !who.has(label)) : [],
    lines: linesOf(booking.lines, booking.totalCents),
    total: `${formatCents(payment.amountCents)} USD`,
    payment: [...paymentFacts(payment), paidFact(paid?.at ?? payment.createdAt, settings.timeZone)],
  };
}

function linesOf(lines: PaidBooking['booking']['lines'], totalCents: number): Receipt['lines'] {
  const whole = { label: 'Booking', quantity: '1', unit: '', total: formatCents(totalCents) };
  if (lines.length === 0) return [whole];
  return lines.map(({ label, quantity, unitPrice, total }) => ({
    label: capitalise(label),
    quantity: String(quantity),
    unit: formatDollars(unitPrice),
    total: formatDollars(total),
  }));
}

function paymentFacts(payment: PaymentRow): BookingFact[] {
  const { gateway, amountBaisa, omrPerUsd, providerPaymentId, reference, id } = payment;
  const method = paymentMethods.find((known) => paymentMethodTable[known].gateway === gateway);
  const charged =
    amountBaisa === null
      ? []
      : [
          { label: cardChargeLabel(), value: formatBaisa(amountBaisa) },
          { label: 'Rate', value: `1 USD = ${omrPerUsd} OMR` },
        ];
  return [
    { label: 'Status', value: 'Paid' },
    {
      label: 'Paid with',
      value: `${method ? paymentMethodLabels()[method] : gateway}, through ${gateway}`,
    },
    ...charged,
    { label: 'Payment ID', value: providerPaymentId ?? reference ?? id },
    { label: 'Our reference', value: id },
  ];
}

/** When the money was there, not when the guest set out to pay. */
function paidFact(at: Date, timeZone: string): BookingFact {
  const { today, time } = hotelNow(at, timeZone);
  return { label: 'Date', value: `${formatLongDay(today)}, ${time} (${timeZone})` };
}
