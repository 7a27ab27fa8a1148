import { formatLongDay } from '@vestibule/domain/calendar';
import type { Stay } from '@vestibule/domain/rooms';
import { Button } from '../../actions/Button/Button.js';
import { Stays } from './RoomBookingSidebar.styles.js';

export interface FreeStaysProps {
  /** The nearest stays that are still free. */
  stays: readonly Stay[];
  /** The guest takes one of them. */
  onChoose: (stay: Stay) => void;
}

/** What a guest is offered whose dates are taken: the same nights, a few days away. */
export function FreeStays({ stays, onChoose }: FreeStaysProps) {
  if (stays.length === 0) return <p>We have no other free dates near these.</p>;
  return (
    <>
      <p>Free near these dates:</p>
      <Stays>
        {stays.map((stay) => (
          <li key={stay.checkIn}>
            <Button variant="secondary" size="small" wide onClick={() => onChoose(stay)}>
              {formatLongDay(stay.checkIn)} to {formatLongDay(stay.checkOut)}
            </Button>
          </li>
        ))}
      </Stays>
    </>
  );
}
