import { formatCents } from '@vestibule/domain/money';
import { rialsText } from '@vestibule/domain/payments';
import { quoteStay, refundTerm } from '@vestibule/domain/rooms';
import type { Room, Stay } from '@vestibule/domain/rooms';
import { nightsText } from '../counted-text.js';
import { Line, Total } from './RoomBookingSidebar.styles.js';

export interface StayTotalProps {
  /** What a night costs is read from it. */
  room: Pick<Room, 'price' | 'discount' | 'isRefundable'>;
  /** The chosen dates; without a night in them nothing is said. */
  stay?: Stay;
  /** Cards are taken: they are charged in rials. */
  card: boolean;
}

/**
 * Nights × discounted price, before anything is paid (ruling 7), what that is by card, and whether it
 * is given back. It stands there empty before its words come: what is inserted together with its words
 * is not announced.
 */
export function StayTotal({ room, stay, card }: StayTotalProps) {
  const quote = stay && quoteStay(room, stay);
  return (
    <Total>
      {quote && quote.nights > 0 && (
        <>
          <Line data-kind="sum">
            <span>
              {nightsText(quote.nights)} × {formatCents(quote.nightlyCents)}
            </span>
          </Line>
          <Line data-kind="total">
            <span>Stay total </span>
            <span>{formatCents(quote.totalCents)}</span>
          </Line>
          {card && (
            <Line data-kind="sum">
              <span>By card, charged in rials </span>
              <span>{rialsText(quote.totalCents)}</span>
            </Line>
          )}
          <Line data-kind="sum">
            <span>{refundTerm(room)}</span>
          </Line>
        </>
      )}
    </Total>
  );
}
