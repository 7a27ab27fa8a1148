import { roomCover, type Room } from '@vestibule/domain/rooms';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { Hero, RecordText, Section, WithAside } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { RoomBookingBar } from '@vestibule/ui/rooms';
import { useTexts } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { usePublicUrl } from '../../app/public-url.js';
import { BOOKING_FORM } from './room-search-address.js';
import { roomMeta } from './room-meta.js';
import { usePictureTexts } from './use-picture-texts.js';
import RoomDetails from './RoomDetails.js';
import { texts } from './RoomArticle.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

interface RoomArticleProps {
  room: Room & InLanguage;
  /** The list that the guest came from. */
  roomsHref: string;
  /** The booking form. */
  aside: ReactNode;
}

/** Everything about one room (spec 2, Room detail). */
export function RoomArticle({ room, roomsHref, aside }: RoomArticleProps) {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const publicUrl = usePublicUrl();
  const descriptions = usePictureTexts(room);
  const here = { label: room.name, language: languageOfText(room, 'name') };
  const trail = trailTo({ label: t.rooms, href: routes.rooms }, here);
  const trailToSearch = trailTo({ label: t.rooms, href: roomsHref }, here);
  return (
    <article>
      <PageMeta {...roomMeta(room, publicUrl, descriptions)} crumbs={trail} />
      <Hero
        title={<RecordText of={room} field="name" />}
        picture={{ kind: 'rooms', file: roomCover(room) }}
        before={<Breadcrumbs items={trailToSearch} />}
      />
      <Section>
        <WithAside aside={<div id={BOOKING_FORM}>{aside}</div>}>
          <PageSection>
            <RoomDetails room={room} />
          </PageSection>
          <RoomBookingBar room={room} href={`#${BOOKING_FORM}`} />
        </WithAside>
      </Section>
    </article>
  );
}
