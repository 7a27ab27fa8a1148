'use client';
import {
  roomCover,
  SIMILAR_DEFAULT_BED_TYPE,
  SIMILAR_DEFAULT_CAPACITY,
  similarRooms,
} from '@vestibule/domain/rooms';
import { routeTo } from '@vestibule/domain/routes';
import type { Room } from '@vestibule/domain/rooms';
import type { InLanguage } from '@vestibule/domain/words';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { cardPictureSizes } from '../../layout/card-picture-sizes.js';
import { RecordText } from '../../layout/RecordText/RecordText.js';
import { NightlyPrice } from '../NightlyPrice/NightlyPrice.js';
import { useLink } from '../../theme/link.js';
import { RoomFacts } from '../RoomCard/RoomFacts.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';
import { Item, List, Name, Root, Title } from './SimilarRooms.styles.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './SimilarRooms.texts.js';

export interface SimilarRoomsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The room on show. */
  room: Room;
  /** All rooms; up to three others are chosen from them, the like ones first. */
  rooms: ReadonlyArray<Room & InLanguage>;
  /** Where a room's name leads; the provider's route by default. */
  roomHref?: (room: Room) => string;
}

/** Up to three other rooms. Its defaults differ from the card's (spec 9, Room defaults). */
export function SimilarRooms({ room, rooms, roomHref, ...props }: SimilarRoomsProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  const id = useId();
  const Link = useLink();
  const similar = similarRooms(room, rooms);
  if (similar.length === 0) return null;
  return (
    <Root aria-labelledby={id} {...props}>
      <Title id={id}>{t.similarRooms}</Title>
      <List>
        {similar.map((other) => (
          <Item key={other._id}>
            <RoomPicture file={roomCover(other)} alt="" sizes={cardPictureSizes} />
            <Name>
              <Link href={roomHref?.(other) ?? routeTo(routes, 'room', { id: other._id })}>
                <RecordText of={other} field="name" />
              </Link>
            </Name>
            <RoomFacts
              room={other}
              defaultCapacity={SIMILAR_DEFAULT_CAPACITY}
              defaultBedType={SIMILAR_DEFAULT_BED_TYPE}
            />
            <NightlyPrice room={other} />
          </Item>
        ))}
      </List>
    </Root>
  );
}
