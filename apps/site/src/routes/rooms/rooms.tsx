import { Suspense } from 'react';
import { contentApi, useGetRoomsPageQuery } from '@vestibule/api/content';
import { roomsApi } from '@vestibule/api/rooms';
import { pageHero } from '@vestibule/domain/content';
import { Hero, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { useToday } from '../../app/TodayProvider.js';
import { availabilityBounds } from './availability-bounds.js';
import { readRoomSearch } from './room-search-address.js';
import { useFoundRooms } from './use-found-rooms.js';
import { useRoomSearch } from './use-room-search.js';
import RoomResults from './RoomResults.js';
import RoomSearchPart from './RoomSearchPart.js';

export async function loader({ store, url, reply }: PageLoaderArgs) {
  const { stay } = readRoomSearch(url.searchParams);
  const { listRooms, listAvailability } = roomsApi.endpoints;
  const [rooms, nights] = await Promise.all([
    store.dispatch(listRooms.initiate(undefined, PREFETCH)),
    stay && store.dispatch(listAvailability.initiate(availabilityBounds(stay), PREFETCH)),
    store.dispatch(contentApi.endpoints.getRoomsPage.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(rooms, ...(nights ? [nights] : []));
}

const trail = [{ label: 'Home', href: '/' }, { label: 'Rooms' }];

export default function Rooms() {
  const { data: content, error: contentError } = useGetRoomsPageQuery();
  const { search, searchKey, resultsRef, goToPage, searchFor, roomHref } = useRoomSearch();
  const today = useToday();
  const found = useFoundRooms(search);
  const { title, subtitle, image } = pageHero('roomsPage', content);
  const hero = { kind: 'content', file: image } as const;
  return (
    <>
      <PageMeta
        title={title}
        description={subtitle}
        picture="rooms"
        cover={hero}
        canonical="/rooms"
        crumbs={trail}
      />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={hero}
        before={<Breadcrumbs items={trail} />}
      />
      <ContentNotice error={contentError} />
      <Section ref={resultsRef} title="Find a room">
        <Stack gap="xxl">
          <Suspense>
            <RoomSearchPart
              searchKey={searchKey}
              today={today}
              defaultValue={search}
              onSearch={searchFor}
            />
          </Suspense>
          <Suspense>
            <RoomResults {...found} roomHref={roomHref} goToPage={goToPage} />
          </Suspense>
        </Stack>
      </Section>
    </>
  );
}
