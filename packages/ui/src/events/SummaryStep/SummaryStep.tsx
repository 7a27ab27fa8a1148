import type { BookingQuote } from '@vestibule/domain/bookings';
import type { HotelEvent, TicketGuest } from '@vestibule/domain/events';
import { formatCents } from '@vestibule/domain/money';
import { eventWhenText } from '../event-when.js';
import { Facts, Lines, Note, Root, Total } from './SummaryStep.styles.js';

export interface SummaryStepProps {
  /** What the tickets are for. */
  event: HotelEvent;
  /** Who they are for. */
  guest: TicketGuest;
  /** What it costs, line by line. */
  quote: BookingQuote;
}

/** Step 5: everything once more, itemised (spec 9). */
export function SummaryStep({ event, guest, quote }: SummaryStepProps) {
  const facts = [
    ['When', eventWhenText(event)],
    ['Where', event.location],
    ['Guest', `${guest.firstName} ${guest.lastName}`],
    ['Email', guest.email],
    ['Phone', guest.phone],
  ];
  return (
    <Root>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Lines aria-label="What it costs">
        {quote.lines.map(({ label, quantity, unitCents, totalCents }) => (
          <li key={label}>
            <span>
              {quantity} {label} × {formatCents(unitCents)}
            </span>
            <span>{formatCents(totalCents)}</span>
          </li>
        ))}
      </Lines>
      <Total>
        Total <strong>{formatCents(quote.totalCents)}</strong>
      </Total>
      {event.isRefundable && <Note>These tickets are refundable.</Note>}
    </Root>
  );
}
