'use client';
import {
  confirmationMailText,
  contactEmailTexts,
  type BookingQuote,
} from '@vestibule/domain/bookings';
import type { HotelEvent, TicketGuest } from '@vestibule/domain/events';
import { languageOfText, languageWhere, type InLanguage } from '@vestibule/domain/words';
import { BookingSummaryLines } from '../../payments/PaymentMethodDialog/BookingSummaryLines.js';
import { useTexts } from '../../theme/texts.js';
import { useEventWhen } from '../use-event-when.js';
import { Note } from './SummaryStep.styles.js';
import { texts } from './SummaryStep.texts.js';

export interface SummaryStepProps {
  /** What the tickets are for. */
  event: HotelEvent & InLanguage;
  /** Who they are for. */
  guest: TicketGuest;
  /** What it costs, line by line. */
  quote: BookingQuote;
}

/** Step 5: everything once more, itemised (spec 9). */
export function SummaryStep({ event, guest, quote }: SummaryStepProps) {
  const t = useTexts(texts);
  const mail = useTexts(contactEmailTexts);
  const whenText = useEventWhen(event);
  const facts = [
    { label: t.when, value: whenText },
    {
      label: t.where,
      value: event.location,
      language: languageOfText(event, 'location'),
    },
    { label: t.guest, value: `${guest.firstName} ${guest.lastName}` },
    { label: t.email, value: guest.email },
    { label: t.phone, value: guest.phone },
  ];
  const summary = {
    ...quote,
    ...languageWhere(event, (field) => (field === 'title' ? field : undefined)),
    type: 'event' as const,
    title: event.title,
    facts,
  };
  return (
    <>
      <BookingSummaryLines summary={summary} />
      <Note>{confirmationMailText(guest.email, mail)}</Note>
      {event.isRefundable && <Note>{t.refundable}</Note>}
    </>
  );
}
