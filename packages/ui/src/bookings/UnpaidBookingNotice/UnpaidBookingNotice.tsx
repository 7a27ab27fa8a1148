import { bookingWhen, keptUntilMessage, type BookingView } from '@vestibule/domain/bookings';
import { formatDollars } from '@vestibule/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Refusal, Root } from './UnpaidBookingNotice.styles.js';

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
  refusal?: string;
  /** The right total in dollars, when the price has changed: going on accepts it. */
  changedTotal?: number;
  /** The time to pay is over: what the guest reads instead, with no way on. */
  over?: string;
}

/** Where paying started: the booking that waits to be paid, and the two ways on. */
export function UnpaidBookingNotice({
  booking,
  timeZone,
  onContinue,
  onCancel,
  busy = false,
  refusal,
  changedTotal,
  over,
  ...props
}: UnpaidBookingNoticeProps) {
  const { serviceName, heldUntil } = booking;
  const kept = over ? undefined : heldUntil && keptUntilMessage(new Date(heldUntil), timeZone);
  return (
    <Root aria-label={`Unpaid booking: ${serviceName}`} {...props}>
      <Notice announced tone="warning" title={over ?? 'Your booking is not paid yet'}>
        <p>
          {serviceName}, {bookingWhen(booking)}: {formatDollars(booking.totalPrice)}.
        </p>
        <p>{keptText(booking.missing, kept)}</p>
      </Notice>
      {!over && <WaysOn {...{ onContinue, onCancel, busy, refusal, changedTotal }} />}
    </Root>
  );
}

type WaysOnProps = Pick<
  UnpaidBookingNoticeProps,
  'onContinue' | 'onCancel' | 'busy' | 'refusal' | 'changedTotal'
>;

function WaysOn({ onContinue, onCancel, busy, refusal, changedTotal }: WaysOnProps) {
  return (
    <>
      {refusal && <Refusal role="alert">{refusal}</Refusal>}
      <Cluster gap="xs">
        <Button size="small" busy={busy} onClick={onContinue}>
          {changedTotal === undefined
            ? 'Continue payment'
            : `Go on with ${formatDollars(changedTotal)}`}
        </Button>
        <Button size="small" variant="secondary" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </>
  );
}

function keptText(missing: number | undefined, kept: string | undefined): string {
  const money =
    missing === undefined ? 'Nothing was charged.' : `${formatDollars(missing)} is still missing.`;
  return kept ? `${money} ${kept}` : money;
}
