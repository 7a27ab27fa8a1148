'use client';
import { roomCover } from '@vestibule/domain/rooms';
import { routeTo } from '@vestibule/domain/routes';
import type { Room } from '@vestibule/domain/rooms';
import type { InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { recordLabel } from '../../layout/record-label.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { NightlyPrice } from '../../rooms/NightlyPrice/NightlyPrice.js';
import { Carousel } from '../../media/Carousel/Carousel.js';
import { RoomFacts } from '../../rooms/RoomCard/RoomFacts.js';
import { RoomPicture } from '../../rooms/RoomPicture/RoomPicture.js';
import { Body, Category, Media, Name, Slide } from './PopularRooms.styles.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts as roomCardTexts } from '../../rooms/RoomCard/RoomCard.texts.js';
import { texts } from './PopularRooms.texts.js';

export interface PopularRoomsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The rooms to show, as `featuredRooms` chose them. */
  rooms: ReadonlyArray<Room & InLanguage>;
  /** Names the carousel; unlike the heading above it. */
  label?: string;
  /** Where a room's View Details leads; the provider's route by default. */
  roomHref?: (room: Room) => string;
}

/** One room at a time, looping, with 30 pixels between two (spec 2, Home). */
export function PopularRooms({ rooms, label, roomHref, ...props }: PopularRoomsProps) {
  const t = useTexts(texts);
  const card = useTexts(roomCardTexts);
  const routes = useRoutes();
  return (
    <Carousel label={label ?? t.popularRooms} gap={30} {...props}>
      {rooms.map((room) => (
        <Slide key={room._id}>
          <Media>
            <RoomPicture
              file={roomCover(room)}
              alt=""
              ratio="fill"
              sizes="(min-width: 60rem) 50rem, calc(100vw - 2.5rem)"
            />
          </Media>
          <Body>
            <Category>{recordSentence(room, 'category', room.category)}</Category>
            <Name>{recordSentence(room, 'name', room.name)}</Name>
            <RoomFacts room={room} />
            <NightlyPrice size="large" room={room} />
            <LinkButton
              variant="secondary"
              href={roomHref?.(room) ?? routeTo(routes, 'room', { id: room._id })}
            >
              {recordLabel(room, 'name', card.viewDetails({ name: room.name }))}
            </LinkButton>
          </Body>
        </Slide>
      ))}
    </Carousel>
  );
}
