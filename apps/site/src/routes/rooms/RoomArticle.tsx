import { roomCover, type Room } from '@vestibule/domain/rooms';
import { Hero, Section, WithAside } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { RoomBookingBar } from '@vestibule/ui/rooms';
import type { ReactNode } from 'react';
import { PageMeta } from '../../app/PageMeta.js';
import { Part } from '../../app/Part.js';
import { useSiteSettings } from '../../app/site-settings.js';
import { roomMeta } from './room-meta.js';
import RoomDetails from './RoomDetails.js';

/** Where the bar on phones leads. */
const BOOKING_ID = 'book';

interface RoomArticleProps {
  room: Room;
  /** The booking form. */
  aside: ReactNode;
}

/** Everything about one room (spec 2, Room detail). */
export function RoomArticle({ room, aside }: RoomArticleProps) {
  const { publicUrl } = useSiteSettings();
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Rooms', href: '/rooms' },
    { label: room.name },
  ];
  return (
    <article>
      <PageMeta {...roomMeta(room, publicUrl)} crumbs={trail} />
      <Hero
        title={room.name}
        picture={{ kind: 'rooms', file: roomCover(room) }}
        before={<Breadcrumbs items={trail} />}
      />
      <Section>
        <WithAside aside={<div id={BOOKING_ID}>{aside}</div>}>
          <Part>
            <RoomDetails room={room} />
          </Part>
          <RoomBookingBar room={room} href={`#${BOOKING_ID}`} />
        </WithAside>
      </Section>
    </article>
  );
}
