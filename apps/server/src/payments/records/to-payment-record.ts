import { bookableTypes, type BookedService } from '@vestibule/domain/bookings';
import { minutesAfter } from '@vestibule/domain/calendar';
import { centsToDollars } from '@vestibule/domain/money';
import { paymentMethodTable, type PaymentRecord } from '@vestibule/domain/payments';
import type { InLanguage } from '@vestibule/domain/words';
import type { Complete } from '@vestibule/domain/record';
import type { Config } from '../../config.js';
import type { InWords } from '../../bookings/booked-words.js';
import { withUntranslated } from '../../translations/translate.js';
import type { BookingRow, PaidBooking } from '../store.js';

type TranslatedPayment = PaidBooking & { booking: InWords };

/** Only in the reply to the guest who asks for it. */
type GuestFields = 'image' | 'freeFrom';

/** The wire's payment record (spec 3) of stored rows. */
export function toPaymentRecord({
  payment,
  booking,
  hold,
}: TranslatedPayment): Complete<Omit<PaymentRecord, GuestFields>> & InLanguage {
  const method = Object.values(paymentMethodTable).find(
    ({ gateway }) => gateway === payment.gateway,
  );
  const record = {
    _id: payment.id,
    paymentId: payment.providerPaymentId ?? payment.reference ?? payment.id,
    bookingId: booking.id,
    userId: payment.userId,
    amount: centsToDollars(payment.amountCents),
    currency: 'USD',
    status: payment.status,
    gateway: payment.gateway,
    paymentType: method?.paymentType ?? 'card',
    cryptoCurrency: method?.cryptoCurrency,
    customerEmail: booking.contactEmail ?? booking.guestEmail,
    customerPhone: booking.guestPhone ?? undefined,
    orderDescription: booking.orderDescription,
    createdAt: payment.createdAt.toISOString(),
    bookingStatus: booking.status,
    booking: toBookedService(booking),
    heldUntil: hold.state === 'held' ? hold.expiresAt.toISOString() : undefined,
    refundDue: dollarsIfAny(payment.refundDueCents),
    refunded: dollarsIfAny(payment.returnedCents),
    missing: dollarsIfAny(payment.missingCents),
    amountOmr: payment.amountBaisa === null ? undefined : payment.amountBaisa / 1000,
  };
  return withUntranslated(record, booking.untranslated?.map(fieldOfRecord) ?? []);
}

/** Where a text of a booking's row is in the record. */
function fieldOfRecord(field: string): string {
  if (field === 'orderDescription') return field;
  return field === 'serviceName' ? 'booking.name' : `booking.${field}`;
}

/** The record as its guest asks for it: after the time to pay has run out, from when to try again. */
export function toGuestRecord(
  found: TranslatedPayment,
  { config }: { config: Pick<Config, 'holdMinutes'> },
): PaymentRecord & InLanguage {
  const { state, endedAt } = found.hold;
  const freeFrom =
    state === 'expired' && endedAt ? minutesAfter(endedAt, config.holdMinutes) : undefined;
  return { ...toPaymentRecord(found), freeFrom: freeFrom?.toISOString() };
}

/** The columns of a booking; undefined for a record that only has its description. */
export function toBookedService(row: BookingRow): Complete<BookedService> | undefined {
  const type = bookableTypes.find((known) => known === row.type);
  if (!type) return undefined;
  return {
    type,
    id: row.serviceId ?? '',
    name: row.serviceName ?? '',
    guestName: row.guestName ?? '',
    phone: row.guestPhone ?? undefined,
    checkInDate: row.checkInDate ?? undefined,
    checkOutDate: row.checkOutDate ?? undefined,
    guests: row.guests ?? undefined,
    serviceDate: row.serviceDate ?? undefined,
    serviceTime: row.serviceTime ?? undefined,
    endTime: row.endTime ?? undefined,
    place: row.place ?? undefined,
    duration: row.duration ?? undefined,
    specialist: row.specialist ?? undefined,
    category: row.category ?? undefined,
    tickets: row.tickets ?? undefined,
    isRefundable: row.isRefundable ?? undefined,
    lines: row.lines,
  };
}

function dollarsIfAny(cents: number): number | undefined {
  return cents > 0 ? centsToDollars(cents) : undefined;
}
