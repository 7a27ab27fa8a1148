'use client';
import {
  bookingTypeNames,
  bookingTypeTexts,
  bookingWhen,
  bookingWhenTexts,
  isUnpaid,
  type BookingView,
} from '@vestibule/domain/bookings';
import { formatDollars } from '@vestibule/domain/money';
import { Button } from '../../actions/Button/Button.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { Rich, useTexts, withTags } from '../../theme/texts.js';
import { StatusBadge } from '../StatusBadge/StatusBadge.js';
import { BookingPicture } from './BookingPicture.js';
import { Actions, Amount, Hidden, Refusal, Service, Small, Wide } from './BookingTable.styles.js';
import { texts } from './BookingTable.texts.js';
import { tableRole } from './table-role.js';

export interface BookingRowActions {
  /** Opens the details. */
  onOpen: (booking: BookingView) => void;
  /** Goes on paying; the button shows on unpaid bookings that are still held. */
  onContinue?: (booking: BookingView) => void;
  /** Asks whether to give an unpaid booking up. */
  onCancel?: (booking: BookingView) => void;
  /** The booking whose action is under way. */
  busyId?: string;
  /** Going on was refused; the row says why. */
  refused?: RefusedBooking;
}

export interface RefusedBooking {
  /** The booking's, as in `BookingView`. */
  id: string;
  /** Why. */
  problem: string;
  /** The right total in dollars, when the price has changed: going on accepts it. */
  changedTotal?: number;
}

export interface BookingRowProps extends Omit<BookingRowActions, 'busyId'> {
  booking: BookingView;
  busy: boolean;
}

/** One booking. Cells carry their column's name for their styles; roles keep the table one. */
export function BookingRow(props: BookingRowProps) {
  const t = useTexts(texts);
  const when = useTexts(bookingWhenTexts);
  const types = bookingTypeNames(useTexts(bookingTypeTexts));
  const { locale } = useLocale();
  const { booking, refused } = props;
  const { paymentInfo, serviceName } = booking;
  const payments = paymentInfo.totalPayments;
  const changedTotal = refused?.changedTotal;
  return (
    <tr {...tableRole.row} data-booking={booking.bookingId}>
      <th scope="row" {...tableRole.rowheader}>
        <BookingPicture booking={booking} />
        <div>
          <Service>{recordSentence(booking, 'serviceName', serviceName)}</Service>
          <Small>{bookingWhen(booking, when, locale)}</Small>
          <Small>
            <Rich
              text={t.reference({ number: booking.serviceNumber })}
              id={<>{booking.bookingId}</>}
              wide={<Wide />}
            />
          </Small>
        </div>
      </th>
      <td {...tableRole.cell} data-column="type">
        {types[booking.serviceType]}
      </td>
      <td {...tableRole.cell} data-column="total">
        {t.payments({ count: payments })}
      </td>
      <td {...tableRole.cell} data-column="amount">
        <span>
          <Amount>{formatDollars(booking.totalPrice, locale)}</Amount>
          {changedTotal !== undefined && (
            <Small>{t.now({ price: formatDollars(changedTotal, locale) })}</Small>
          )}
        </span>
      </td>
      <td {...tableRole.cell} data-column="status">
        <span>
          <StatusBadge status={booking.status} />
          {booking.refundDue !== undefined && <Badge tone="warning">{t.refundDue}</Badge>}
        </span>
      </td>
      <td {...tableRole.cell} data-column="payment">
        <span>
          <StatusBadge status={paymentInfo.status} of="payment" />
          <Small>{paymentInfo.gateway}</Small>
        </span>
      </td>
      <td {...tableRole.cell} data-column="actions">
        {refused && <Refusal role="alert">{refused.problem}</Refusal>}
        <RowActions {...props} />
      </td>
    </tr>
  );
}

/** What a button says, and to a screen reader also of which service. */
const labelOf = (booking: BookingRowProps['booking'], text: string) =>
  withTags(text, {
    hidden: (words) => <Hidden>{recordSentence(booking, 'serviceName', words)}</Hidden>,
  });

/** What can be done with the booking. */
function RowActions({ booking, busy, refused, onOpen, onContinue, onCancel }: BookingRowProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const ofService = { service: booking.serviceName };
  const label = (text: string) => labelOf(booking, text);
  const unpaid = isUnpaid(booking);
  const changedTotal = refused?.changedTotal;
  return (
    <Actions>
      {unpaid && onContinue && (
        <Button size="small" busy={busy} onClick={() => onContinue(booking)}>
          {label(
            changedTotal === undefined
              ? t.continuePayment(ofService)
              : t.goOnWith({ ...ofService, total: formatDollars(changedTotal, locale) }),
          )}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        data-action="details"
        onClick={() => onOpen(booking)}
      >
        {label(t.details(ofService))}
      </Button>
      {unpaid && onCancel && (
        <Button size="small" variant="quiet" waiting={busy} onClick={() => onCancel(booking)}>
          {label(t.cancel(ofService))}
        </Button>
      )}
    </Actions>
  );
}
