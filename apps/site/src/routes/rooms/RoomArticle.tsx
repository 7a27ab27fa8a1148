import type { Room } from '@vestibule/domain/rooms';
import { Hero, Section, Stack, WithAside } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import {
  AmenityList,
  IncludedList,
  RoomBookingBar,
  RoomDescription,
  RoomGallery,
  RoomSummary,
  VideoPlaceholder,
} from '@vestibule/ui/rooms';
import { roomCover } from '@vestibule/domain/rooms';
import type { ReactNode } from 'react';
import { PageMeta } from '../../app/PageMeta.js';
import { roomMeta } from './room-meta.js';
import { roomPictures } from './room-pictures.js';

/** Where the bar on phones leads. */
const BOOKING_ID = 'book';

interface RoomArticleProps {
  room: Room;
  /** The booking form. */
  aside: ReactNode;
}

/** Everything about one room (spec 2, Room detail). */
export function RoomArticle({ room, aside }: RoomArticleProps) {
  return (
    <article>
      <PageMeta {...roomMeta(room)} />
      <Hero
        title={room.name}
        picture={{ kind: 'rooms', file: roomCover(room) }}
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Rooms', href: '/rooms' },
              { label: room.name },
            ]}
          />
        }
      />
      <Section>
        <WithAside aside={<div id={BOOKING_ID}>{aside}</div>}>
          <RoomGallery room={room} descriptions={roomPictures} />
          <Stack gap="lg">
            <RoomSummary room={room} />
            <RoomDescription html={room.description} />
          </Stack>
          <Stack>
            <h2>Amenities</h2>
            <AmenityList amenities={room.amenities} />
          </Stack>
          <Stack>
            <h2>What is included</h2>
            <IncludedList room={room} />
          </Stack>
          <VideoPlaceholder name={room.name} file={room.images[1] ?? room.images[0]} />
          <RoomBookingBar room={room} href={`#${BOOKING_ID}`} />
        </WithAside>
      </Section>
    </article>
  );
}
