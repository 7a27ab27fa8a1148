import type { SampleRoom as SampleRoomData } from '@vestibule/domain/content';
import { SampleRoom } from '@vestibule/ui/content';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useDemonstration, useHotelContact } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RoomsPlaceholder } from './RoomsPlaceholder.js';
import { roomPictures } from './room-pictures.js';
import { texts } from './SampleRoomPage.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

interface SampleRoomPageProps {
  room: SampleRoomData;
}

/** Static sample content of the demonstration; Book This Room does nothing (spec 2, placeholder room pages). */
export function SampleRoomPage({ room }: SampleRoomPageProps) {
  const t = useTexts(texts);
  const descriptions = useTexts(roomPictures);
  const trailTo = useTrail();
  const { phone } = useHotelContact();
  const { name, tagline, images, text, facts, nightlyCents } = room;
  const [first] = images;
  const cover = first
    ? { kind: 'rooms' as const, file: first, text: descriptions[first] }
    : undefined;
  const crumbs = trailTo({ label: t.rooms, href: routes.rooms }, { label: name });
  if (!useDemonstration()) return <RoomsPlaceholder />;
  return (
    <>
      <PageMeta title={name} description={tagline} picture="rooms" cover={cover} noindex />
      <PageHeader title={name} intro={tagline} before={<Breadcrumbs items={crumbs} />} />
      <Section>
        <SampleRoom {...{ images, text, facts, nightlyCents, phone }} descriptions={descriptions} />
      </Section>
    </>
  );
}
