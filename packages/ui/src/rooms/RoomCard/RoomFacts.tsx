import BedDouble from 'lucide-react/icons/bed-double';
import Users from 'lucide-react/icons/users';
import { roomBedType, roomCapacity } from '@vestibule/domain/rooms';
import type { Room } from '@vestibule/domain/rooms';
import { guestsText } from '../counted-text.js';
import { CardFacts } from '../../layout/card.styles.js';

export interface RoomFactsProps {
  /** What the facts are taken from. */
  room: Pick<Room, 'capacity' | 'bedType'>;
  /** Stands in for a missing capacity, where a list has its own default. */
  defaultCapacity?: number;
  /** Stands in for a missing bed type, where a list has its own default. */
  defaultBedType?: string;
}

/** How many a room sleeps, and in what bed. */
export function RoomFacts({ room, defaultCapacity, defaultBedType }: RoomFactsProps) {
  const capacity = room.capacity ?? defaultCapacity ?? roomCapacity(room);
  const bedType = room.bedType || defaultBedType || roomBedType(room);
  return (
    <CardFacts>
      <li>
        <Users aria-hidden="true" />
        {guestsText(capacity)}
      </li>
      <li>
        <BedDouble aria-hidden="true" />
        Bed: {bedType}
      </li>
    </CardFacts>
  );
}
