import { formatCents } from '@vestibule/domain/money';
import { quoteStay } from '@vestibule/domain/rooms';
import type { Room, Stay } from '@vestibule/domain/rooms';
import { nightsText } from '../counted-text.js';
import { Line, Total } from './RoomBookingSidebar.styles.js';

export interface StayTotalProps {
  /** What a night costs is read from it. */
  room: Pick<Room, 'price' | 'discount'>;
  /** The chosen dates; without a night in them nothing is said. */
  stay: Stay;
}

/** Nights × discounted price, before anything is paid (ruling 7); announced when it changes. */
export function StayTotal({ room, stay }: StayTotalProps) {
  const { nights, nightlyCents, totalCents } = quoteStay(room, stay);
  return (
    <Total hidden={nights === 0}>
      {nights > 0 && (
        <>
          <Line data-kind="sum">
            <span>
              {nightsText(nights)} × {formatCents(nightlyCents)}
            </span>
          </Line>
          <Line data-kind="total">
            <span>Stay total </span>
            <span>{formatCents(totalCents)}</span>
          </Line>
        </>
      )}
    </Total>
  );
}
