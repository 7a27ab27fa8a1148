import {
  bookingViewTexts,
  freeFromMessage,
  holdTermTexts,
  keptUntilMessage,
  parseOrderDescription,
  refundFacts,
  summariseBooked,
  toBookingView,
} from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { centsToDollars, dollarsToCents, formatDollars } from '@vestibule/domain/money';
import {
  cardChargeText,
  cardChargeTexts,
  outcomeToast,
  outcomeToastTexts,
  paymentOutcome,
  refusalWays,
  type PaymentOutcome,
  type PaymentRecord,
} from '@vestibule/domain/payments';
import { PaymentReturn } from '@vestibule/ui/payments';
import { useEffect, useRef } from 'react';
import { useIsPast } from '../../app/use-is-past.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useSelector } from 'react-redux';
import { useToday } from '../../app/today.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { useBookingFiles } from '../bookings/use-booking-files.js';
import { useCancelBooking } from '../bookings/use-cancel-booking.js';
import { useContinuePayment } from '../bookings/use-continue-payment.js';
import { useSummaryWords, type SummaryWords } from './use-summary-words.js';
import { texts } from './PaymentOutcomePage.texts.js';
import {
  languageOfText,
  partInLanguage,
  type InLanguage,
  type Translation,
} from '@vestibule/domain/words';
import { useTexts } from '@vestibule/ui/theme';
import { routes } from '../../hotel-routes.js';
import { routeTo } from '@vestibule/domain/routes';

interface PaymentOutcomePageProps {
  record: PaymentRecord & InLanguage;
  /** Just back from the provider, whose word is awaited before the guest may act. */
  returned: boolean;
  askAgain: () => void;
}

/** How the payment stands, announced once when it is decided (ruling 10). */
export function PaymentOutcomePage({ record, returned, askAgain }: PaymentOutcomePageProps) {
  const t = useTexts(texts);
  const words = useSummaryWords();
  const names = useTexts(bookingViewTexts);
  const hold = useTexts(holdTermTexts);
  const charge = useTexts(cardChargeTexts);
  const ends = useTexts(outcomeToastTexts);
  const outcome = paymentOutcome(record, { returned });
  const showToast = useToasts();
  const announced = useRef<string>(undefined);
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const files = useBookingFiles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busyId, refused, onContinue } = useContinuePayment();
  const chooses = refusalWays(refused?.code).ways.includes('choose');
  const freeAgain = useIsPast(record.freeFrom);
  const pause = outcome === 'expired' && !freeAgain ? pauseOf(record, timeZone, hold) : undefined;
  // What was taken may be free again; what the guest must wait for is not.
  const mayRetry = refused?.code !== 'payments.time-to-pay-over';
  const cancelling = useCancelBooking({
    onCancelled: askAgain,
    focusAfter: () => heading.current,
  });

  useEffect(() => {
    if (announced.current === outcome) return;
    announced.current = outcome;
    const toast = outcomeToast(outcome, record.booking?.type, ends);
    if (toast) showToast(toast);
  }, [outcome, record.booking?.type, ends, showToast]);

  return (
    <>
      <PaymentReturn
        outcome={outcome}
        summary={summaryOf(record, outcome, today, words)}
        facts={[
          ...factsOf(record, t, charge),
          ...(outcome === 'partial' ? partsOf(record, t) : []),
        ]}
        bookingsHref={routes.bookings}
        busy={busyId !== undefined}
        problem={refused?.problem}
        changedTotal={refused?.changedTotal}
        chooseHref={pause || chooses ? chooseHref(record) : undefined}
        pause={pause}
        kept={keptOf(record, timeZone, hold)}
        headingRef={heading}
        onReceipt={() => files.onReceipt({ id: record._id })}
        receiptBusy={files.receiptBusy}
        onCalendar={record.booking && (() => files.onCalendar({ id: record._id }))}
        onContinue={mayRetry ? () => void onContinue(record._id) : undefined}
        onCancel={() => cancelling.ask(toBookingView(record, timeZone, { names }))}
      />
      {cancelling.dialog}
    </>
  );
}

const pages = { room: 'room', spa: 'treatment', event: 'event' } as const;

/** Where what was booked can be chosen again. */
function chooseHref({ booking }: PaymentRecord): string | undefined {
  return booking && routeTo(routes, pages[booking.type], { id: booking.id });
}

/** Of what is confirmed, also whether it can be given back. */
function summaryOf(
  record: PaymentRecord & InLanguage,
  outcome: PaymentOutcome,
  today: Day,
  { facts, terms, hours, locale }: SummaryWords,
) {
  const { booking, amount } = record;
  if (!booking) return undefined;
  const booked = partInLanguage({ ...record, booking }, 'booking');
  const summary = summariseBooked(booked, amount, facts, locale, hours);
  const confirmed = outcome === 'paid' || outcome === 'overpaid';
  const refund = confirmed ? refundFacts(booking, today, terms) : [];
  return { ...summary, facts: [...summary.facts, ...refund] };
}

type HoldWords = Translation<typeof holdTermTexts>;

function pauseOf({ booking, freeFrom }: PaymentRecord, timeZone: string, t: HoldWords) {
  return booking && freeFrom && freeFromMessage(booking.type, new Date(freeFrom), timeZone, t);
}

function keptOf({ heldUntil }: PaymentRecord, timeZone: string, t: HoldWords) {
  return heldUntil && keptUntilMessage(new Date(heldUntil), timeZone, t);
}

/** Our own number first; of a record that only has its description, what that says. */
function factsOf(
  record: PaymentRecord & InLanguage,
  t: Translation<typeof texts>,
  words: Translation<typeof cardChargeTexts>,
) {
  const { booking, orderDescription, bookingId, amount } = record;
  const fromRecord = [
    {
      label: t.booking,
      value: parseOrderDescription(orderDescription).title ?? '',
      language: languageOfText(record, 'orderDescription'),
    },
    { label: t.total, value: formatDollars(amount) },
  ];
  const charge = cardChargeText(record, words);
  return [
    { label: t.bookingId, value: bookingId },
    ...(booking ? [] : fromRecord),
    ...(charge ? [{ label: words.chargedToCard, value: charge }] : []),
  ];
}

/** Of a payment that came in part: what is here, and what is still to come. */
function partsOf({ amount, missing = 0 }: PaymentRecord, t: Translation<typeof texts>) {
  const received = centsToDollars(dollarsToCents(amount) - dollarsToCents(missing));
  return [
    { label: t.received, value: formatDollars(received) },
    { label: t.missing, value: formatDollars(missing) },
  ];
}
