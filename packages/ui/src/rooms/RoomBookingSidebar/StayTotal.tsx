'use client';
import { bookingTermsTexts, refundTerm } from '@vestibule/domain/bookings';
import { formatLongDay, type Day } from '@vestibule/domain/calendar';
import { formatCents } from '@vestibule/domain/money';
import { quoteStay, roomsMessages } from '@vestibule/domain/rooms';
import type { Room, Stay } from '@vestibule/domain/rooms';
import { Line, Total } from './RoomBookingSidebar.styles.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomBookingSidebar.texts.js';

export interface StayTotalProps {
  /** What a night costs is read from it. */
  room: Pick<Room, 'price' | 'discount' | 'isRefundable'>;
  /** The hotel's day. */
  today: Day;
  /** The chosen dates; nothing is said without them. */
  stay?: Stay;
  /** A message at a date says already what is wrong with the stay: it is not said twice. */
  told: boolean;
  /** Its check-out followed another check-in: the guest is told. */
  moved: boolean;
  /** What a card is charged for US cents, in words; nothing is said of it without. */
  cardCharge?: (cents: number) => string;
}

/**
 * Nights × discounted price, before anything is paid (ruling 7), what that is by card, and whether it
 * is given back. It is there empty before its words come: what is inserted together with its words
 * is not announced.
 */
export function StayTotal({ room, today, stay, told, moved, cardCharge }: StayTotalProps) {
  const t = useTexts(texts);
  const terms = useTexts(bookingTermsTexts);
  const messages = useTexts(roomsMessages);
  const { locale } = useLocale();
  const quote = stay && quoteStay(room, stay);
  const past = stay && stay.checkIn < today;
  return (
    <Total>
      {past && !told && messages['rooms.check-in-past']}
      {!past && !told && quote?.nights === 0 && messages['rooms.check-out-not-after-check-in']}
      {stay && !past && quote && quote.nights > 0 && (
        <>
          {moved && <span>{t.checkOutMoved({ day: formatLongDay(stay.checkOut, locale) })}</span>}
          <Line data-kind="sum">
            <span>
              {t.nightsTimesPrice({
                count: quote.nights,
                price: formatCents(quote.nightlyCents, locale),
              })}
            </span>
          </Line>
          <Line data-kind="total">
            <span>{t.stayTotal} </span>
            <span>{formatCents(quote.totalCents, locale)}</span>
          </Line>
          {cardCharge && (
            <Line data-kind="sum">
              <span>{t.byCard} </span>
              <span>{cardCharge(quote.totalCents)}</span>
            </Line>
          )}
          <Line data-kind="sum">
            <span>{refundTerm(room, { begins: stay.checkIn, today }, terms)}</span>
          </Line>
        </>
      )}
    </Total>
  );
}
