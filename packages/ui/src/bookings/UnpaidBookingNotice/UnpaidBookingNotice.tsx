'use client';
import {
  bookingWhen,
  bookingWhenTexts,
  holdTermTexts,
  keptUntilMessage,
  type BookingView,
} from '@vestibule/domain/bookings';
import { formatDollars } from '@vestibule/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Refusal, Root } from './UnpaidBookingNotice.styles.js';
import { texts as paymentActionsTexts } from '../../payments/payment-actions.texts.js';
import { texts } from './UnpaidBookingNotice.texts.js';

export interface UnpaidBookingNoticeProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children'
> {
  /** A booking that is kept for the guest and not paid yet. */
  booking: BookingView;
  /** The hotel's time zone, an IANA name: times are shown in it. */
  timeZone: string;
  /** Opens the provider's page again. */
  onContinue: () => void;
  /** Asks whether to give the booking up. */
  onCancel: () => void;
  /** The provider's page is being opened. */
  busy?: boolean;
  /** Why going on was refused. */
  problem?: string;
  /** The right total in dollars, when the price has changed: going on accepts it. */
  changedTotal?: number;
  /** The time to pay is over: what the guest reads instead, with no way on. */
  over?: string;
}

/** Where paying started: the booking that waits to be paid, and buttons to go on with it or cancel it. */
export function UnpaidBookingNotice({
  booking,
  timeZone,
  onContinue,
  onCancel,
  busy = false,
  problem,
  changedTotal,
  over,
  ...props
}: UnpaidBookingNoticeProps) {
  const t = useTexts(texts);
  const { nothingCharged } = useTexts(paymentActionsTexts);
  const when = useTexts(bookingWhenTexts);
  const term = useTexts(holdTermTexts);
  const { locale } = useLocale();
  const { serviceName, heldUntil } = booking;
  const until = over || !heldUntil ? undefined : new Date(heldUntil);
  const kept = until && keptUntilMessage(until, timeZone, term);
  const money =
    booking.missing === undefined
      ? nothingCharged
      : t.stillMissing({ total: formatDollars(booking.missing, locale) });
  return (
    <Root aria-label={t.unpaidBooking({ service: serviceName })} {...props}>
      <Notice announced tone="warning" title={over ?? t.notPaidYet}>
        <p>
          {recordSentence(
            booking,
            'serviceName',
            t.booked({
              service: serviceName,
              when: bookingWhen(booking, when, locale),
              total: formatDollars(booking.totalPrice, locale),
            }),
          )}
        </p>
        <p>{kept ? `${money} ${kept}` : money}</p>
      </Notice>
      {!over && <Buttons {...{ onContinue, onCancel, busy, problem, changedTotal }} />}
    </Root>
  );
}

type ButtonsProps = Pick<
  UnpaidBookingNoticeProps,
  'onContinue' | 'onCancel' | 'busy' | 'problem' | 'changedTotal'
>;

function Buttons({ onContinue, onCancel, busy, problem, changedTotal }: ButtonsProps) {
  const { locale } = useLocale();
  const actions = useTexts(paymentActionsTexts);
  return (
    <>
      {problem && <Refusal role="alert">{problem}</Refusal>}
      <Cluster gap="xs">
        <Button size="small" busy={busy} onClick={onContinue}>
          {changedTotal === undefined
            ? actions.continuePayment
            : actions.goOnWith({ total: formatDollars(changedTotal, locale) })}
        </Button>
        <Button size="small" variant="secondary" waiting={busy} onClick={onCancel}>
          {actions.cancel}
        </Button>
      </Cluster>
    </>
  );
}
