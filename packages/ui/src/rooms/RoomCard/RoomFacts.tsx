'use client';
import bedDoubleIcon from 'lucide/dist/esm/icons/bed-double.mjs';
import usersIcon from 'lucide/dist/esm/icons/users.mjs';
import { roomBedType, roomCapacity, roomDefaultsTexts } from '@vestibule/domain/rooms';
import type { Room } from '@vestibule/domain/rooms';
import type { InLanguage } from '@vestibule/domain/words';
import { Icon } from '../../media/Icon.js';
import { CardFacts } from '../../layout/card.styles.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useTexts } from '../../theme/texts.js';
import { texts as stayTexts } from '../stay.texts.js';
import { texts } from './RoomCard.texts.js';

export interface RoomFactsProps {
  /** What the facts are taken from. */
  room: Pick<Room, 'capacity' | 'bedType'> & InLanguage;
  /** Shown for a missing capacity, where a list has its own default. */
  defaultCapacity?: number;
  /** Shown for a missing bed type, where a list has its own default. */
  defaultBedType?: string;
}

/** How many a room sleeps, and in what bed. */
export function RoomFacts({ room, defaultCapacity, defaultBedType }: RoomFactsProps) {
  const t = useTexts(texts);
  const words = useTexts(stayTexts);
  const defaults = useTexts(roomDefaultsTexts);
  const capacity = room.capacity ?? defaultCapacity ?? roomCapacity(room);
  const bedType = room.bedType || defaultBedType || roomBedType(room, defaults);
  return (
    <CardFacts>
      <li>
        <Icon of={usersIcon} />
        {words.guests({ count: capacity })}
      </li>
      <li>
        <Icon of={bedDoubleIcon} />
        {recordSentence(room, 'bedType', t.bed({ bedType }))}
      </li>
    </CardFacts>
  );
}
